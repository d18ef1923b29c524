import { beforeEach, expect, test } from 'vitest';
import { useAccounts } from '../../support/accounts';
import { type Client, type Row, useDatabase } from '../../support/database-fixture';

/**
 * An administrator's account in an intruder's hands: the IBAN of another account, and nobody is to notice. Who may call the functions and
 * reach the tables: rights/function-rights.test.ts and rights/grants.test.ts.
 */
const database = useDatabase();
const { administrator } = useAccounts(database);

const OURS = 'TR330006100519786457841326';
const THEIRS = 'TR320010009999901234567890';

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from public.dues`;
  await sql`update public.settings set iban = ${OURS}, bank = 'Vadi Bankası', is_sample = false`;
  await sql`truncate private.history, private.important_changes, private.seen_changes`;
});

async function rpc(client: Client, name: string, args: Row = {}) {
  const { data, error } = await client.rpc(name, args);
  expect(error).toBeNull();
  return data as Row[];
}
const shownTo = async (client: Client) =>
  (await rpc(client, 'important_changes')).map(({ kind, subject, before, after }) =>
    [kind, subject, before, after].map(String).join(' '),
  );
const writeIban = async (client: Client, iban: string) =>
  expect((await client.from('settings').update({ iban }).eq('id', 1)).error).toBeNull();
const historyOfSettings = (client: Client) => rpc(client, 'row_history', { resource: 'settings', row_id: 1 });

const CHANGED = `iban null ${OURS} ${THEIRS}`;

test('erasing the history of the IBAN is refused, and the change stands on everyone’s overview', async () => {
  const { as, userIds } = database;
  await writeIban(as.admin, THEIRS);
  for (const resource of ['settings', 'dues', 'profiles']) {
    const { error, status } = await as.admin.rpc('erase_history', { resource, row_id: 1 });
    expect([resource, status, error?.code]).toEqual([resource, 403, '42501']);
  }
  expect(await historyOfSettings(as.admin)).toMatchObject([
    { operation: 'update', before: { iban: OURS }, after: { iban: THEIRS }, is_erased: false },
  ]);
  for (const role of ['admin', 'secondStep'] as const) expect(await shownTo(as[role])).toEqual([CHANGED]);
  expect(await rpc(as.secondStep, 'important_changes')).toMatchObject([
    {
      changed_by: userIds.admin,
      person: expect.stringMatching(/^Site Yöneticisi \(.+@.+\)$/) as string,
      total: 1,
    },
  ]);
});

test('deleting a year and adding it again, and an upsert, both show the fee', async () => {
  const { admin } = database.as;
  const fees = { annual_fee: 450, entry_fee: 20 };
  await admin.from('dues').insert({ year: 2026, ...fees });
  await database.sql`truncate private.important_changes, private.seen_changes`;
  await admin.from('dues').delete().eq('year', 2026);
  await admin.from('dues').insert({ year: 2026, ...fees, annual_fee: 900 });
  await admin.from('dues').upsert({ year: 2026, ...fees, annual_fee: 950 }, { onConflict: 'year' });
  expect(await shownTo(admin)).toEqual([
    'annual_fee 2026 900.00 950.00',
    'entry_fee 2026 null 20.00',
    'annual_fee 2026 null 900.00',
    'entry_fee 2026 20.00 null',
    'annual_fee 2026 450.00 null',
  ]);
});

test('marking as seen is for oneself alone', async () => {
  const { as, sql, userIds } = database;
  await writeIban(as.admin, THEIRS);
  const [change] = await rpc(as.admin, 'important_changes');
  // A second tab marks it once more.
  for (let count = 0; count < 2; count += 1) await rpc(as.admin, 'mark_change_seen', { change: change?.id });
  await as.admin.rpc('mark_change_seen', { change: change?.id, person: userIds.secondStep });
  expect(await shownTo(as.admin)).toEqual([]);
  expect(await shownTo(as.secondStep)).toEqual([CHANGED]);
  expect(await sql`select person from private.seen_changes`).toEqual([{ person: userIds.admin }]);
  const { error } = await as.admin.rpc('mark_change_seen', { change: 999_999 });
  expect(error?.code).toBe('PT404');
});

test('the secret key and the server are no way around: their changes show, and a sample mark hides nothing real', async () => {
  const { as, service } = database;
  await service.from('settings').update({ iban: THEIRS, is_sample: true }).eq('id', 1);
  expect(await shownTo(as.secondStep)).toEqual([CHANGED]);
  expect(await rpc(as.secondStep, 'important_changes')).toMatchObject([{ changed_by: null, person: null }]);
});

test('a new administrator sees what happened in the thirty days before, and nothing older', async () => {
  const { as, sql } = database;
  await writeIban(as.admin, THEIRS);
  await sql`update private.important_changes set changed_at = now() - interval '29 days'`;
  const { client } = await administrator();
  expect(await shownTo(client)).toContain(CHANGED);
  await sql`update private.important_changes set changed_at = now() - interval '30 days 1 minute'`;
  expect(await shownTo(client)).not.toContain(CHANGED);
});

test('another bank, account holder or place to pay shows as well', async () => {
  const { as } = database;
  const change = { bank: 'Öteki Banka', account_holder: 'Başkası', payment_url: 'https://odeme.example/' };
  expect((await as.admin.from('settings').update(change).eq('id', 1)).error).toBeNull();
  expect(await shownTo(as.secondStep)).toEqual([
    'payment_url null null https://odeme.example/',
    'account_holder null null Başkası',
    'bank null Vadi Bankası Öteki Banka',
  ]);
});

test('a flood of other changes pushes no IBAN off the overview', async () => {
  const { as, sql } = database;
  await writeIban(as.admin, THEIRS);
  await sql`insert into private.important_changes (kind, after) select 'bank', n::text from generate_series(1, 200) as n`;
  expect((await shownTo(as.secondStep))[0]).toBe(CHANGED);
});
