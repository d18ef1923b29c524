import { describe, expect, test } from 'vitest';
import type { ApiFetch } from '../../../../../supabase/local/api/api-fetch';
import { withEstimatedCounts } from '../../../../../supabase/local/api/estimated-count';

const ESTIMATE = { headers: { prefer: 'return=representation,count=estimated' } };

/** An API that records its requests. Every list has `rows` rows, and the planner estimates `guess`. */
function listsOf({ rows, guess = rows }: { rows: number; guess?: number }) {
  const asked: string[] = [];
  const api: ApiFetch = (request) => {
    const { searchParams } = new URL(request.url);
    const prefer = request.headers.get('prefer') ?? '';
    const offset = Number(searchParams.get('offset') ?? 0);
    asked.push(`${prefer} ${searchParams}`);
    const total = prefer.includes('exact') ? rows : prefer.includes('planned') ? guess : '*';
    const isBehind = total !== '*' && offset > total;
    return Promise.resolve(
      Response.json(offset < rows && !isBehind ? [{ id: 1 }] : [], {
        status: isBehind ? 416 : 200,
        headers: { 'content-range': `${isBehind ? '*' : '0-0'}/${total}` },
      }),
    );
  };
  return { api, asked };
}

const hasManyRows = () => Promise.resolve(true);

describe('of a large table', () => {
  const find = (api: ApiFetch, query: string) =>
    withEstimatedCounts(api, hasManyRows)(new Request(`http://site/rest/v1/events?${query}`, ESTIMATE));

  test.each([
    ['all rows are estimated', 5000, 4800, 'limit=20&order=id', '0-0/4800'],
    ['a low estimate is not used for a user who sees only few rows', 40, 1700, 'limit=20', '0-0/40'],
    ['a low estimate is not used for many rows', 5000, 300, 'limit=20', '0-0/1001'],
  ])('%s: of %i rows with the estimate %i', async (_, rows, guess, query, range) => {
    const { headers } = await find(listsOf({ rows, guess }).api, query);
    expect(headers.get('content-range')).toBe(range);
  });

  test.each(['', 'title=eq.x&'])('a page of “%s…” behind a low estimate is refused', async (filter) => {
    const { api } = listsOf({ rows: 5000, guess: 300 });
    expect((await find(api, `${filter}limit=20&offset=1001`)).status).toBe(200);
    expect((await find(api, `${filter}limit=20&offset=1002`)).status).toBe(416);
  });
});
