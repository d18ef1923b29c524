import { Alert, Button } from 'antd';
import { csvTexts } from '../../i18n/lists';
import type { ResourceDefinition } from '../../schema/types';
import { csvName, downloadCsv } from './export';
import type { CsvPreview } from './read-file';
import { writeCsv } from './csv-format';
import styles from './csv.module.css';
import type { FailedLine } from './use-csv-import';

interface CsvResultProps {
  readonly resource: ResourceDefinition;
  readonly preview: CsvPreview;
  readonly added: number;
  /** How many lines were skipped because their row was already stored. */
  readonly skipped: number;
  readonly failed: readonly FailedLine[];
  readonly onClose: () => void;
}

/**
 * Shows which lines were added and why others were not. The failed lines can be downloaded, corrected and
 * imported again.
 */
export function CsvResult({ resource, preview, added, skipped, failed, onClose }: CsvResultProps) {
  function saveFailed(): void {
    const { header } = preview.table;
    const lines = failed.map(({ line, messages }) => [
      ...header.map((_, index) => line.cells[index] ?? ''),
      messages.join(' '),
    ]);
    downloadCsv(
      writeCsv([[...header, csvTexts.errorColumn], ...lines]),
      csvName(csvTexts.failedFileName, new Date()),
    );
  }

  return (
    <div className={styles.step} role="status">
      <Alert
        type={added > 0 ? 'success' : 'warning'}
        showIcon
        message={added > 0 ? csvTexts.done(added, resource.labels.one) : csvTexts.none}
      />
      {skipped > 0 && <p>{csvTexts.skipped(skipped)}</p>}
      {failed.length > 0 && (
        <>
          <p>{csvTexts.failed(failed.length)}</p>
          <ul className={styles.failures}>
            {failed.map(({ line, messages }) => (
              <li key={line.line}>{csvTexts.failure(line.line, messages.join(' '))}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        {failed.length > 0 && <Button onClick={saveFailed}>{csvTexts.failedFile}</Button>}
        <Button type="primary" onClick={onClose}>
          {csvTexts.close}
        </Button>
      </div>
    </div>
  );
}
