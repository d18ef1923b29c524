import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { useWarnAboutChange } from '@refinedev/core';
import { FormDraftOffer } from '../../drafts/draft-offer';
import { useFormDraft } from '../../drafts/use-form-draft';
import { texts } from '../../i18n/texts';
import { changedValues, type FormValues } from '../../lib/form-values';
import { loadingIcon } from '../../lib/loading-icon';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { RunningUploadsContext } from '../../uploads/running-uploads';
import { Preview, PreviewSwitch } from '../preview/preview-switch';
import { useSavedNotice } from '../row/saved-notice';
import { FormConflict } from './conflict';
import { FormFields } from './form-fields';
import { FormFrame } from './form-frame';
import { HistoryButton } from './history-button';
import styles from './resource-form.module.css';
import type { Confirm } from './save-steps';
import { useResourceForm } from './use-resource-form';

interface ResourceFormProps {
  readonly resource: ResourceDefinition;
  /** The row to edit, as it was read; undefined creates one. */
  readonly row?: Row;
  /** The row that a new row is copied from. */
  readonly source?: Row;
  /** Called with the id of the saved row, if one was saved. */
  readonly onClose: (savedId?: number) => void;
}

/** The form of a new row or of one that has been read. */
export function ResourceForm({ resource, row, source, onClose }: ResourceFormProps) {
  const formId = useId();
  const [modal, question] = Modal.useModal();
  const [isPreviewed, setPreviewed] = useState(false);
  const [faultCount, setFaultCount] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const { setWarnWhen } = useWarnAboutChange();
  const tellSaved = useSavedNotice(resource);

  const confirm: Confirm = (words) =>
    new Promise((resolve) => {
      modal.confirm({
        ...words,
        icon: null,
        centered: true,
        // An animated button could move away from a quick click.
        transitionName: '',
        // A second Enter must not answer the question by accident.
        autoFocusButton: null,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  const state = useResourceForm(resource, {
    row,
    source,
    confirm,
    onSaved: (row, written) => {
      onClose(row.id);
      tellSaved(row, written);
    },
  });
  const { initial, version, isSaving, uploads, conflict } = state;
  const id = row?.id ?? null;
  const draft = useFormDraft({ resource, id, initial, version, onRestore: state.replaceValues });

  function recordInput(values: FormValues): void {
    setDrawn(true);
    setWarnWhen(Object.keys(changedValues(values, initial)).length > 0);
    draft.note(values);
  }

  return (
    <RunningUploadsContext value={uploads}>
      <FormFrame
        resource={resource}
        isNew={id === null}
        isLocked={isSaving}
        onClose={() => onClose()}
        footer={[
          <p key="faults" role="status" className={styles.faults}>
            {faultCount > 0 && texts.form.faults(faultCount)}
          </p>,
          id !== null && <HistoryButton key="history" resource={resource} id={id} isDisabled={isSaving} />,
          <PreviewSwitch key="preview" resource={resource} isOpen={isPreviewed} onToggle={setPreviewed} />,
          !resource.isSingleton && (
            <Button key="cancel" disabled={isSaving} onClick={() => onClose()}>
              {texts.form.cancel}
            </Button>
          ),
          <Button
            key="save"
            type="primary"
            htmlType="submit"
            aria-keyshortcuts="Control+S Meta+S"
            form={formId}
            loading={loadingIcon(isSaving)}
            disabled={!isDrawn || isSaving || uploads.isBusy}
          >
            {isSaving ? texts.form.saving : uploads.isBusy ? texts.form.uploading : texts.form.save}
          </Button>,
        ]}
      >
        {draft.offer && <FormDraftOffer resource={resource} offer={draft.offer} />}
        <FormFields
          formId={formId}
          resource={resource}
          state={state}
          onTyped={recordInput}
          onFaults={setFaultCount}
        >
          {isPreviewed && <Preview resource={resource} id={id} onClose={() => setPreviewed(false)} />}
        </FormFields>
      </FormFrame>
      {question}
      {conflict && <FormConflict resource={resource} conflict={conflict} />}
    </RunningUploadsContext>
  );
}
