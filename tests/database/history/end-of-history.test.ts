import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPurgeHandler } from '../../../supabase/functions/purge-files/handler';
import { useDatabase } from '../support/database-fixture';
import { actAs, claimsOfSessions } from '../support/hosted-roles';
import { useHistory } from '../support/history';
import { useMedia } from '../support/media';

const database = useDatabase();
const { call, refusal, add, change, remove, stored, ofRow, recent, trash } = useHistory(database);
const { expectUpload, storedNames } = useMedia(database);

const FIRST = 'events/1700000000001-bir.png';
const addressOf = (name: string) => `/storage/v1/object/public/media/${name}`;
/** Calls the function of a hosted project with a key; the embedded server runs the same purge. */
async function callPurge(key: string): Promise<number> {
  const errors: unknown[] = [];
  const handle = createPurgeHandler(database.backend.url, (error) => errors.push(error));
  const headers = { authorization: `Bearer ${key}` };
  const { status } = await handle(new Request('https://edge.example', { method: 'POST', headers }));
  expect(errors).toEqual([]);
  return status;
}
const purge = async () => expect(await callPurge(database.backend.secretKey)).toBe(204);
const unshown = async (names: readonly string[]) => {
  const rows = await database.sql<{ name: string }[]>`
    select name from unnest(${names}::text[]) as name where name not in (select private.shown_files())`;
  return rows.map(({ name }) => name);
};

async function age(days: number): Promise<void> {
  const { sql } = database;
  await sql`update private.history set changed_at = changed_at - make_interval(days => ${days})`;
  await sql`update storage.objects set created_at = created_at - make_interval(days => ${days})`;
}

describe('the purge', () => {
  it('deletes what is older than 30 days, and nothing younger', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    await age(2);
    await change('calendar', id, { title: 'İki' });
    await age(29);
    await change('calendar', id, { title: 'Üç' });
    await purge();
    expect((await ofRow('calendar', id)).map(({ after }) => after)).toEqual([
      { title: 'Üç' },
      { title: 'İki' },
    ]);
    expect(await stored('calendar', id)).toMatchObject({ title: 'Üç' });
  });

  it('keeps changes of settings and dues, acts of the team and important changes for two years', async () => {
    const { sql, as } = database;
    const counts = async () => [
      ...(await sql`select table_name, count(*)::int from private.history group by 1 order by 1`),
      ...(await sql`select 'important' as table_name, count(*)::int from private.important_changes`),
    ];
    await sql`delete from dues`;
    await sql`truncate private.history, private.important_changes, private.seen_changes`;
    await add('dues', { year: 2026, annual_fee: 450, entry_fee: 20 });
    await as.admin.from('settings').update({ bank: crypto.randomUUID() }).eq('id', 1);
    await as.admin.rpc('set_own_name', { full_name: crypto.randomUUID() });
    await add('calendar', { title: 'Bir', date: '2026-01-20' });
    const all = [
      { table_name: 'calendar', count: 1 },
      { table_name: 'dues', count: 1 },
      { table_name: 'profiles', count: 1 },
      { table_name: 'settings', count: 1 },
      { table_name: 'important', count: 3 },
    ];
    expect(await counts()).toEqual(all);
    await sql`update private.history set changed_at = now() - interval '2 years' + interval '1 day'`;
    await sql`update private.important_changes set changed_at = now() - interval '2 years' + interval '1 day'`;
    await purge();
    expect(await counts()).toEqual(all.slice(1));
    await sql`update private.history set changed_at = changed_at - interval '2 days'`;
    await sql`update private.important_changes set changed_at = changed_at - interval '2 days'`;
    await purge();
    expect(await counts()).toEqual([{ table_name: 'important', count: 0 }]);
  });
});

describe('the erasure of a row’s history', () => {
  it('keeps who, when and what was done, without a value, and is an entry itself', async () => {
    const { sql, userIds } = database;
    const secret = await add('calendar', { title: 'Gizli', date: '2026-01-20' });
    const other = await add('calendar', { title: 'Başka', date: '2026-01-20' });
    await change('calendar', secret, { title: 'Gizli iki' });
    await remove('calendar', secret);
    const written = await ofRow('calendar', secret);
    expect(await call('erase_history', { resource: 'calendar', row_id: secret })).toEqual([]);
    const [erasure, ...kept] = await ofRow('calendar', secret);
    const nothing = { before: null, after: null, is_erased: true };
    expect(erasure).toMatchObject({ operation: 'erase', changed_by: userIds.admin, ...nothing });
    expect(kept).toEqual(written.map((entry) => ({ ...entry, ...nothing })));
    expect(await recent()).toMatchObject([
      { operation: 'erase', title: null, ...nothing },
      { operation: 'delete', title: null, ...nothing },
      { operation: 'update', title: null, ...nothing },
      { row_id: other, title: 'Başka', is_erased: false },
      { operation: 'insert', title: null, ...nothing },
    ]);
    expect(await trash()).toEqual([]);
    expect(await sql`select from private.history as entry where entry::text like '%Gizli%'`).toHaveLength(0);
  });

  it('leaves nothing to restore or undo', async () => {
    const id = await add('calendar', { title: 'Gizli', date: '2026-01-20' });
    await call('erase_history', { resource: 'calendar', row_id: id });
    // A row without values to erase gets no entry.
    for (const row_id of [id, 999_999]) await call('erase_history', { resource: 'calendar', row_id });
    expect(await recent()).toHaveLength(2);
    for (const { id: entry, transaction } of await ofRow('calendar', id)) {
      expect(await refusal('admin', 'restore_version', { entry })).toEqual([422, 'PT422']);
      expect(await refusal('admin', 'undo_changes', { entries: [entry] })).toEqual([422, 'PT422']);
      expect(await refusal('admin', 'undo_transaction', { transaction })).toEqual([422, 'PT422']);
    }
  });

  it('removes the row’s young files at once, whatever form the answer has, and none that is shown elsewhere', async () => {
    const { as } = database;
    const files = ['a', 'b', 'c', 'd'].map((name) => `events/1700000000000-${name}.png`);
    const [own = '', shared = '', kept = '', strange = ''] = files;
    for (const name of files) await expectUpload('admin', name, 'image/png');
    const gallery = [own, shared, kept].map(addressOf);
    const id = await add('events', { title: 'Gizli', slug: 'gizli', gallery });
    await add('announcements', { title: 'Bir', cover_url: addressOf(shared) });
    const once = await add('announcements', { title: 'İki', cover_url: addressOf(kept) });
    await change('announcements', once, { cover_url: null });
    await remove('events', id);
    const erasure = { resource: 'events', row_id: id };
    const { error } = await as.admin.rpc('erase_history', erasure).csv();
    expect(error).toBeNull();
    expect(await storedNames()).toEqual(expect.arrayContaining(files.slice(1)));
    expect(await storedNames()).not.toContain(own);
    expect(await unshown(files)).toEqual([own, strange]);
  });

  it('names the files for a hosted project, whose caller removes them', async () => {
    const { sql } = database;
    await expectUpload('admin', FIRST, 'image/png');
    const id = await add('events', { title: 'Gizli', slug: 'gizli', cover_url: addressOf(FIRST) });
    await remove('events', id);
    const { admin } = await claimsOfSessions(database);
    // In SQL no server of ours follows.
    await sql.begin(async (transaction) => {
      await actAs(transaction, admin);
      expect(await transaction`select * from erase_history('events', ${id}) as name`).toEqual([
        { name: FIRST },
      ]);
    });
    expect(await sql`select private.unused_files() as name`).toEqual([{ name: FIRST }]);
    await purge();
    expect(await storedNames()).not.toContain(FIRST);
    await purge();
    expect(await sql`select from private.erased_files`).toHaveLength(0);
  });
});

describe('a file', () => {
  const inText = (name: string) => `<p>Yazı</p><img src="${addressOf(name)}" alt="">`;

  it('that two rows share stays with the one that is there, and then waits for a person', async () => {
    await expectUpload('admin', FIRST, 'image/png');
    const one = await add('events', { title: 'Bir', slug: 'bir', cover_url: addressOf(FIRST) });
    const two = await add('announcements', { title: 'İki', body: inText(FIRST) });
    await age(31);
    await remove('events', one);
    await age(31);
    await purge();
    expect(await storedNames()).toContain(FIRST);
    await change('announcements', two, { body: null });
    await purge();
    expect(await storedNames()).toContain(FIRST);
    await age(31);
    await purge();
    expect(await storedNames()).toContain(FIRST);
    await call('trash_files', { names: [FIRST] });
    await database.sql`update files set trashed_at = now() - interval '31 days'`;
    await purge();
    expect(await storedNames()).not.toContain(FIRST);
  });

  it('from before hashes were kept is known by its bytes afterwards', async () => {
    await expectUpload('admin', FIRST, 'image/png');
    await database.sql`insert into storage.objects (bucket_id, name) values ('media', 'events/1700000000009-fehlt.png')`;
    const { data: bytes } = await database.as.admin.storage.from('media').download(FIRST);
    const of_hash = createHash('sha256')
      .update(Buffer.from((await bytes?.arrayBuffer()) ?? new ArrayBuffer()))
      .digest('hex');
    const found = async () =>
      (await call<{ name: string }[]>('file_library', { of_hash })).map(({ name }) => name);
    expect(await found()).toEqual([]);
    await purge();
    expect(await found()).toContain(FIRST);
  });

  it('that no row ever had stays for 24 hours, for an open form', async () => {
    const { sql } = database;
    const SECOND = 'events/1700000000002-iki.png';
    for (const name of [FIRST, SECOND]) await expectUpload('admin', name, 'image/png');
    await sql`update storage.objects set created_at = now() - interval '23 hours' where name = ${FIRST}`;
    await sql`update storage.objects set created_at = now() - interval '25 hours' where name = ${SECOND}`;
    await purge();
    expect(await storedNames()).toContain(FIRST);
    expect(await storedNames()).not.toContain(SECOND);
  });

  it('is removed for the holder of the secret key alone, however many there are', async () => {
    const { sql, backend } = database;
    await expectUpload('admin', FIRST, 'image/png');
    await sql`
      insert into storage.objects (bucket_id, name)
      select 'media', 'events/' || number || '.png' from generate_series(1, 250) as number`;
    await age(2);
    for (const key of [backend.publishableKey, 'x']) expect(await callPurge(key)).toBe(401);
    expect(await storedNames()).toContain(FIRST);
    await purge();
    expect(await sql`select private.unused_files()`).toEqual([]);
  });

  it('is found wherever it is shown: whole, escaped, in a description, in a kept version', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `events/1700000000000-${name}.png`);
    const [a = '', b = '', c = '', d = '', e = ''] = names;
    const id = await add('events', {
      title: 'Bir',
      slug: 'bir',
      cover_url: `https://ornek.supabase.co${addressOf(a)}`,
      hero_bg_url: addressOf(b).replace('events/', 'events%2F'),
      gallery_alt: { [addressOf(c)]: 'Sahne' },
      body: inText(d),
    });
    expect(await unshown(names)).toEqual([e]);
    await change('events', id, { cover_url: null, hero_bg_url: null, gallery_alt: {}, body: null });
    expect(await unshown(names)).toEqual([e]);
    await call('erase_history', { resource: 'events', row_id: id });
    expect(await unshown(names)).toEqual(names);
  });
});
