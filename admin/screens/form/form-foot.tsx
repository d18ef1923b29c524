import { DownOutlined, EyeOutlined, HistoryOutlined, LinkOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { use, useState, type ReactNode } from 'react';
import { isoToIstanbulInput } from '../../../src/lib/dates/dates';
import { previewViews } from '../../../src/lib/preview';
import { KeepingLine } from './draft-notice';
import type { Keeping } from '../../drafts/draft-keeper';
import { previewTexts, publishTexts, savingTexts } from '../../i18n/forms';
import { reviewTexts } from '../../i18n/reviews';
import { versionTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { PublishDate } from '../../fields/publish/publish-date';
import { ButtonMenu } from '../../lib/button-menu';
import { loadingIcon } from '../../lib/loading';
import { DRAFT, NOW, publishState } from '../../lib/publish-state';
import { AskingContext } from '../../lib/questions';
import { useNow } from '../../lib/use-now';
import type { ResourceDefinition } from '../../schema/types';
import { DraftLinkDialog } from '../sharing/draft-link-dialog';
import styles from './resource-form.module.css';
import type { ResourceForm } from './use-resource-form';

/** The keys that keep what was written. They never publish. */
const KEEP_KEYS = 'Control+S Meta+S';

interface FormFootProps {
  readonly resource: ResourceDefinition;
  /** Null for a new row. */
  readonly id: number | null;
  readonly state: ResourceForm;
  /** Whether the person may publish the row. Whoever may not sends it for review. */
  readonly mayPublish: boolean;
  /** Sends a draft back that waits for review; absent for others. */
  readonly onSendBack?: (() => void) | undefined;
  /** Whether the inputs differ from the stored row. */
  readonly isChanged: boolean;
  readonly faultCount: number;
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  /** Absent for a new row. */
  readonly onHistory?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Keeps the changes of a published row without publishing them. */
  readonly onKeep: () => void;
  /** Where what was typed is. */
  readonly keeping: Keeping;
}

/** The foot of a form: what visitors see of the row now, and buttons that say what they do to it. */
export function FormFoot(props: FormFootProps) {
  const { resource, id, state, isChanged, faultCount, isPreviewed, onHistory } = props;
  const { isSaving, publishedAt, submit } = state;
  const isReady = !isSaving && !state.uploads.isBusy;
  const hasPreview = previewViews(resource.table).length > 0;
  const [isLinked, setLinked] = useState(false);
  const now = useNow();
  /** A phone shows its icon alone. */
  const iconic = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button className={styles.iconic} aria-label={label} disabled={isSaving} {...{ icon, onClick }}>
      <span>{label}</span>
    </Button>
  );
  return (
    <>
      <p role="status" className={styles.faults}>
        {faultCount > 0 && texts.form.faults(faultCount)}
      </p>
      <div className={styles.tools}>
        {onHistory && iconic(versionTexts.open, <HistoryOutlined aria-hidden />, onHistory)}
        {hasPreview && (
          <Button icon={<EyeOutlined aria-hidden />} aria-expanded={isPreviewed} onClick={props.onPreview}>
            {isPreviewed ? previewTexts.close : previewTexts.open}
          </Button>
        )}
        {hasPreview &&
          id !== null &&
          iconic(previewTexts.byLink, <LinkOutlined aria-hidden />, () => setLinked(true))}
        {!resource.isSingleton && (
          <Button disabled={isSaving} onClick={props.onClose}>
            {texts.form.cancel}
          </Button>
        )}
      </div>
      {publishedAt === undefined ? (
        <>
          <div className={styles.state}>
            {state.failure?.isUnanswered && <p role="status">{savingTexts.unansweredState}</p>}
            <KeepingLine keeping={props.keeping} />
          </div>
          <SaveButton
            {...{ state, isReady }}
            label={texts.form.save}
            keys={KEEP_KEYS}
            onClick={() => submit()}
          />
        </>
      ) : (
        <PublishButtons {...props} isReady={isReady} publishedAt={publishedAt} />
      )}
      {isLinked && id !== null && (
        <DraftLinkDialog
          {...{ resource, id, isChanged }}
          isPublic={publishedAt === undefined || publishState(publishedAt, now) === 'published'}
          onClosed={() => setLinked(false)}
        />
      )}
    </>
  );
}

interface PublishButtonsProps extends FormFootProps {
  readonly isReady: boolean;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
}

function PublishButtons({ state: form, isReady, isChanged, publishedAt, ...props }: PublishButtonsProps) {
  const [isDated, setDated] = useState(false);
  const now = useNow();
  const state = publishState(publishedAt, now);
  const { mayPublish, onSendBack } = props;
  const { submit, submitForReview } = form;
  // The row may be stored otherwise than the form knows.
  const isUncertain = form.failure?.isUnanswered === true;
  const withDate = (label: string) => ({ key: 'date', label, onClick: () => setDated(true) });
  const saving = (label: string, as: string) => ({ key: as, label, onClick: () => submit(as) });
  const { states } = publishTexts;
  const primary = {
    draft: { label: publishTexts.publish, as: NOW, more: [withDate(publishTexts.later)] },
    scheduled: { label: texts.form.save, as: undefined, more: [saving(publishTexts.publishNow, NOW)] },
    published: {
      label: publishTexts.publishChanges,
      as: undefined,
      more: [withDate(publishTexts.changeDate), saving(publishTexts.unpublish, DRAFT)],
    },
  }[state];

  return (
    <>
      <div className={styles.state}>
        <p role="status">
          {isUncertain
            ? savingTexts.unansweredState
            : publishedAt === null
              ? states.draft
              : states[state === 'scheduled' ? state : 'published'](publishedAt, now)}
        </p>
        <KeepingLine keeping={props.keeping} />
        {mayPublish && state === 'scheduled' && (
          <>
            <Button type="link" disabled={!isReady} onClick={() => setDated(true)}>
              {publishTexts.changeDate}
            </Button>
            <Button type="link" disabled={!isReady} onClick={() => submit(DRAFT)}>
              {publishTexts.cancelSchedule}
            </Button>
          </>
        )}
        {state === 'published' && isChanged && !isUncertain && <p>{publishTexts.pending}</p>}
        {mayPublish && state === 'published' && (
          <Button
            type="link"
            className={styles.keep ?? ''}
            aria-keyshortcuts={KEEP_KEYS}
            disabled={!isChanged}
            onClick={props.onKeep}
          >
            {publishTexts.keep}
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        {state === 'draft' && (
          <Button aria-keyshortcuts={KEEP_KEYS} disabled={!isReady} onClick={() => submit(DRAFT)}>
            {publishTexts.keepDraft}
          </Button>
        )}
        {onSendBack && (
          <Button disabled={!isReady} onClick={onSendBack}>
            {reviewTexts.sendBack}
          </Button>
        )}
        {!mayPublish && state === 'draft' && (
          <SaveButton state={form} isReady={isReady} label={reviewTexts.ask} onClick={submitForReview} />
        )}
        {mayPublish && (
          <Space.Compact>
            <SaveButton
              state={form}
              isReady={isReady}
              label={primary.label}
              keys={state === 'scheduled' ? KEEP_KEYS : undefined}
              onClick={() => submit(primary.as)}
            />
            <ButtonMenu placement="topRight" disabled={!isReady} items={primary.more}>
              <Button
                type="primary"
                aria-haspopup="menu"
                aria-label={publishTexts.more}
                icon={<DownOutlined aria-hidden />}
              />
            </ButtonMenu>
          </Space.Compact>
        )}
      </div>
      {isDated && (
        <PublishDate
          value={publishedAt === null ? '' : isoToIstanbulInput(publishedAt)}
          onClose={() => setDated(false)}
          onChoose={(date) => {
            setDated(false);
            submit(date);
          }}
        />
      )}
    </>
  );
}

interface SaveButtonProps {
  readonly state: ResourceForm;
  readonly isReady: boolean;
  readonly label: string;
  readonly keys?: string | undefined;
  readonly onClick: () => void;
}

function SaveButton({ state, isReady, label, keys, onClick }: SaveButtonProps) {
  // While a question is open, nothing is being saved or sent.
  const isAsking = use(AskingContext) || state.conflict !== null || state.notes.isAsking;
  const isSaving = state.isSaving && !isAsking;
  const isUploading = state.uploads.isBusy && !isAsking;
  return (
    <Button
      type="primary"
      aria-keyshortcuts={keys}
      loading={loadingIcon(isSaving)}
      disabled={!isReady}
      onClick={onClick}
    >
      {isSaving ? texts.form.saving : isUploading ? texts.form.uploading : label}
    </Button>
  );
}
