import type { Sql } from 'postgres';
import { type ApiFetch, withHeaders } from './api-fetch';

/** The most rows of one response, in supabase/config.toml and on hosted Supabase. */
const MAX_ROWS = 1000;
const ESTIMATED = 'count=estimated';
/** From this estimate on, a whole list surely has more than MAX_ROWS rows. */
const RELIABLE_ESTIMATE = 2 * MAX_ROWS;
/** The parameters that do not filter rows. */
const WHOLE_LIST = new Set(['select', 'order', 'limit', 'offset']);
const TABLE_PATH = /^\/rest\/v1\/([a-z_]+)$/;

/** Whether a table has more than MAX_ROWS rows, visible or not. */
export type HasManyRows = (table: string) => Promise<boolean>;

/**
 * Counts as PostgREST does for `count=estimated`: up to MAX_ROWS rows exactly, more by the planner's estimate. lite always takes the
 * estimate, which is far off for few rows. A page behind the count is answered 416.
 */
export function withEstimatedCounts(lite: ApiFetch, hasManyRows: HasManyRows): ApiFetch {
  return async (request, peerAddress) => {
    const isAsked = request.method === 'GET' && request.headers.get('prefer')?.includes(ESTIMATED);
    if (!isAsked) return lite(request, peerAddress);
    const send = (changes: Changes) => lite(withChanges(request, changes), peerAddress);

    // No filter of a small table can match many rows, so that one request is enough.
    const { pathname, searchParams } = new URL(request.url);
    const [, table] = TABLE_PATH.exec(pathname) ?? [];
    if (table !== undefined && !(await hasManyRows(table))) return send({ count: 'count=exact' });
    if ([...searchParams.keys()].every((name) => WHOLE_LIST.has(name))) {
      const response = await send({ count: 'count=planned' });
      if (totalOf(response).guess >= RELIABLE_ESTIMATE) return response;
    }
    const beyond = await send({ count: '', limit: 1, offset: MAX_ROWS });
    const isMore = beyond.ok && ((await beyond.json()) as unknown[]).length > 0;
    if (!isMore) return send({ count: 'count=exact' });

    const response = await send({ count: 'count=planned' });
    if (response.status !== 416) return withTotal(response);
    // A page that begins behind the count is refused, though it may have rows. The count is never below MAX_ROWS + 1.
    const isBehind = Number(searchParams.get('offset')) > MAX_ROWS + 1;
    return isBehind ? response : withTotal(await send({ count: '' }));
  };
}

/** Asks as the tables' owner. An unknown table passes as large, so that lite responds with its own error. */
export function createHasManyRows(sql: Sql): HasManyRows {
  return async (table) => {
    try {
      const [row] = await sql<{ isLarge: boolean }[]>`
        select exists (select from public.${sql(table)} offset ${MAX_ROWS}) as "isLarge"`;
      return row?.isLarge ?? true;
    } catch {
      return true;
    }
  };
}

/** Raises an estimate that is below the known number of rows. */
function withTotal(response: Response): Response {
  const { shown, guess } = totalOf(response);
  return withHeaders(response, { 'content-range': `${shown}/${Math.max(guess, MAX_ROWS + 1)}` });
}

/** Reads the shown range and the total from a response; a total of 0 when it has none. */
function totalOf({ headers, ok }: Response): { shown: string; guess: number } {
  const [shown = '*', guess] = headers.get('content-range')?.split('/') ?? [];
  return { shown, guess: ok ? Number(guess) || 0 : 0 };
}

type Changes = Partial<Record<'limit' | 'offset', number>> & { count: string };

/** Returns the request with another count. With another range it also drops the order, which would cost time. */
function withChanges(request: Request, { count, limit, offset }: Changes): Request {
  const url = new URL(request.url);
  if (limit !== undefined) {
    url.searchParams.delete('order');
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('offset', String(offset));
  }
  const headers = new Headers(request.headers);
  headers.set('prefer', (headers.get('prefer') ?? '').replace(ESTIMATED, count));
  return new Request(url, { headers });
}
