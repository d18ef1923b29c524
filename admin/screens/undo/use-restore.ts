import { keys, useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../src/lib/error-message';
import { historyTexts } from '../../i18n/history';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import type { RestoredRow } from '../../data/history';

/** The key of a query that a restore invalidates together with the history. */
export function historyKey(...parts: readonly unknown[]): readonly unknown[] {
  const history: readonly unknown[] = keys().audit().get();
  return [...history, ...parts];
}

/**
 * Returns the function that runs a restore, renews what screens show of its rows, and returns them. A refused
 * or failed one changes nothing: a notice says why, and the result is undefined.
 */
export function useRestore(): (restore: () => Promise<RestoredRow[]>) => Promise<RestoredRow[] | undefined> {
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const { show } = useNotices();

  return async (restore) => {
    let rows: RestoredRow[];
    try {
      rows = await restore();
    } catch (error) {
      show({ type: 'error', duration: READING_SECONDS, message: historyTexts.failed(errorMessage(error)) });
      return undefined;
    }
    const resources = new Set(rows.map(({ resource }) => resource));
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: historyKey() }),
      // Refine's 'detail' needs an id of one row.
      ...[...resources].map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
    ]);
    return rows;
  };
}
