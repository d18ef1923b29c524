import { useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useRef } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { useRights } from '../../data/rights';
import { writeTogether } from '../../data/rows-together';
import { getSupabase } from '../../data/supabase-client';
import { nextYearTexts } from '../../i18n/repeats';
import { useWithSession } from '../../lib/session-recovery-context';
import type { Row, ResourceDefinition } from '../../schema/types';
import { versionedSelect } from '../row/row-query';
import { publishColumn } from '../row/row-title';
import { dayOf, newRowOn } from './copies';
import { nextYear } from './repeat-dates';
import { cleanRows } from './use-together';

/**
 * Returns the function that stores the copy of a row for the next year as a draft and gives its id, null when that failed. It is
 * undefined where there are no drafts, and for people who could not delete the draft again.
 */
export function useStoredCopy(
  resource: ResourceDefinition,
): ((id: number) => Promise<number | null>) | undefined {
  const { table } = resource;
  const { getOne } = useDataProvider()();
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
        const meta = { select: versionedSelect(resource) };
        const { data: row } = await getOne<Row>({ resource: table, id, meta });
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
