import { errorMessage } from '../../lib/error-message';

/** The state of a section with a list, derived from its query. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly items: readonly Item[] };

interface QueryLike<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Items stay visible when a later refetch fails. */
export function listState<Item>(query: QueryLike<Item>): ListState<Item> {
  if (query.data !== undefined) return { status: 'ready', items: query.data };
  if (query.error === null) return { status: 'loading' };
  return { status: 'error', message: errorMessage(query.error), onRetry: () => void query.refetch() };
}
