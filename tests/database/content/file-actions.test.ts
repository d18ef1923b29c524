import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { addressOf, inText, ONE, PDF, THREE, TWO, useFiles } from '../support/files';

const database = useDatabase();
const files = useFiles(database);
const { act, add, addForm, age, call, change, library, ofRow, purge } = files;
const { refusal, remove, stored, storedNames, upload, usesOf } = files;

describe('a description', () => {
  it('is written once for all uses that have none, and into their history', async () => {
    await upload(ONE);
    const cover = await add('events', {
      title: 'Kapak',
      slug: 'kapak',
      cover_url: `${addressOf(ONE)}#odak=0-100`,
    });
    const album = await add('events', { title: 'Albüm', slug: 'album', gallery: [addressOf(ONE)] });
    const body = await add('announcements', {
      title: 'Yazı',
      body: `${inText(ONE)}<img src="${addressOf(ONE)}" alt="">`,
    });
    const own = await add('announcements', {
      title: 'Kendi',
      cover_url: addressOf(ONE),
      cover_alt: 'Başka söz',
    });
    const decoration = await add('announcements', { title: 'Süs', cover_url: addressOf(ONE), cover_alt: '' });
    expect(await act('describe_file', { name: ONE, alt: ' "Çınar" & avlu\\1\u200b, 3\u00a0<\n5 ' })).toBe(3);
    const words = '"Çınar" & avlu\\1, 3 < 5';
    expect((await stored('events', cover))?.cover_alt).toBe(words);
    expect((await stored('events', album))?.gallery_alt).toEqual({ [addressOf(ONE)]: words });
    expect((await stored('announcements', body))?.body).toBe(
      `<p>Yazı</p><img alt="&quot;Çınar&quot; &amp; avlu\\1, 3 &lt; 5" src="${addressOf(ONE)}" width="10"><img src="${addressOf(ONE)}" alt="">`,
    );
    expect((await stored('announcements', own))?.cover_alt).toBe('Başka söz');
    expect((await stored('announcements', decoration))?.cover_alt).toBe('');
    expect(await ofRow('events', cover)).toMatchObject([
      {
        operation: 'update',
        changed_by: database.userIds.admin,
        before: { cover_alt: null },
        after: { cover_alt: words },
      },
      { operation: 'insert' },
    ]);
    expect((await library())[0]).toMatchObject({ alt: words, is_undescribed: false });
    expect(await act('describe_file', { name: ONE, alt: 'İkinci' })).toBe(0);
    expect(await refusal('admin', 'describe_file', { name: 'events/yok.webp', alt: 'x' })).toEqual([
      404,
      'PT404',
    ]);
  });
});

describe('another file in a file’s place', () => {
  it('is shown by every row, draft and form, in their history, and the old address leads to it', async () => {
    const { backend, sql } = database;
    await upload(ONE, TWO);
    const event = await add('events', {
      ...{ title: 'Konser', slug: 'konser', cover_url: `${addressOf(ONE)}#odak=30-50`, body: inText(ONE) },
      ...{ gallery: [addressOf(ONE)], gallery_alt: { [addressOf(ONE)]: 'Sahne' } },
    });
    const kept = await add('announcements', { title: 'Geçmiş', cover_url: addressOf(ONE) });
    await change('announcements', kept, { cover_url: null });
    await addForm({ body: inText(ONE) });

    expect(await act('replace_file', { name: ONE, by_name: TWO })).toBe(1);
    expect(await stored('events', event)).toMatchObject({
      cover_url: `${addressOf(TWO)}#odak=30-50`,
      body: inText(TWO),
      gallery: [addressOf(TWO)],
      gallery_alt: { [addressOf(TWO)]: 'Sahne' },
    });
    expect((await ofRow('events', event))[0]).toMatchObject({
      operation: 'update',
      after: { gallery: [addressOf(TWO)] },
    });
    expect(await sql`select changes from form_drafts`).toEqual([{ changes: { body: inText(TWO) } }]);

    // The withdrawn file is gone at once, also where the history shows it.
    expect(await storedNames()).toEqual([TWO]);
    const old = await fetch(backend.url + addressOf(ONE), { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([308, addressOf(TWO)]);
    expect((await fetch(backend.url + addressOf(ONE), { method: 'HEAD' })).status).toBe(200);
    const small = addressOf(ONE).replace('/object/', '/render/image/') + '?width=320&resize=contain';
    const rendition = await fetch(backend.url + small);
    expect([rendition.status, rendition.url]).toEqual([200, backend.url + small.replace(ONE, TWO)]);
    expect((await fetch(backend.url + addressOf(THREE))).status).toBe(404);
    expect((await library()).map(({ name }) => name)).toEqual([TWO]);

    // A version of before shows the new file, which is therefore in use.
    const [, created] = await ofRow('events', event);
    await call('restore_version', { entry: created?.id });
    expect((await stored('events', event))?.gallery).toEqual([addressOf(ONE)]);
    expect((await usesOf(TWO))?.[0]).toMatchObject({
      title: 'Konser',
      columns: ['body', 'cover_url', 'gallery'],
    });
    expect(await refusal('admin', 'trash_files', { names: [TWO] })).toEqual([409, 'PT409']);
    await age(400);
    await purge();
    expect(await storedNames()).toEqual([TWO]);

    // And once more: the first address follows.
    await upload(THREE);
    await act('replace_file', { name: TWO, by_name: THREE });
    expect((await stored('events', event))?.gallery).toEqual([addressOf(THREE)]);
    for (const name of [ONE, TWO])
      expect(
        (await fetch(backend.url + addressOf(name), { redirect: 'manual' })).headers.get('location'),
      ).toBe(addressOf(THREE));
  });

  it('is of the same kind, is there, and is not the same', async () => {
    await upload(ONE, PDF);
    const replace = (name: string, by_name: string) => refusal('admin', 'replace_file', { name, by_name });
    expect(await replace(ONE, PDF)).toEqual([409, 'PT409']);
    expect(await replace(ONE, ONE)).toEqual([409, 'PT409']);
    expect(await replace(ONE, TWO)).toEqual([404, 'PT404']);
    expect(await replace(TWO, ONE)).toEqual([404, 'PT404']);
    expect(await storedNames()).toEqual([PDF, ONE].sort());
  });
});

describe('deleting', () => {
  it('can break no page: what a body, an album, a draft, a form or an unsaved text uses stays', async () => {
    const { sql } = database;
    await upload(ONE, TWO, THREE, PDF);
    await add('announcements', { title: 'Taslak', body: inText(ONE) });
    await add('events', { title: 'Albüm', slug: 'album', gallery: [addressOf(TWO)] });
    await sql`insert into bulletins ${sql({ year: 2025, month: 3, pdf_url: addressOf(PDF) })}`;
    await addForm({ cover_url: addressOf(THREE) }, { resource: 'events' });
    for (const name of [ONE, TWO, THREE, PDF])
      expect(await refusal('admin', 'trash_files', { names: [name] })).toEqual([409, 'PT409']);
  });

  it('moves to the trash for 30 days, from which files come back; all or none', async () => {
    await upload(ONE, TWO);
    const used = await add('events', { title: 'Bir', slug: 'bir', cover_url: addressOf(TWO) });
    expect(await refusal('admin', 'trash_files', { names: [ONE, TWO] })).toEqual([409, 'PT409']);
    expect(await library({ filter: 'trash' })).toEqual([]);
    expect(await act('trash_files', { names: [ONE] })).toBe(1);
    expect((await library()).map(({ name }) => name)).toEqual([TWO]);
    expect(await library({ filter: 'trash' })).toMatchObject([{ name: ONE, days_left: 30 }]);
    await age(29);
    await purge();
    expect(await library({ filter: 'trash' })).toMatchObject([{ name: ONE, days_left: 1 }]);
    expect((await fetch(database.backend.url + addressOf(ONE))).status).toBe(200);
    expect(await act('restore_files', { names: [ONE] })).toBe(1);
    expect(await library({ filter: 'trash' })).toEqual([]);
    await act('trash_files', { names: [ONE] });
    await age(31);
    expect(await purge()).toEqual([ONE]);
    expect(await stored('events', used)).toMatchObject({ cover_url: addressOf(TWO) });
  });

  it('waits for the history, and is undone when a row shows the file again', async () => {
    await upload(ONE);
    const id = await add('events', { title: 'Bir', slug: 'bir', cover_url: addressOf(ONE) });
    await change('events', id, { cover_url: null });
    await act('trash_files', { names: [ONE] });
    const [removed] = await ofRow('events', id);
    await call('undo_changes', { entries: [removed?.id] });
    await age(31);
    expect(await purge()).toEqual([]);
    expect(await library({ filter: 'trash' })).toEqual([]);
    await change('events', id, { cover_url: null });
    await act('trash_files', { names: [ONE] });
    await database.sql`update files set trashed_at = now() - interval '31 days'`;
    expect(await purge()).toEqual([]);
    await age(31);
    expect(await purge()).toEqual([ONE]);
  });
});

describe('the purge', () => {
  it('leaves a saved file that nothing uses to a person', async () => {
    await upload(ONE);
    const id = await add('events', { title: 'Bir', slug: 'bir', cover_url: addressOf(ONE) });
    await change('events', id, { cover_url: null });
    await age(400);
    expect(await purge()).toEqual([]);
    expect(await purge()).toEqual([]);
    expect(await library({ filter: 'unused' })).toMatchObject([{ name: ONE, use_count: 0 }]);
  });

  it('takes the files of a deleted row with it after 30 days, unless another row shows them', async () => {
    await upload(ONE, TWO);
    const id = await add('events', { title: 'Bir', slug: 'bir', gallery: [addressOf(ONE), addressOf(TWO)] });
    await add('events', { title: 'İki', slug: 'iki', cover_url: addressOf(TWO) });
    await remove('events', id);
    await age(29);
    expect(await purge()).toEqual([]);
    await age(2);
    expect(await purge()).toEqual([ONE]);
  });

  it('takes an upload that only an unsaved form has once the form is gone', async () => {
    const { sql } = database;
    await upload(ONE);
    await addForm({ cover_url: addressOf(ONE) }, { resource: 'events' });
    await age(2);
    expect(await purge()).toEqual([]);
    await sql`delete from form_drafts where true`;
    expect(await purge()).toEqual([ONE]);
  });

  it('forgets what the library knew of a file that is gone', async () => {
    const { sql } = database;
    await sql`insert into files (name, title, created_at) values (${ONE}, 'Ayşe.jpg', now() - interval '2 days')`;
    await purge();
    expect(await sql`select from files`).toHaveLength(0);
  });
});
