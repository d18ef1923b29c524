import { Alert, Button, Pagination } from 'antd';
import { useState } from 'react';
import { csvTexts } from '../i18n/csv';
import type { CsvPreview } from './csv-file';
import styles from './csv.module.css';

interface CsvPreviewTableProps {
  readonly preview: CsvPreview;
  readonly onBack: () => void;
  readonly onRun: () => void;
}

const LINES_SHOWN = 20;

/** Every line as it would be brought in, and what keeps a line out. */
export function CsvPreviewTable({ preview, onBack, onRun }: CsvPreviewTableProps) {
  const { match, lines } = preview;
  const [page, setPage] = useState(1);
  const wrong = lines.filter(({ errors }) => errors.length > 0).length;
  const good = lines.length - wrong;
  const shown = lines.slice((page - 1) * LINES_SHOWN, page * LINES_SHOWN);
  const columns = match.columns.flatMap((field, index) => (field ? [{ field, index }] : []));

  return (
    <div className={styles.step}>
      <div role="status" className={styles.notes}>
        <Alert type={good > 0 ? 'success' : 'warning'} showIcon message={csvTexts.ready(good)} />
        {wrong > 0 && <Alert type="warning" showIcon message={csvTexts.wrong(wrong)} />}
        {match.ignored.length > 0 && (
          <Alert type="warning" showIcon message={csvTexts.ignored(match.ignored.join(', '))} />
        )}
        {match.repeated.length > 0 && (
          <Alert type="warning" showIcon message={csvTexts.repeated(match.repeated.join(', '))} />
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={styles.scroller} role="region" aria-label={csvTexts.preview} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{csvTexts.line}</th>
              <th scope="col">{csvTexts.state}</th>
              {columns.map(({ field }) => (
                <th key={field.name} scope="col">
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, cells, errors }) => (
              <tr key={line} data-wrong={errors.length > 0 || undefined}>
                <th scope="row">{line}</th>
                <td>
                  {errors.length === 0
                    ? csvTexts.good
                    : errors.map((error) => (
                        <span key={error} className={styles.error}>
                          {error}
                        </span>
                      ))}
                </td>
                {columns.map(({ field, index }) => (
                  <td key={field.name}>
                    <span className={styles.cell}>{cells[index]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        size="small"
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={LINES_SHOWN}
        total={lines.length}
        onChange={setPage}
      />
      <div className={styles.buttons}>
        <Button onClick={onBack}>{csvTexts.back}</Button>
        <Button type="primary" disabled={good === 0} onClick={onRun}>
          {csvTexts.run(good)}
        </Button>
      </div>
    </div>
  );
}
