import { Alert, Button, Input, Progress, Spin } from 'antd';
import { useState } from 'react';
import { useFilePicker } from '../../fields/uploads/upload-controls';
import { useUndoNotice } from '../history/undo-notice';
import { helpTexts } from '../../i18n/help';
import { bulkTexts, csvTexts } from '../../i18n/lists';
import { Dialog } from '../../lib/dialog';
import type { ResourceDefinition } from '../../schema/types';
import { rowState } from '../row/row-title';
import { HelpButton } from '../help/help-button';
import { downloadCsv } from './csv-format';
import styles from './csv.module.css';
import { CsvPreviewTable } from './preview';
import { importedFields, isRequired, keyFields, readCsv, readCsvFile, type CsvPreview } from './read-table';
import { useCsvImport, type CsvImported } from './use-csv-import';

interface CsvImportProps {
  readonly resource: ResourceDefinition;
  readonly onClose: () => void;
}

/**
 * Imports a CSV file in four views of one dialog: choose, preview, progress, result. Nothing is written
 * before the third.
 */
export function CsvImport({ resource, onClose }: CsvImportProps) {
  const { state, read, restart, run, goOn } = useCsvImport(resource);
  const tellDone = useUndoNotice(resource.table);

  /** The dialog has told the result. The notice, which offers to undo it, comes when the list is seen again. */
  function close(): void {
    onClose();
    if (state.phase !== 'finished' || state.added.length === 0) return;
    const message = csvTexts.done(state.added.length, resource.labels.one);
    tellDone({ message, saved: state.added });
  }

  return (
    <Dialog
      width="min(100%, 960px)"
      title={csvTexts.title(resource.labels.many)}
      footer={null}
      isBusy={state.phase === 'running'}
      onClosed={close}
    >
      {state.phase === 'choosing' && (
        <FileChooser
          {...{ resource, onClose }}
          complaint={state.complaint}
          onRead={(reading) => void read(reading)}
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
            format={() => bulkTexts.progress(state.done, state.total)}
          />
        </div>
      )}
      {state.phase === 'finished' && (
        <Result resource={resource} result={state} onGoOn={() => void goOn(state)} onClose={close} />
      )}
      <HelpButton
        help={{ title: csvTexts.title(resource.labels.many), sentences: helpTexts.import, picture: 'table' }}
        isInCorner
      />
    </Dialog>
  );
}

interface FileChooserProps extends CsvImportProps {
  readonly complaint: string | null;
  readonly onRead: (reading: Promise<CsvPreview>) => void;
}

const PASTE_ROWS = 5;
const TABLES = '.csv,.txt,.tsv,text/csv,text/plain';

function FileChooser({ resource, complaint, onRead, onClose }: FileChooserProps) {
  const [pasted, setPasted] = useState('');
  const fields = importedFields(resource);
  const saveTemplate = () =>
    downloadCsv(`${resource.labels.many} ${csvTexts.templateFileName}`, [fields.map(({ label }) => label)]);
  const picker = useFilePicker(
    { accept: TABLES, label: csvTexts.fileLabel },
    ([file]) => file && onRead(readCsvFile(resource, file)),
  );
  return (
    <div className={styles.step}>
      {complaint !== null && <Alert role="alert" type="error" showIcon message={complaint} />}
      <p>{csvTexts.steps.intro}</p>
      <div>
        <h2 className={styles.heading}>{csvTexts.steps.columns}</h2>
        <ul className={styles.columns}>
          {fields.map((field) => (
            <li key={field.name}>{isRequired(field) ? csvTexts.steps.required(field.label) : field.label}</li>
          ))}
        </ul>
        <Button type="link" className={styles.template ?? ''} onClick={saveTemplate}>
          {csvTexts.steps.template}
        </Button>
      </div>
      <div>
        {picker.input}
        <Button onClick={picker.open}>{csvTexts.choose}</Button>
      </div>
      <div>
        <p className={styles.aside}>{csvTexts.or}</p>
        <Input.TextArea
          aria-label={csvTexts.pasteLabel}
          rows={PASTE_ROWS}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{csvTexts.cancel}</Button>
        <Button
          type="primary"
          disabled={pasted.trim() === ''}
          onClick={() => onRead(readCsv(resource, pasted))}
        >
          {csvTexts.read}
        </Button>
      </div>
    </div>
  );
}

interface ResultProps extends CsvImportProps {
  readonly result: CsvImported;
  readonly onGoOn: () => void;
}

/**
 * Shows which lines were added and why others were not. The failed lines can be downloaded, corrected and
 * imported again. An import that a lost connection has stopped can go on.
 */
function Result({ resource, result, onGoOn, onClose }: ResultProps) {
  const { preview, added, skipped, failed, left } = result;
  function saveFailed(): void {
    const { header } = preview.table;
    const lines = failed.map(({ cells, errors }) => [
      ...header.map((_, index) => cells[index] ?? ''),
      errors.join(' '),
    ]);
    downloadCsv(csvTexts.failedFileName, [[...header, csvTexts.errorColumn], ...lines]);
  }

  const count = added.length;
  const drafts = added.filter((row) => rowState(resource, row, new Date()) === 'draft').length;
  return (
    <div className={styles.step} role="status">
      {(count > 0 || left.length === 0) && (
        <Alert
          type={count > 0 ? 'success' : 'warning'}
          showIcon
          message={count > 0 ? csvTexts.done(count, resource.labels.one) : csvTexts.none}
        />
      )}
      {left.length > 0 && <Alert type="warning" showIcon message={csvTexts.left(left.length)} />}
      {drafts > 0 && <p>{csvTexts.drafts(drafts)}</p>}
      {skipped > 0 && <p>{csvTexts.skipped(skipped)}</p>}
      {failed.length > 0 && (
        <>
          <p>{csvTexts.failed(failed.length)}</p>
          <ul className={styles.failures}>
            {failed.map(({ line, errors }) => (
              <li key={line}>{csvTexts.failure(line, errors.join(' '))}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        {failed.length > 0 && <Button onClick={saveFailed}>{csvTexts.failedFile}</Button>}
        <Button type={left.length > 0 ? 'default' : 'primary'} onClick={onClose}>
          {bulkTexts.close}
        </Button>
        {left.length > 0 && (
          <Button type="primary" onClick={onGoOn}>
            {csvTexts.goOn}
          </Button>
        )}
      </div>
    </div>
  );
}
