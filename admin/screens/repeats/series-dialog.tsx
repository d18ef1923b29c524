import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { Alert, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { formatFullDate, type CivilDate } from '../../../src/lib/dates/dates';
import type { TogetherRow } from '../../data/rows-together';
import { historyTexts } from '../../i18n/history';
import { bulkTexts } from '../../i18n/lists';
import { repeatTexts as words } from '../../i18n/repeats';
import { Dialog } from '../../lib/dialog';
import { QueryResult } from '../../lib/loading';
import { type Row, SERIES_COLUMN, type ResourceDefinition } from '../../schema/types';
import { publishColumn, rowTitle } from '../row/row-title';
import { useMayChange } from '../row/use-may-change';
import { readRow } from '../row/row-query';
import {
  dayOf,
  readFollowing,
  repeatedRows,
  MAX_TIMES,
  placeInMonth,
  repetitions,
  RHYTHMS,
  type Rhythm,
} from './copies';
import styles from './repeats.module.css';
import { useTogether } from './use-together';

const USUAL_TIMES = 4;

interface DialogProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly onClosed: () => void;
}

export type SeriesAct = 'repeat' | 'removeFollowing';

/** What is done with rows that repeat one another. */
export function SeriesDialog({ act, ...props }: DialogProps & { readonly act: SeriesAct }) {
  return act === 'repeat' ? <RepeatDialog {...props} /> : <DeleteFollowing {...props} />;
}

/** Adds a row again, each week or month, as rows of their own. The row itself and all of them are a series. */
function RepeatDialog({ resource, row, onClosed }: DialogProps) {
  const { table, labels } = resource;
  const [rhythm, setRhythm] = useState<Rhythm>('week');
  const [times, setTimes] = useState<number | null>(USUAL_TIMES);
  const provider = useDataProvider()();
  const mayChange = useMayChange(resource);
  const { write, failure, isRunning, isUncertain } = useTogether(resource);
  const source = useQuery({
    queryKey: ['repeated', table, row.id],
    queryFn: () => readRow(provider, resource, row.id),
    gcTime: 0,
  });
  const day = source.data ? dayOf(resource, source.data) : null;
  const days = day === null ? [] : repetitions(day, rhythm, times ?? 0);
  const isLocked = isRunning || isUncertain;

  async function run(): Promise<boolean> {
    if (!source.data) return false;
    const rows = seriesOf(resource, source.data, days, mayChange(source.data));
    return write(() => Promise.resolve(rows), words.done(days.length, labels.one));
  }

  return (
    <Dialog
      title={words.title(rowTitle(resource, row))}
      okText={words.run(days.length, labels.one)}
      okButtonProps={{ disabled: days.length === 0 }}
      onRun={run}
      onClosed={onClosed}
    >
      <QueryResult query={source} failed={words.failed}>
        {() =>
          day !== null && (
            <div className={styles.parts}>
              {failure !== null && <Alert role="alert" type="error" showIcon message={failure} />}
              <div className={styles.choice}>
                <span id="repeat-rhythm">{words.rhythm}</span>
                <Radio.Group
                  aria-labelledby="repeat-rhythm"
                  className={styles.column ?? ''}
                  value={rhythm}
                  disabled={isLocked}
                  options={RHYTHMS.map((value) => ({
                    value,
                    label: words.rhythms[value](day, placeInMonth(day)),
                  }))}
                  onChange={({ target }) => setRhythm(target.value as Rhythm)}
                />
              </div>
              <div className={styles.choice}>
                <label htmlFor="repeat-times">{words.times}</label>
                <InputNumber
                  id="repeat-times"
                  min={1}
                  max={MAX_TIMES}
                  precision={0}
                  value={times}
                  disabled={isLocked}
                  aria-describedby="repeat-most"
                  onChange={setTimes}
                />
                <span id="repeat-most" className={styles.aside}>
                  {words.timesHelp(MAX_TIMES)}
                </span>
              </div>
              <Days days={days} />
              <p className={styles.aside}>
                {publishColumn(resource) === undefined ? words.atOnce : words.drafts} {words.own}
              </p>
            </div>
          )
        }
      </QueryResult>
    </Dialog>
  );
}

function Days({ days }: { readonly days: readonly CivilDate[] }) {
  return (
    <section aria-labelledby="repeat-days">
      <h2 id="repeat-days">{words.days}</h2>
      <ol className={styles.days} aria-live="polite">
        {days.map((day) => (
          <li key={day}>{formatFullDate(day)}</li>
        ))}
      </ol>
    </section>
  );
}

/** The row joins the series, unless it is in one or the person may not change it. */
function seriesOf(
  resource: ResourceDefinition,
  source: Row,
  days: readonly CivilDate[],
  mayChange: boolean,
): TogetherRow[] {
  const stored: unknown = source[SERIES_COLUMN];
  const series = typeof stored === 'string' ? stored : crypto.randomUUID();
  const joins = stored === null && mayChange;
  return [
    ...(joins ? [{ id: source.id, values: { [SERIES_COLUMN]: series } }] : []),
    ...repeatedRows(resource, source, days).map((columns) => ({
      id: null,
      values: { ...columns, [SERIES_COLUMN]: series },
    })),
  ];
}

/** Deletes a row and those that follow it in its series, at once. */
function DeleteFollowing({ resource, row, onClosed }: DialogProps) {
  const { table, labels } = resource;
  const provider = useDataProvider()();
  const { write, failure } = useTogether(resource);
  const rows = useQuery({
    queryKey: ['following', table, row.id],
    queryFn: async () => [row, ...(await readFollowing(provider, resource, row))],
    gcTime: 0,
  });
  const count = rows.data?.length ?? 0;

  async function run(): Promise<boolean> {
    const deleted = (rows.data ?? []).map(({ id, updated_at: version }) => ({
      id,
      version: String(version),
      values: null,
    }));
    const isDone = await write(() => Promise.resolve(deleted), bulkTexts.done.delete(count, labels.one));
    if (!isDone) void rows.refetch();
    return isDone;
  }

  return (
    <Dialog
      title={bulkTexts.questions.delete(count, labels.one)}
      okText={words.removeAll}
      okButtonProps={{ danger: true, disabled: count === 0 }}
      onRun={run}
      onClosed={onClosed}
    >
      <QueryResult query={rows} failed={words.failed}>
        {(found) => (
          <div className={styles.parts}>
            {failure !== null && <Alert role="alert" type="error" showIcon message={failure} />}
            <NamedRows resource={resource} rows={found} />
            <p>{historyTexts.inTrash}</p>
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

/** Names rows with their days. */
function NamedRows({ resource, rows }: { resource: ResourceDefinition; rows: readonly Row[] }) {
  return (
    <ol className={styles.days}>
      {rows.map((row) => {
        const day = dayOf(resource, row);
        return (
          <li key={row.id}>
            {rowTitle(resource, row)}
            {day !== null && <span className={styles.aside}> {formatFullDate(day)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
