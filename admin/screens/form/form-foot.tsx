import { DownOutlined, EyeOutlined, HistoryOutlined, LinkOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
import { lazy, Suspense, use, useState } from 'react';
import { isoToIstanbulInput } from '../../../src/lib/dates/dates';
import { previewViews } from '../../../src/lib/preview';
import { KeepingLine } from './draft-notice';
import type { Keeping } from '../../drafts/draft-keeper';
import { PublishDate } from '../../fields/publish/publish-date';
import { previewTexts, publishTexts, savingTexts } from '../../i18n/forms';
import { reviewTexts } from '../../i18n/reviews';
import { versionTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { loadingIcon } from '../../lib/loading-icon';
import { DRAFT, NOW, publishState } from '../../lib/publish-state';
import { AskingContext } from '../../lib/questions';
import { useMinute } from '../../lib/use-minute';
import type { ResourceDefinition } from '../../schema/types';
import styles from './resource-form.module.css';
import type { ResourceForm } from './use-resource-form';

const DraftLinkDialog = lazy(async () => ({
  default: (await import('../sharing/draft-link-dialog')).DraftLinkDialog,
}));

/** The keys that keep what was written. They never publish. */
const KEEP_KEYS = 'Control+S Meta+S';

interface FormFootProps {
  readonly resource: ResourceDefinition;
  /** Null for a new row. */
  readonly id: number | null;
  readonly state: Pick<
    ResourceForm,
    | 'isSaving'
    | 'uploads'
    | 'publishedAt'
    | 'submit'
    | 'submitForReview'
    | 'failure'
    | 'conflict'
    | 'isAskingForReview'
  >;
  /** Whether the person may publish the row. Whoever may not sends it for review. */
  readonly mayPublish: boolean;
  /** Sends a draft back that waits for review; absent for others. */
  readonly onSendBack?: (() => void) | undefined;
  /** Whether the inputs are there, and whether they differ from the stored row. */
  readonly isDrawn: boolean;
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
  const { resource, id, state, isDrawn, isChanged, faultCount, isPreviewed, onPreview, onHistory, onClose } =
    props;
  const { isSaving, uploads, publishedAt } = state;
  const isReady = isDrawn && !isSaving && !uploads.isBusy;
  const isUncertain = state.failure?.isUnanswered === true;
  const hasPreview = previewViews(resource.table).length > 0;
  const [isLinked, setLinked] = useState(false);
  return (
    <>
      <p role="status" className={styles.faults}>
        {faultCount > 0 && texts.form.faults(faultCount)}
      </p>
      <div className={styles.tools}>
        {onHistory && (
          <Button
            className={styles.iconic}
            icon={<HistoryOutlined aria-hidden />}
            aria-label={versionTexts.open}
            disabled={isSaving}
            onClick={onHistory}
          >
            <span>{versionTexts.open}</span>
          </Button>
        )}
        {hasPreview && (
          <Button icon={<EyeOutlined aria-hidden />} aria-expanded={isPreviewed} onClick={onPreview}>
            {isPreviewed ? previewTexts.close : previewTexts.open}
          </Button>
        )}
        {hasPreview && id !== null && (
          <Button
            className={styles.iconic}
            icon={<LinkOutlined aria-hidden />}
            aria-label={previewTexts.byLink}
            disabled={isSaving}
            onClick={() => setLinked(true)}
          >
            <span>{previewTexts.byLink}</span>
          </Button>
        )}
        {!resource.isSingleton && (
          <Button disabled={isSaving} onClick={onClose}>
            {texts.form.cancel}
          </Button>
        )}
      </div>
      {publishedAt === undefined ? (
        <>
          <div className={styles.state}>
            {isUncertain && <p role="status">{savingTexts.unansweredState}</p>}
            <KeepingLine keeping={props.keeping} />
          </div>
          <SaveButton {...state} isReady={isReady} label={texts.form.save} isKeeping />
        </>
      ) : (
        <PublishButtons {...props} isReady={isReady} isUncertain={isUncertain} publishedAt={publishedAt} />
      )}
      {isLinked && id !== null && (
        <Suspense>
          <DraftLinkDialog
            {...{ resource, id, isChanged }}
            isPublic={publishedAt === undefined || publishState(publishedAt, new Date()) === 'published'}
            onClosed={() => setLinked(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface PublishButtonsProps extends FormFootProps {
  readonly isReady: boolean;
  /** Whether the row may be stored otherwise than the form knows. */
  readonly isUncertain: boolean;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
}

function PublishButtons({
  state: form,
  isReady,
  isUncertain,
  isChanged,
  onKeep,
  keeping,
  publishedAt,
  mayPublish,
  onSendBack,
}: PublishButtonsProps) {
  useMinute();
  const [isDated, setDated] = useState(false);
  const now = new Date();
  const state = publishState(publishedAt, now);
  const { submit, submitForReview } = form;
  const withDate = (key: string, label: string) => ({ key, label, onClick: () => setDated(true) });
  const saving = (key: string, label: string, as: string) => ({ key, label, onClick: () => submit(as) });
  const { states } = publishTexts;
  const primary = {
    draft: { label: publishTexts.publish, as: NOW, more: [withDate('later', publishTexts.later)] },
    scheduled: {
      label: texts.form.save,
      as: undefined,
      more: [saving('now', publishTexts.publishNow, NOW)],
    },
    published: {
      label: publishTexts.publishChanges,
      as: undefined,
      more: [withDate('date', publishTexts.changeDate), saving('unpublish', publishTexts.unpublish, DRAFT)],
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
        <KeepingLine keeping={keeping} />
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
            onClick={onKeep}
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
          <SaveButton
            {...form}
            submit={submitForReview}
            isReady={isReady}
            label={reviewTexts.ask}
            isKeeping={false}
          />
        )}
        {mayPublish && (
          <Space.Compact>
            <SaveButton
              {...form}
              isReady={isReady}
              label={primary.label}
              as={primary.as}
              isKeeping={state === 'scheduled'}
            />
            <Dropdown
              trigger={['click']}
              placement="topRight"
              disabled={!isReady}
              menu={{ items: primary.more }}
            >
              <Button
                type="primary"
                aria-haspopup="menu"
                aria-label={publishTexts.more}
                icon={<DownOutlined aria-hidden />}
              />
            </Dropdown>
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

interface SaveButtonProps extends Pick<
  ResourceForm,
  'isSaving' | 'uploads' | 'submit' | 'conflict' | 'isAskingForReview'
> {
  readonly isReady: boolean;
  readonly label: string;
  /** As `submit` takes it. */
  readonly as?: string | undefined;
  /** Whether the keys that keep what was written press it. */
  readonly isKeeping: boolean;
}

function SaveButton({ submit, isReady, label, as, isKeeping, ...busy }: SaveButtonProps) {
  // While a question is open, nothing is being saved or sent.
  const isAsking = use(AskingContext) || busy.conflict !== null || busy.isAskingForReview;
  const isSaving = busy.isSaving && !isAsking;
  const isUploading = busy.uploads.isBusy && !isAsking;
  return (
    <Button
      type="primary"
      aria-keyshortcuts={isKeeping ? KEEP_KEYS : undefined}
      loading={loadingIcon(isSaving)}
      disabled={!isReady}
      onClick={() => submit(as)}
    >
      {isSaving ? texts.form.saving : isUploading ? texts.form.uploading : label}
    </Button>
  );
}
