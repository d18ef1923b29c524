import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { formToText } from '../../fields/form-codec';
import { csvTexts } from '../../i18n/lists';
import type { FieldDeclaration } from '../../schema/types';
import { Pages } from '../rows/pages';
import type { RowColumn } from '../rows/row-columns';
import { RowList } from '../rows/row-list';
import styles from './csv.module.css';
import type { CheckedLine, CsvPreview } from './read-table';

interface CsvPreviewTableProps {
  readonly preview: CsvPreview;
  /**
   * The numbers of the lines whose row is in the file before, with the number of that line, or already stored:
   * null. They are skipped unless the person includes them.
   */
  readonly duplicates: ReadonlyMap<number, number | null>;
  readonly keyLabels: readonly string[];
  readonly onBack: () => void;
  readonly onRun: (skipped: readonly number[]) => void;
}

const LINES_SHOWN = 20;

/** Shows every line as it would be imported and the errors that exclude a line. */
export function CsvPreviewTable({ preview, duplicates, keyLabels, onBack, onRun }: CsvPreviewTableProps) {
  const { table, match, lines } = preview;
  const [page, setPage] = useState(1);
  const wrong = lines.filter(({ errors }) => errors.length > 0).length;
  const [skipped, setSkipped] = useState<readonly number[]>([...duplicates.keys()]);
  const good = lines.length - wrong - skipped.length;
  const shown = lines.slice((page - 1) * LINES_SHOWN, page * LINES_SHOWN);
  const warnings = [
    table.above.length > 0 && csvTexts.above(table.above.join(' · ')),
    wrong > 0 && csvTexts.wrong(wrong),
    match.ignored.length > 0 && csvTexts.ignored(match.ignored.join(', ')),
    match.repeated.length > 0 && csvTexts.repeated(match.repeated.join(', ')),
  ].filter((warning) => warning !== false);

  const stateOf = ({ line, errors }: CheckedLine) =>
    duplicates.has(line) ? (
      <Checkbox
        className={styles.skip ?? ''}
        aria-label={csvTexts.skipLine(line, duplicates.get(line) ?? null)}
        checked={skipped.includes(line)}
        onChange={({ target }) =>
          setSkipped(target.checked ? [...skipped, line] : skipped.filter((other) => other !== line))
        }
      >
        {csvTexts.skip(duplicates.get(line) ?? null)}
      </Checkbox>
    ) : errors.length === 0 ? (
      csvTexts.good
    ) : (
      errors.map((error) => (
        <span key={error} className={styles.error}>
          {error}
        </span>
      ))
    );
  const columns: RowColumn<CheckedLine>[] = [
    { key: 'line', title: csvTexts.line, onCard: 'title', render: ({ line }) => line },
    { key: 'state', title: csvTexts.state, render: stateOf },
    ...match.columns.flatMap((field, index) => (field ? [columnOf(field, index)] : [])),
  ];

  return (
    <div className={styles.step}>
      <div role="status" className={styles.notes}>
        <Alert type={good > 0 ? 'success' : 'warning'} showIcon message={csvTexts.ready(good)} />
        {duplicates.size > 0 && (
          <Alert
            type="warning"
            showIcon
            message={csvTexts.duplicates(duplicates.size, keyLabels.join(', '))}
            description={
              <Checkbox
                checked={skipped.length === duplicates.size}
                indeterminate={skipped.length > 0 && skipped.length < duplicates.size}
                onChange={({ target }) => setSkipped(target.checked ? [...duplicates.keys()] : [])}
              >
                {csvTexts.skipAll}
              </Checkbox>
            }
          />
        )}
        {warnings.map((warning) => (
          <Alert key={warning} type="warning" showIcon message={warning} />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling region */}
      <div className={styles.scroller} role="region" aria-label={csvTexts.preview} tabIndex={0}>
        <RowList
          rows={shown.map((line) => ({ ...line, id: line.line }))}
          columns={columns}
          titleOf={({ line }) => String(line)}
        />
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

/** A good line shows what was understood (5.6.2026 as 5 Haziran 2026), any other what is written. */
function columnOf(field: FieldDeclaration, index: number): RowColumn<CheckedLine> {
  return {
    key: field.name,
    title: field.label,
    isFilled: ({ cells }) => (cells[index] ?? '') !== '',
    render: ({ cells, values, errors }) => (
      <span className={styles.cell}>
        {errors.length > 0 || (cells[index] ?? '') === ''
          ? cells[index]
          : formToText(field, values[field.name])}
      </span>
    ),
  };
}
