import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();

beforeAll(async () => {
  await database.sql`
    create function public.refuse(code text) returns void language plpgsql as $$
    begin
      raise exception using errcode = code, message = 'hayır', detail = 'ayrıntı', hint = 'ipucu';
    end $$`;
  await database.sql`grant execute on function public.refuse to anon, authenticated`;
});

/** https://docs.postgrest.org/en/stable/references/errors.html#status-codes */
it.each([
  [400, ['23502', '23514', '23P01', '44000', 'P0001']],
  [403, ['0L000', '0P000', '28000']],
  [405, ['25006']],
  [409, ['23503', '23505']],
  [500, ['09000', '25000', '2D000', '38000', '39000', '3B000', '40001', '54001', '57014', '58000', 'F0000']],
  [500, ['HV000', 'P0002', 'XX000']],
  [503, ['08006']],
])('a refusal gets %i and its code: %s', async (status, codes) => {
  for (const code of codes) {
    const answer = await database.as.visitor.rpc('refuse', { code });
    const { error } = answer;
    expect([answer.status, error?.code, error?.message]).toEqual([status, code, 'hayır']);
  }
});

it('a user without the right gets another status than a visitor', async () => {
  expect((await database.as.visitor.rpc('refuse', { code: '42501' })).status).toBe(401);
  expect((await database.as.member.rpc('refuse', { code: '42501' })).status).toBe(403);
});
