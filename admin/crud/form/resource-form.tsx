import { Alert, Button, Modal } from 'antd';
import { Suspense, useId, useState } from 'react';
import { toChanges, toForm, toRow } from '../../fields/form-codec';
import { changedValues, type FormCodec } from '../../lib/form-values';
import { UploadLedgerContext } from '../../uploads/ledger';
import { useFormDraft } from '../../drafts/use-form-draft';
import { useKeyboardHeight } from './use-keyboard-height';
import { useReplaceStep } from './use-replace-step';
import { useResourceForm } from './use-resource-form';
import { useSlugStep } from './use-slug-step';
import { useUnsavedWarning } from '../../drafts/use-unsaved-warning';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { FormConflict } from './conflict';
import { FormDraftOffer } from '../../drafts/draft-offer';
import { FormFields, FormToCome } from './form-fields';
import { FormReplacement } from './replacement';
import { Preview, PreviewSwitch } from '../preview/preview-switch';
import styles from './resource-form.module.css';
import { useSavedNotice } from '../saved-notice';

export interface ResourceFormProps {
  readonly resource: ResourceDefinition;
  /** Null creates. */
  readonly id: number | null;
  /** What a new row starts with, in place of the declaration's defaults. */
  readonly template?: Readonly<Record<string, unknown>>;
  readonly isPhone: boolean;
  readonly onClose: () => void;
  /** Takes the id of the row that was saved, before the form closes. */
  readonly onSaved: (id: number) => void;
}

function codecOf(resource: ResourceDefinition): FormCodec {
  return {
    toForm: (row) => toForm(resource, row),
    toRow: (values) => toRow(resource, values),
    toChanges: (values, initial) => toChanges(resource, values, initial),
  };
}

/** The dialog over the list in which a row is written: the same for a new one and for an old one. */
export function ResourceForm({ resource, id, template, isPhone, onClose, onSaved }: ResourceFormProps) {
  const formId = useId();
  const [codec] = useState(() => codecOf(resource));
  const keyboardHeight = useKeyboardHeight();
  const [isPreviewed, setPreviewed] = useState(false);
  const [faultCount, setFaultCount] = useState(0);
  // Until the inputs are loaded there is no form to send.
  const [isDrawn, setDrawn] = useState(false);
  const { setDirty, settle } = useUnsavedWarning();
  const tellSaved = useSavedNotice(resource);
  const slugStep = useSlugStep(resource);
  const { step: replaceStep, replacing } = useReplaceStep(resource, codec);
  const form = useResourceForm(resource, id, {
    codec,
    template,
    steps: [slugStep, replaceStep],
    onSaved: (row) => {
      settle();
      onSaved(row.id);
      onClose();
      tellSaved(row);
    },
  });
  const { initial, version, revision } = form;
  const draft = useFormDraft({ resource, id, initial, version, revision });
  const { labels } = resource;
  const isBlocked = form.isSaving || form.ledger.isBusy;

  return (
    <UploadLedgerContext value={form.ledger}>
      <Modal
        open
        className={isPhone ? styles.full : styles.dialog}
        width="100%"
        // It is there at once, as it is gone at once: growing would keep whoever wants to type waiting.
        transitionName=""
        maskTransitionName=""
        styles={{ footer: { insetBlockEnd: keyboardHeight } }}
        title={id === null ? texts.form.createTitle(labels.one) : texts.form.editTitle(labels.object)}
        maskClosable={false}
        closable={!form.isSaving}
        keyboard={!form.isSaving}
        onCancel={onClose}
        footer={[
          <p key="faults" role="status" className={styles.faults}>
            {faultCount > 0 && texts.form.faults(faultCount)}
          </p>,
          <PreviewSwitch key="preview" resource={resource} isOpen={isPreviewed} onToggle={setPreviewed} />,
          <Button key="cancel" disabled={form.isSaving} onClick={onClose}>
            {texts.form.cancel}
          </Button>,
          <Button
            key="save"
            type="primary"
            htmlType="submit"
            aria-keyshortcuts="Control+S Meta+S"
            form={formId}
            loading={form.isSaving}
            disabled={form.status !== 'ready' || !isDrawn || isBlocked}
          >
            {form.isSaving ? texts.form.saving : form.ledger.isBusy ? texts.form.uploading : texts.form.save}
          </Button>,
        ]}
      >
        {form.status === 'loading' && <FormToCome resource={resource} />}
        {form.status === 'failed' && (
          <Alert
            type="error"
            showIcon
            message={form.loadError}
            action={<Button onClick={form.reload}>{texts.list.retry}</Button>}
          />
        )}
        {draft.offer && <FormDraftOffer resource={resource} offer={draft.offer} />}
        {initial && draft.start && (
          <Suspense fallback={<FormToCome resource={resource} />}>
            <FormFields
              key={draft.startKey}
              formId={formId}
              resource={resource}
              start={draft.start}
              initial={initial}
              failure={form.failure}
              isSaving={form.isSaving}
              onTyped={(values) => {
                setDrawn(true);
                setDirty(Object.keys(changedValues(values, initial)).length > 0);
                draft.note(values);
              }}
              onSubmit={(values) => void form.save(values)}
              onFaults={setFaultCount}
            >
              {isPreviewed && <Preview resource={resource} id={id} onClose={() => setPreviewed(false)} />}
            </FormFields>
          </Suspense>
        )}
      </Modal>
      <FormReplacement resource={resource} replacing={replacing} />
      <FormConflict resource={resource} codec={codec} conflict={form.conflict} />
    </UploadLedgerContext>
  );
}
