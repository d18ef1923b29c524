import { describe, expect, test } from 'vitest';
import type { ApiFetch } from '../../../../../supabase/local/api/api-middleware';
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

const hasFew = () => Promise.resolve(false);
const hasManyRows = () => Promise.resolve(true);

test('a list of a small table takes one request and is counted exactly', async () => {
  const { api, asked } = listsOf({ rows: 40 });
  const tables: string[] = [];
  const counted = withEstimatedCounts(api, (table) => {
    tables.push(table);
    return hasFew();
  });
  const answer = await counted(new Request('http://site/rest/v1/events?limit=20&order=id', ESTIMATE));
  expect(answer.headers.get('content-range')).toBe('0-0/40');
  expect(asked).toEqual(['return=representation,count=exact limit=20&order=id']);
  expect(tables).toEqual(['events']);
});

describe('of a large table', () => {
  const find = (api: ApiFetch, query: string) =>
    withEstimatedCounts(api, hasManyRows)(new Request(`http://site/rest/v1/events?${query}`, ESTIMATE));
  const rangeOf = ({ headers }: Response) => headers.get('content-range');

  test('all rows are estimated in one request', async () => {
    const { api, asked } = listsOf({ rows: 5000, guess: 4800 });
    expect(rangeOf(await find(api, 'limit=20&order=id'))).toBe('0-0/4800');
    expect(asked).toHaveLength(1);
  });

  test('a low estimate is not used, and least of all for a user who sees only few rows', async () => {
    expect(rangeOf(await find(listsOf({ rows: 40, guess: 1700 }).api, 'limit=20'))).toBe('0-0/40');
    expect(rangeOf(await find(listsOf({ rows: 5000, guess: 300 }).api, 'limit=20'))).toBe('0-0/1001');
  });

  test('few matches are counted exactly, and many are estimated', async () => {
    expect(rangeOf(await find(listsOf({ rows: 40, guess: 4000 }).api, 'title=eq.x'))).toBe('0-0/40');
    expect(rangeOf(await find(listsOf({ rows: 5000, guess: 4800 }).api, 'title=eq.x'))).toBe('0-0/4800');
  });

  test.each(['', 'title=eq.x&'])(
    'a page of “%s…” that begins behind a low estimate is refused',
    async (filter) => {
      const { api } = listsOf({ rows: 5000, guess: 300 });
      expect((await find(api, `${filter}limit=20&offset=1001`)).status).toBe(200);
      expect((await find(api, `${filter}limit=20&offset=1002`)).status).toBe(416);
    },
  );
});

test('a request without an estimate is passed on unchanged', async () => {
  const { api, asked } = listsOf({ rows: 40 });
  await withEstimatedCounts(api, hasManyRows)(new Request('http://site/rest/v1/events?limit=20'));
  expect(asked).toEqual([' limit=20']);
});
