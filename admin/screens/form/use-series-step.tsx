import { useDataProvider, useInvalidate } from '@refinedev/core';
import { Radio } from 'antd';
import { useRef } from 'react';
import type { ColumnValues } from '../../data/history';
import { BackendError, refusal, restoreRefusals } from '../../data/http-error';
import { writeTogether, type RowWritten, type TogetherRow } from '../../data/rows-together';
import { getSupabase } from '../../data/supabase-client';
import { repeatTexts } from '../../i18n/repeats';
import type { FormValues } from '../../lib/form-values';
import { useQuestion } from '../../lib/questions';
import { GONE, hasCode, STALE } from '../../lib/request-failure';
import { type Row, SERIES_COLUMN, type ResourceDefinition } from '../../schema/types';
import { followingChanges, readFollowing, sharedChanges } from '../repeats/copies';
import styles from '../repeats/repeats.module.css';
import { cleanRows } from '../repeats/use-together';
import { useMayChange } from '../row/use-may-change';
import { readRow } from '../row/row-query';
import type { SaveStep } from './save-steps';

const words = repeatTexts.change;

/**
 * The save step for rows that repeat one another: it asks whether a change is also one of those that follow. Does nothing for other
 * rows. `write` writes a row and those that follow it, all or none; `written` are those that were written with it.
 */
export function useSeriesStep(resource: ResourceDefinition) {
  const { table, labels } = resource;
  const provider = useDataProvider()();
  const ask = useQuestion();
  const mayChange = useMayChange(resource);
  const invalidate = useInvalidate();
  const written = useRef<readonly Row[]>([]);

  /** Returns what to write in the rows that follow, nothing for this row alone, and null when the person goes back to the form. */
  async function askForFollowing(row: Row, values: FormValues): Promise<TogetherRow[] | null> {
    const names = sharedChanges(resource, row, values);
    if (names.length === 0) return [];
    const rows = (await readFollowing(provider, resource, row)).filter(mayChange);
    if (rows.length === 0) return [];
    const choice = { isAll: false };
    const changed = resource.fields.filter(({ name }) => names.includes(name)).map(({ label }) => label);
    const content = (
      <>
        <p>{words.what(changed)}</p>
        <Radio.Group
          aria-label={words.scope}
          className={styles.column ?? ''}
          defaultValue={false}
          options={[
            { value: false, label: words.one(labels.one) },
            { value: true, label: words.following(rows.length, labels.one) },
          ]}
          onChange={({ target }) => {
            choice.isAll = target.value === true;
          }}
        />
      </>
    );
    if (!(await ask({ title: words.title, content, okText: words.run }))) return null;
    if (!choice.isAll) return [];
    return rows.flatMap((following) => {
      const changes = followingChanges(resource, row, values, following);
      const version = String(following.updated_at);
      return Object.keys(changes).length === 0 ? [] : [{ id: following.id, version, values: changes }];
    });
  }

  const step: SaveStep = {
    prepare: async (attempt) => {
      const { row, values, together } = attempt;
      // A second try has been asked about.
      if (row?.[SERIES_COLUMN] == null || together) return attempt;
      const rows = await askForFollowing(row, values);
      return rows && { ...attempt, together: rows };
    },
  };

  async function write({ id, updated_at }: Row, values: ColumnValues, others: readonly TogetherRow[]) {
    const own = { id, version: String(updated_at), values };
    const [, ...rest] = await writeSeries(resource, [own, ...others]);
    written.current = rest;
    await invalidate({ resource: table, invalidates: ['resourceAll'] });
    return readRow(provider, resource, id);
  }

  return { step, write, written: () => written.current };
}

/** Writes a row, the first one, and those that follow it. What somebody else changed meanwhile is told as by any save of the row. */
async function writeSeries(
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
