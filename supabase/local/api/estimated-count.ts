import type { Sql } from 'postgres';
import type { ApiFetch } from './api-middleware';

/** As many as are given at once: supabase/config.toml, and hosted Supabase. */
const MAX_ROWS = 1000;
const ESTIMATED = 'count=estimated';
/** From here on the planner knows of a whole list that it is long, whatever it is wrong by. */
const RELIABLE_ESTIMATE = 2 * MAX_ROWS;
/** What asks for a part of a list, or another order, and leaves no row out. */
const WHOLE_LIST = new Set(['select', 'order', 'limit', 'offset']);
const TABLE_PATH = /^\/rest\/v1\/([a-z_]+)$/;

/** Whether a table has more rows than are counted exactly, whoever may see them. */
export type HasManyRows = (table: string) => Promise<boolean>;

/**
 * Takes the way to lite, gives one that counts as PostgREST does when an estimate will do: up to a thousand rows exactly, more of
 * them by the planner's guess. lite alone guesses always, and a guess about few rows is far off.
 */
export function withEstimatedCounts(lite: ApiFetch, hasManyRows: HasManyRows): ApiFetch {
  return async (request, peerAddress) => {
    const isAsked = request.method === 'GET' && request.headers.get('prefer')?.includes(ESTIMATED);
    if (!isAsked) return lite(request, peerAddress);
    const ask = (changes: Changes) => lite(changed(request, changes), peerAddress);

    // Of few rows no question can have many: most tables are asked once.
    const { pathname, searchParams } = new URL(request.url);
    const [, table] = TABLE_PATH.exec(pathname) ?? [];
    if (table !== undefined && !(await hasManyRows(table))) return ask({ count: 'count=exact' });
    if ([...searchParams.keys()].every((name) => WHOLE_LIST.has(name))) {
      const answer = await ask({ count: 'count=planned' });
      if (totalOf(answer).guess >= RELIABLE_ESTIMATE) return answer;
    }
    const beyond = await ask({ count: '', limit: 1, offset: MAX_ROWS });
    const isMore = beyond.ok && ((await beyond.json()) as unknown[]).length > 0;
    if (!isMore) return ask({ count: 'count=exact' });

    const answer = await ask({ count: 'count=planned' });
    // Rows behind as many as were guessed are rows all the same.
    return withTotal(answer.status === 416 ? await ask({ count: '' }) : answer);
  };
}

/** As the tables' owner sees them. A table that there is not may have many: lite says what is wrong with it. */
export function createHasManyRows(sql: Sql): HasManyRows {
  return async (table) => {
    try {
      const [row] = await sql<{ hasManyRows: boolean }[]>`
        select exists (select from public.${sql(table)} offset ${MAX_ROWS}) as "hasManyRows"`;
      return row?.hasManyRows ?? true;
    } catch {
      return true;
    }
  };
}

/** A guess may be below what is known. */
function withTotal(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const { shown, guess } = totalOf(answer);
  headers.set('content-range', `${shown}/${Math.max(guess, MAX_ROWS + 1)}`);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Which rows an answer shows, and of how many; of none when it does not say. */
function totalOf({ headers, ok }: Response): { shown: string; guess: number } {
  const [shown = '*', guess] = headers.get('content-range')?.split('/') ?? [];
  return { shown, guess: ok ? Number(guess) || 0 : 0 };
}

interface Changes {
  count: string;
  limit?: number;
  offset?: number;
}

/** The same question with another count; about other rows, it is asked without their order, which costs. */
function changed(request: Request, { count, limit, offset }: Changes): Request {
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
