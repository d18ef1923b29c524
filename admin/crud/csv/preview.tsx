import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { csvTexts } from '../../i18n/lists';
import type { CsvPreview } from './read-file';
import type { CheckedLine } from './check-lines';
import { Pages } from '../pages';
import styles from './csv.module.css';

interface CsvPreviewTableProps {
  readonly preview: CsvPreview;
  /**
   * The numbers of the lines whose row is already stored. They are skipped unless the person includes them.
   */
  readonly duplicates: ReadonlySet<number>;
  /** The labels of the fields that were compared. */
  readonly keyLabels: readonly string[];
  readonly onBack: () => void;
  readonly onRun: (skipped: ReadonlySet<number>) => void;
}

const LINES_SHOWN = 20;

/** Shows every line as it would be imported and the errors that exclude a line. */
export function CsvPreviewTable({ preview, duplicates, keyLabels, onBack, onRun }: CsvPreviewTableProps) {
  const { match, lines } = preview;
  const [page, setPage] = useState(1);
  const wrong = lines.filter(({ errors }) => errors.length > 0).length;
  const [skipped, setSkipped] = useState(duplicates);
  const good = lines.length - wrong - skipped.size;
  const shown = lines.slice((page - 1) * LINES_SHOWN, page * LINES_SHOWN);
  const columns = match.columns.flatMap((field, index) => (field ? [{ field, index }] : []));

  return (
    <div className={styles.step}>
      <div role="status" className={styles.notes}>
        <Alert type={good > 0 ? 'success' : 'warning'} showIcon message={csvTexts.ready(good)} />
        {wrong > 0 && <Alert type="warning" showIcon message={csvTexts.wrong(wrong)} />}
        {duplicates.size > 0 && (
          <Alert
            type="warning"
            showIcon
            message={csvTexts.duplicates(duplicates.size, keyLabels.join(', '))}
            description={
              <Checkbox
                checked={skipped.size === duplicates.size}
                indeterminate={skipped.size > 0 && skipped.size < duplicates.size}
                onChange={({ target }) => setSkipped(target.checked ? duplicates : new Set())}
              >
                {csvTexts.skipAll}
              </Checkbox>
            }
          />
        )}
        {match.ignored.length > 0 && (
          <Alert type="warning" showIcon message={csvTexts.ignored(match.ignored.join(', '))} />
        )}
        {match.repeated.length > 0 && (
          <Alert type="warning" showIcon message={csvTexts.repeated(match.repeated.join(', '))} />
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling region */}
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
                  {duplicates.has(line) ? (
                    <Checkbox
                      className={styles.skip ?? ''}
                      aria-label={csvTexts.skipLine(line)}
                      checked={skipped.has(line)}
                      onChange={({ target }) => setSkipped(withLine(skipped, line, target.checked))}
                    >
                      {csvTexts.skip}
                    </Checkbox>
                  ) : (
                    <State errors={errors} />
                  )}
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
      <Pages
        size="small"
        align="end"
        current={page}
        pageSize={LINES_SHOWN}
        total={lines.length}
        onChange={setPage}
      />
      <div className={styles.buttons}>
        <Button onClick={onBack}>{csvTexts.back}</Button>
        <Button type="primary" disabled={good === 0} onClick={() => onRun(skipped)}>
          {csvTexts.run(good)}
        </Button>
      </div>
    </div>
  );
}

function State({ errors }: Pick<CheckedLine, 'errors'>) {
  if (errors.length === 0) return csvTexts.good;
  return errors.map((error) => (
    <span key={error} className={styles.error}>
      {error}
    </span>
  ));
}

function withLine(lines: ReadonlySet<number>, line: number, isIn: boolean): ReadonlySet<number> {
  const others = [...lines].filter((other) => other !== line);
  return new Set(isIn ? [...others, line] : others);
}
