import { EyeOutlined, HistoryOutlined } from '@ant-design/icons';
import { useWarnAboutChange } from '@refinedev/core';
import { Button, Spin } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { previewViews } from '../../../src/lib/preview';
import { FormDraftOffer } from '../../drafts/draft-offer';
import { useFormDraft } from '../../drafts/use-form-draft';
import { previewTexts } from '../../i18n/forms';
import { texts } from '../../i18n/texts';
import { versionTexts } from '../../i18n/history';
import { changedValues, type FormValues } from '../../lib/form-values';
import { loadingIcon } from '../../lib/loading-icon';
import type { Row } from '../../lib/row';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import { RunningUploadsContext } from '../../fields/uploads/running-uploads';
import { useSavedNotice } from '../row/saved-notice';
import { FROM_FORM } from '../row/use-focus-return';
import { FormConflict } from './conflict';
import { FormFields } from './form-fields';
import { FormFrame } from './form-frame';
import styles from './resource-form.module.css';
import { useResourceForm } from './use-resource-form';

/** Lazy, because few forms are previewed. */
const PreviewPane = lazy(async () => {
  const { PreviewPane } = await import('../preview/preview-pane');
  return { default: PreviewPane };
});

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
  const [isPreviewed, setPreviewed] = useState(false);
  const [faultCount, setFaultCount] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const { setWarnWhen } = useWarnAboutChange();
  const navigate = useNavigate();
  const { search } = useLocation();
  const tellSaved = useSavedNotice(resource);

  const state = useResourceForm(resource, {
    row,
    source,
    onSaved: (row, written) => {
      onClose(row.id);
      tellSaved(row, written);
    },
  });
  const { initial, version, isSaving, uploads, conflict } = state;
  const id = row?.id ?? null;
  const draft = useFormDraft({ resource, id, initial, version, onRestore: state.replaceValues });

  /** Leaves the form. Unsaved changes are asked about as on every other way out. */
  function showHistory(id: number): void {
    const pathname = resourceRoutes(resource).history.replace(':id', String(id));
    void navigate({ pathname, search }, { state: FROM_FORM });
  }

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
          id !== null && (
            <Button
              key="history"
              className={styles.history}
              icon={<HistoryOutlined aria-hidden />}
              aria-label={versionTexts.open}
              disabled={isSaving}
              onClick={() => showHistory(id)}
            >
              <span>{versionTexts.open}</span>
            </Button>
          ),
          previewViews(resource.table).length > 0 && (
            <Button
              key="preview"
              icon={<EyeOutlined aria-hidden />}
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {isPreviewed ? previewTexts.close : previewTexts.open}
            </Button>
          ),
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
          {isPreviewed && (
            <Suspense fallback={<Spin aria-label={previewTexts.loading} />}>
              <PreviewPane resource={resource} id={id} onClose={() => setPreviewed(false)} />
            </Suspense>
          )}
        </FormFields>
      </FormFrame>
      {conflict && <FormConflict resource={resource} conflict={conflict} />}
    </RunningUploadsContext>
  );
}
