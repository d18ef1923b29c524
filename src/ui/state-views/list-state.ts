import { errorMessage } from '../../lib/error-message';

/** What a section that reads data can be in; pages make it from their queries. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly items: readonly Item[] };

/** The part of a query result that decides the state. */
interface QueryLike<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Items already read stay visible when a later refresh fails. */
export function listState<Item>(query: QueryLike<Item>): ListState<Item> {
  if (query.data !== undefined) return { status: 'ready', items: query.data };
  if (query.error === null) return { status: 'loading' };
  return { status: 'error', message: errorMessage(query.error), onRetry: () => void query.refetch() };
}
