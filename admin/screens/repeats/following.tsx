import type { DataProvider } from '@refinedev/core';
import { Radio } from 'antd';
import { formatFullDate } from '../../../src/lib/dates/dates';
import { repeatTexts } from '../../i18n/repeats';
import type { FormValues } from '../../lib/form-values';
import type { Ask } from '../../lib/questions';
import type { Row } from '../../lib/row';
import { SERIES_COLUMN, type ResourceDefinition } from '../../schema/types';
import { BackendError, refusal, restoreRefusals } from '../../data/http-error';
import { writeTogether, type RowWritten, type TogetherRow } from '../../data/rows-together';
import { getSupabase } from '../../data/supabase-client';
import { GONE, hasCode, STALE } from '../../lib/request-failure';
import { readAllRows, versionedSelect } from '../row/row-query';
import { rowTitle } from '../row/row-title';
import { dayOf, followingChanges, sharedChanges } from './copies';
import styles from './repeats.module.css';
import { cleanRows } from './use-together';

const words = repeatTexts.change;

/** Reads the rows of a series that come after a row, in their order. */
export async function readFollowing(
  provider: Pick<DataProvider, 'getList'>,
  resource: ResourceDefinition,
  row: Row,
): Promise<Row[]> {
  const { table, repeats } = resource;
  const moment = repeats && row[repeats.on];
  if (!repeats || typeof moment !== 'string') return [];
  const rows = await readAllRows(provider, {
    resource: table,
    filters: [
      { field: SERIES_COLUMN, operator: 'eq', value: row[SERIES_COLUMN] },
      { field: repeats.on, operator: 'gte', value: moment },
    ],
    sorters: [{ field: repeats.on, order: 'asc' }],
    meta: { select: versionedSelect(resource) },
  });
  return rows.filter(({ id }) => id !== row.id);
}

/** Names rows with their days. */
export function NamedRows({
  resource,
  rows,
}: {
  readonly resource: ResourceDefinition;
  readonly rows: readonly Row[];
}) {
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

interface Changed {
  readonly provider: Pick<DataProvider, 'getList'>;
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly values: FormValues;
  readonly mayChange: (row: Row) => boolean;
}

/**
 * Asks whether a change of a row is also one of those that follow in its series. Returns what to write in them, nothing for this row
 * alone, and null when the person goes back to the form.
 */
export async function askForFollowing(
  ask: Ask,
  { provider, resource, row, values, mayChange }: Changed,
): Promise<TogetherRow[] | null> {
  const names = sharedChanges(resource, row, values);
  if (names.length === 0) return [];
  const rows = (await readFollowing(provider, resource, row)).filter(mayChange);
  if (rows.length === 0) return [];
  const choice = { isAll: false };
  const labels = resource.fields.filter(({ name }) => names.includes(name)).map(({ label }) => label);
  const { one } = resource.labels;
  const isWanted = await ask({
    title: words.title,
    content: (
      <>
        <p>{words.what(labels)}</p>
        <Radio.Group
          aria-label={words.scope}
          className={styles.column ?? ''}
          defaultValue={false}
          options={[
            { value: false, label: words.one(one) },
            { value: true, label: words.following(rows.length, one) },
          ]}
          onChange={({ target }) => {
            choice.isAll = target.value === true;
          }}
        />
      </>
    ),
    okText: words.run,
  });
  if (!isWanted) return null;
  if (!choice.isAll) return [];
  return rows.flatMap((following) => {
    const changes = followingChanges(resource, row, values, following);
    const version = String(following.updated_at);
    return Object.keys(changes).length === 0 ? [] : [{ id: following.id, version, values: changes }];
  });
}

/** Writes a row, the first one, and those that follow it. What somebody else changed meanwhile is told as by any save of the row. */
export async function writeSeries(
  resource: ResourceDefinition,
  rows: readonly TogetherRow[],
): Promise<RowWritten[]> {
  const cleaned = await cleanRows(resource, rows);
  try {
    return await writeTogether(getSupabase(), resource.table, crypto.randomUUID(), cleaned);
  } catch (error) {
    const isOwn = error instanceof BackendError && String(rows[0]?.id) in error.errors;
    if (isOwn && hasCode(error, restoreRefusals.changed)) throw refusal(STALE);
    throw isOwn && hasCode(error, restoreRefusals.gone) ? refusal(GONE) : error;
  }
}
