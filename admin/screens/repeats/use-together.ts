import { useInvalidate, useDataProvider, useNotification } from '@refinedev/core';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { useRights } from '../../data/access';
import { writeTogether, type TogetherRow } from '../../data/rows-together';
import { getSupabase } from '../../data/supabase-client';
import { cleanColumns } from '../../fields/form-codec';
import { repeatTexts, nextYearTexts } from '../../i18n/repeats';
import { isUnanswered } from '../../lib/request-failure';
import { SessionRecoveryContext, useWithSession } from '../../lib/session-recovery-context';
import type { ResourceDefinition } from '../../schema/types';
import { useUndoNotice } from '../history/undo-notice';
import { publishColumn } from '../row/row-title';
import { readRow } from '../row/row-query';
import { dayOf, newRowOn, nextYear } from './copies';

/**
 * Writes several rows as one change, which the notice about it takes back whole. Nobody knows whether a request without an answer was
 * carried out; until one is answered the same request is sent again, and `isUncertain` says that nothing else should be asked for.
 */
export function useTogether(resource: ResourceDefinition) {
  const { table } = resource;
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [isUncertain, setUncertain] = useState(false);
  const lost = useRef<{ readonly key: string; readonly rows: readonly TogetherRow[] } | null>(null);
  const invalidate = useInvalidate();
  const tellDone = useUndoNotice(table);
  const mayDelete = useRights()('delete', table);
  const withSession = useWithSession();
  const { hold } = useContext(SessionRecoveryContext);
  useEffect(() => hold(), [hold]);

  /** Resolves to whether the rows were written. `done` is the notice's sentence. */
  async function write(read: () => Promise<readonly TogetherRow[]>, done: ReactNode): Promise<boolean> {
    setRunning(true);
    setFailure(null);
    try {
      lost.current ??= { key: crypto.randomUUID(), rows: await cleanRows(resource, await read()) };
      const { key, rows } = lost.current;
      const written = await withSession(() => writeTogether(getSupabase(), table, key, rows));
      lost.current = null;
      await invalidate({ resource: table, invalidates: ['resourceAll'] });
      const saved = written.filter(({ updated_at: version }) => version !== null);
      const deleted = written.filter(({ updated_at: version }) => version === null);
      // To take new rows back is to delete them.
      tellDone({
        message: done,
        ...((mayDelete || rows.every(({ id }) => id !== null)) && { saved, deleted }),
      });
      return true;
    } catch (error) {
      const isLost = lost.current !== null && isUnanswered(error);
      if (!isLost) lost.current = null;
      setUncertain(isLost);
      setFailure(isLost ? repeatTexts.unanswered : errorMessage(error));
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { write, failure, isRunning, isUncertain };
}

/** Returns rows with their values as their kinds clean them, as everything is that is written. */
export function cleanRows(
  { fields }: ResourceDefinition,
  rows: readonly TogetherRow[],
): Promise<readonly TogetherRow[]> {
  return Promise.all(
    rows.map(async (row) => ({ ...row, values: row.values && (await cleanColumns(fields, row.values)) })),
  );
}

/**
 * Returns the function that stores the copy of a row for the next year as a draft and gives its id, null when that failed. It is
 * undefined where there are no drafts, and for people who could not delete the draft again.
 */
export function useStoredCopy(
  resource: ResourceDefinition,
): ((id: number) => Promise<number | null>) | undefined {
  const { table } = resource;
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const invalidate = useInvalidate();
  const withSession = useWithSession();
  const mayDelete = useRights()('delete', table);
  /** The keys of copies by their row, until one is known to be stored: a press after a lost answer stores no second one. */
  const keys = useRef(new Map<number, string>());
  if (publishColumn(resource) === undefined || !mayDelete) return undefined;

  return async (id) => {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    try {
      const [copy] = await withSession(async () => {
        const row = await readRow(provider, resource, id);
        const from = dayOf(resource, row);
        const day = from && nextYear(from);
        const rows = day === null ? [] : [{ id: null, values: newRowOn(resource, row, day) }];
        return writeTogether(getSupabase(), table, key, await cleanRows(resource, rows));
      });
      keys.current.delete(id);
      await invalidate({ resource: table, invalidates: ['list', 'many'] });
      return copy?.id ?? null;
    } catch (error) {
      notify?.({ type: 'error', message: nextYearTexts.failed(errorMessage(error)) });
      return null;
    }
  };
}
