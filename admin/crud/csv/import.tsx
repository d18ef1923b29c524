import { Modal, Progress, Spin } from 'antd';
import { useUndoNotice } from '../../history/undo-notice';
import { csvTexts } from '../../i18n/lists';
import type { ResourceDefinition } from '../../schema/types';
import { CsvFileChooser } from './file-chooser';
import { keyFields } from './duplicates';
import { csvName, downloadCsv } from './export';
import { readCsv, readCsvFile } from './read-file';
import { CsvPreviewTable } from './preview';
import { CsvResult } from './result';
import { importedFields } from './check-lines';
import { writeCsv } from './csv-format';
import { useCsvImport } from './use-csv-import';

interface CsvImportProps {
  readonly resource: ResourceDefinition;
  readonly onClose: () => void;
}

/**
 * Imports a CSV file in four views of one dialog: choose, preview, progress, result. Nothing is written
 * before the third.
 */
export function CsvImport({ resource, onClose }: CsvImportProps) {
  const { state, read, restart, run } = useCsvImport(resource);
  const tellDone = useUndoNotice(resource.table);
  const isRunning = state.phase === 'running';

  /** The dialog has told the result. The notice, which offers to undo it, comes when the list is seen again. */
  function close(): void {
    onClose();
    if (state.phase !== 'finished' || state.added.length === 0) return;
    const message = csvTexts.done(state.added.length, resource.labels.one);
    tellDone({ message, saved: state.added });
  }

  function saveTemplate(): void {
    const header = importedFields(resource).map(({ label }) => label);
    const name = csvName(`${resource.labels.many} ${csvTexts.templateFileName}`, new Date());
    downloadCsv(writeCsv([header]), name);
  }

  return (
    <Modal
      open
      centered
      width="min(100%, 960px)"
      title={csvTexts.title(resource.labels.many)}
      footer={null}
      closable={!isRunning}
      keyboard={!isRunning}
      maskClosable={false}
      onCancel={close}
    >
      {state.phase === 'choosing' && (
        <CsvFileChooser
          fields={importedFields(resource)}
          complaint={state.complaint}
          onFile={(file) => void read(readCsvFile(resource, file))}
          onPaste={(text) => void read(readCsv(resource, text))}
          onTemplate={saveTemplate}
          onCancel={onClose}
        />
      )}
      {state.phase === 'reading' && (
        <div role="status">
          <Spin /> {csvTexts.checking}
        </div>
      )}
      {state.phase === 'previewing' && (
        <CsvPreviewTable
          preview={state.preview}
          duplicates={state.duplicates}
          keyLabels={keyFields(resource).map(({ label }) => label)}
          onBack={restart}
          onRun={(skipped) => void run(state.preview, skipped)}
        />
      )}
      {state.phase === 'running' && (
        <div role="status">
          <p>{csvTexts.running}</p>
          <Progress
            percent={Math.round((state.done / state.total) * 100)}
            format={() => csvTexts.progress(state.done, state.total)}
          />
        </div>
      )}
      {state.phase === 'finished' && (
        <CsvResult {...state} added={state.added.length} resource={resource} onClose={close} />
      )}
    </Modal>
  );
}
