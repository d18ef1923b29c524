import { expect, test } from 'vitest';
import type { ApiFetch } from '../../../supabase/local/api-front';
import { withEstimatedCounts } from '../../../supabase/local/estimated-count';

const ESTIMATE = { headers: { prefer: 'return=representation,count=estimated' } };

/** An API of lists that remembers how it was asked; every list has `rows` rows, of which its planner guesses `guess`. */
function listsOf({ rows, guess = rows }: { rows: number; guess?: number }) {
  const asked: string[] = [];
  const api: ApiFetch = (request) => {
    const { searchParams } = new URL(request.url);
    const prefer = request.headers.get('prefer') ?? '';
    const offset = Number(searchParams.get('offset') ?? 0);
    asked.push(`${prefer} ${searchParams}`);
    const total = prefer.includes('exact') ? rows : prefer.includes('planned') ? guess : '*';
    return Promise.resolve(
      Response.json(offset < rows ? [{ id: 1 }] : [], { headers: { 'content-range': `0-0/${total}` } }),
    );
  };
  return { api, asked };
}

const hasFew = () => Promise.resolve(false);
const hasMany = () => Promise.resolve(true);

test('a list of a table with few rows is asked once, and counted exactly', async () => {
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

test('of a table with many rows, few that a question finds are counted exactly, many are guessed', async () => {
  const few = listsOf({ rows: 40 });
  const request = () => new Request('http://site/rest/v1/events?limit=20&order=id', ESTIMATE);
  expect((await withEstimatedCounts(few.api, hasMany)(request())).headers.get('content-range')).toBe(
    '0-0/40',
  );
  expect(few.asked).toHaveLength(2);

  const many = listsOf({ rows: 5000, guess: 4800 });
  expect((await withEstimatedCounts(many.api, hasMany)(request())).headers.get('content-range')).toBe(
    '0-0/4800',
  );
});

test('what asks for no estimate goes its way as it is', async () => {
  const { api, asked } = listsOf({ rows: 40 });
  await withEstimatedCounts(api, hasMany)(new Request('http://site/rest/v1/events?limit=20'));
  expect(asked).toEqual([' limit=20']);
});
