import { describe, expect, it } from 'vitest';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { purgeHistory } from '../../../supabase/local/purge-history';
import { createServiceClient } from '../../../supabase/local/service-client';
import { useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';
import { useMedia } from '../support/media';
import { restoreRows } from '../support/restore-rows';

const database = useDatabase();
const { call, add, change, remove, stored, ofRow, undo, latest, recent, trash } = useHistory(database);
const { expectUpload, storedNames } = useMedia(database);

const addressOf = (name: string) => `/storage/v1/object/public/media/${name}`;
const purge = () => {
  const { backend, sql } = database;
  return purgeHistory(sql, createServiceClient(backend.url, backend.secretKey));
};
const days = (count: number) => `${count} days`;

async function age(count: number): Promise<void> {
  const { sql } = database;
  await sql`update private.history set changed_at = changed_at - ${days(count)}::interval`;
  await sql`update storage.objects set created_at = created_at - ${days(count)}::interval`;
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
});

describe('the erasure of a row’s history', () => {
  it('is at once and for that row alone, and what was deleted does not come back', async () => {
    const secret = await add('calendar', { title: 'Gizli', date: '2026-01-20' });
    const other = await add('calendar', { title: 'Başka', date: '2026-01-20' });
    await remove('calendar', secret);
    expect(await call('erase_history', { resource: 'calendar', row_id: secret })).toBe(2);
    expect(await ofRow('calendar', secret)).toEqual([]);
    expect(await trash()).toEqual([]);
    expect(await ofRow('calendar', other)).toHaveLength(1);
    const kept = await database.sql`select from private.history as entry where entry::text like '%Gizli%'`;
    expect(kept).toHaveLength(0);
  });
});

describe('a file', () => {
  const FIRST = 'events/1700000000001-bir.png';
  const SECOND = 'events/1700000000002-iki.png';
  const inText = (name: string) => `<p>Yazı</p><img src="${addressOf(name)}" alt="">`;

  it('that two rows share stays until neither shows it nor is kept', async () => {
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
    expect(await storedNames()).not.toContain(FIRST);
  });

  it('of a replaced album comes back with it', async () => {
    for (const name of [FIRST, SECOND]) await expectUpload('admin', name, 'image/png');
    const id = await add('events', { title: 'Bir', slug: 'bir', gallery: [FIRST, SECOND].map(addressOf) });
    await age(31);
    await change('events', id, { gallery: [] });
    await purge();
    expect(await storedNames()).toEqual(expect.arrayContaining([FIRST, SECOND]));
    await undo(await latest('events', id));
    expect(await stored('events', id)).toMatchObject({ gallery: [FIRST, SECOND].map(addressOf) });
    await age(31);
    await purge();
    expect(await storedNames()).toEqual(expect.arrayContaining([FIRST, SECOND]));
  });

  it('that nobody has shown yet stays for 30 days, for a draft', async () => {
    await expectUpload('admin', FIRST, 'image/png');
    await age(29);
    await purge();
    expect(await storedNames()).toContain(FIRST);
    await age(2);
    expect(await call('unused_files')).toContain(FIRST);
    await purge();
    expect(await storedNames()).not.toContain(FIRST);
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
    expect(await call('unused_files', { names })).toEqual([e]);
    await change('events', id, { cover_url: null, hero_bg_url: null, gallery_alt: {}, body: null });
    expect(await call('unused_files', { names })).toEqual([e]);
    await call('erase_history', { resource: 'events', row_id: id });
    expect(await call('unused_files', { names })).toEqual(names);
  });
});

it('a backup brings the history back, and what was deleted before it can be restored', async () => {
  const { sql } = database;
  const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
  await remove('calendar', id);
  const before = await recent();
  const dumps = await dumpTables(sql);
  await sql`truncate private.history`;
  await restoreRows(sql, dumps);
  expect(await recent()).toEqual(before);
  await undo(await latest('calendar', id));
  expect(await stored('calendar', id)).toMatchObject({ title: 'Bir' });
});
