import type { AuditLogProvider } from '@refinedev/core';
import type { History } from './history';

/** The most that the database gives at once. */
export const MAX_CHANGES = 100;

/**
 * Refine's provider for `useLogList`: with a row's id in `meta.id` its changes, those before the entry
 * `meta.beforeId` if it is there, otherwise those of all tables.
 * It writes nothing, because a log written by the browser could be forged; the database writes the history.
 */
export function createAuditLogProvider(history: History): AuditLogProvider {
  const writeNothing = () => Promise.resolve();
  return {
    get: ({ resource, meta }) =>
      typeof meta?.id === 'number'
        ? history.readRow(resource, meta.id, typeof meta.beforeId === 'number' ? meta.beforeId : undefined)
        : history.readRecent(undefined, MAX_CHANGES),
    create: writeNothing,
    update: writeNothing,
  };
}
