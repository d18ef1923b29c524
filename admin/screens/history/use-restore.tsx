import { keys, useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import type { NotificationArgsProps } from 'antd';
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
 * Returns the function that runs a restore, renews what screens show of its rows, shows `done` with the addresses that
 * rows got in place of taken ones, and returns whether it restored. A refused or failed restore changes nothing: a
 * notice says why.
 */
export function useRestore() {
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const { show } = useNotices();

  return async (restore: () => Promise<RestoredRow[]>, done: NotificationArgsProps): Promise<boolean> => {
    let rows: RestoredRow[];
    try {
      rows = await restore();
    } catch (error) {
      show({ type: 'error', duration: READING_SECONDS, message: historyTexts.failed(errorMessage(error)) });
      return false;
    }
    const resources = new Set(rows.map(({ resource }) => resource));
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: historyKey() }),
      // Refine's 'detail' needs an id of one row.
      ...[...resources].map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
    ]);
    const moved = rows.filter(({ hasOtherSlug }) => hasOtherSlug);
    const addresses = {
      duration: READING_SECONDS,
      description: moved.map(({ id, slug }) => <p key={id}>{historyTexts.otherAddress(slug ?? '')}</p>),
    };
    show({ type: 'success', ...done, ...(moved.length > 0 && addresses) });
    return true;
  };
}
