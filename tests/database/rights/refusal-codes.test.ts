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
  ['08006', 503],
  ['09000', 500],
  ['0L000', 403],
  ['0P000', 403],
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['23P01', 400],
  ['25000', 500],
  ['25006', 405],
  ['28000', 403],
  ['2D000', 500],
  ['38000', 500],
  ['39000', 500],
  ['3B000', 500],
  ['40001', 500],
  ['44000', 400],
  ['54001', 500],
  ['57014', 500],
  ['58000', 500],
  ['F0000', 500],
  ['HV000', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['XX000', 500],
])('a refusal with %s gets %i and its code', async (code, status) => {
  const { error, status: answered } = await database.as.visitor.rpc('refuse', { code });
  expect([answered, error?.code, error?.message]).toEqual([status, code, 'hayır']);
});

it('a user without the right gets another status than a visitor', async () => {
  expect((await database.as.visitor.rpc('refuse', { code: '42501' })).status).toBe(401);
  expect((await database.as.member.rpc('refuse', { code: '42501' })).status).toBe(403);
});

it('a trigger’s refusal is an error of the table: linked calendar entries cannot be changed in bulk', async () => {
  const { error: failed } = await database.service
    .from('events')
    .insert({ title: 'Piknik', slug: 'piknik', in_calendar: true, starts_at: '2026-06-01T09:00:00Z' });
  expect(failed).toBeNull();
  const { error, status } = await database.as.admin
    .from('calendar')
    .update({ title: 'Başka' })
    .not('event_id', 'is', null);
  expect([status, error?.code]).toEqual([400, '23514']);
  expect(error?.message).toContain('calendar_event_id_source');
});
