import { beforeEach, describe, expect, it } from 'vitest';
import { resources } from '../../../admin/resources/index';
import { type Role, type Row, useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';
import { useMedia } from '../support/media';

const database = useDatabase();
const { call, refusal, add, change, remove, stored, ofRow } = useHistory(database);
const { expectUpload, storedNames } = useMedia(database);

interface Use {
  resource: string;
  row_id: number | null;
  title: string | null;
  state: string;
  columns: string[];
  person: string | null;
}

interface File {
  name: string;
  title: string | null;
  alt: string | null;
  mimetype: string;
  size: number;
  person: string | null;
  uses: Use[];
  use_count: number;
  is_used: boolean;
  is_undescribed: boolean;
  days_left: number | null;
  total: number;
}

const [ONE, TWO, THREE] = ['bir', 'iki', 'uc'].map((name) => `events/1700000000000-${name}.webp`) as [
  string,
  string,
  string,
];
const PDF = 'bulletins/1700000000000-mart.pdf';
const addressOf = (name: string) => `/storage/v1/object/public/media/${name}`;
const inText = (name: string) => `<p>Yazı</p><img src="${addressOf(name)}" width="10">`;

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from storage.objects where bucket_id = 'media'`;
  await sql`truncate files, form_drafts, home_slides, bulletins, private.erased_files`;
});

const library = (args: Row = {}, role: Role = 'admin') =>
  call<File[]>('file_library', args, database.as[role]);
const upload = async (...names: string[]) => {
  for (const name of names)
    await expectUpload('admin', name, name.endsWith('.pdf') ? 'application/pdf' : 'image/webp');
};
const usesOf = async (name: string, role: Role = 'admin') =>
  (await library({}, role)).find((file) => file.name === name)?.uses;
const act = (name: string, args: Row) => call<number>(name, args);
const purge = async () => {
  const { data, error } = await database.service.rpc('purge');
  expect(error).toBeNull();
  return data as string[];
};
async function age(days: number): Promise<void> {
  const { sql } = database;
  await sql`update private.history set changed_at = changed_at - make_interval(days => ${days})`;
  await sql`update storage.objects set created_at = created_at - make_interval(days => ${days})`;
  await sql`update files set trashed_at = trashed_at - make_interval(days => ${days})`;
}

describe('the library', () => {
  it('tells of each file its name, size, kind and who uploaded it, newest first', async () => {
    await upload(ONE, PDF);
    const { error } = await database.as.admin.from('files').insert({ name: PDF, title: 'Bülten Mart.pdf' });
    expect(error).toBeNull();
    await database.sql`update storage.objects set created_at = now() - interval '1 hour' where name = ${ONE}`;
    const [newest, older, ...rest] = await library();
    expect(rest).toEqual([]);
    expect(newest).toMatchObject({
      name: PDF,
      title: 'Bülten Mart.pdf',
      mimetype: 'application/pdf',
      total: 2,
    });
    expect(newest?.size).toBeGreaterThan(0);
    expect(older).toMatchObject({ name: ONE, title: null, uses: [], is_used: false, is_undescribed: true });
    const [{ name = '' } = {}] = await database.sql`
      select private.person_name(${database.userIds.admin}) as name`;
    expect([newest?.person, older?.person]).toEqual([name, name]);
  });

  it('tells where a file is used, and drafts, forms, history and the trash apart', async () => {
    await upload(ONE, TWO);
    const event = await add('events', {
      ...{ title: 'Konser', slug: 'konser', published_at: '2020-01-01T10:00:00Z' },
      ...{ cover_url: `${addressOf(ONE)}#odak=30-50`, gallery: [addressOf(TWO), addressOf(ONE)] },
    });
    const draft = await add('announcements', { title: 'Taslak', body: inText(ONE) });
    const later = await add('announcements', {
      title: 'Yarın',
      body: `<a href="${addressOf(ONE)}">Resim</a>`,
      published_at: '2099-01-01T10:00:00Z',
    });
    const changed = await add('announcements', { title: 'Değişti', cover_url: addressOf(ONE) });
    await change('announcements', changed, { cover_url: null });
    const deleted = await add('announcements', { title: 'Silindi', cover_url: addressOf(ONE) });
    await remove('announcements', deleted);
    const form = { resource: 'announcements', row_id: changed, device: 'iPhone', tab: crypto.randomUUID() };
    const typed = { changes: { cover_url: addressOf(ONE) }, began: { cover_url: '' } };
    await database.sql`
      insert into form_drafts ${database.sql({ key: crypto.randomUUID(), owner: database.userIds.writer, ...form, ...typed })}`;
    const uses = await usesOf(ONE);
    expect(
      uses?.map(({ resource, row_id, title, state, columns }) => [resource, row_id, title, state, columns]),
    ).toEqual([
      ['announcements', later, 'Yarın', 'scheduled', ['body']],
      ['announcements', draft, 'Taslak', 'draft', ['body']],
      ['events', event, 'Konser', 'published', ['cover_url', 'gallery']],
      ['announcements', changed, null, 'form', []],
      ['announcements', deleted, 'Silindi', 'deleted', []],
      ['announcements', changed, 'Değişti', 'history', []],
    ]);
    expect(uses?.find(({ state }) => state === 'form')?.person).not.toBeNull();
  });

  it('is searched by name, description and the rows that use a file, whatever the marks', async () => {
    await upload(ONE, TWO, THREE);
    await act('describe_file', { name: ONE, alt: 'Çınarın altında üç kişi' });
    await database.as.admin.from('files').insert({ name: TWO, title: 'Gezi fotoğrafı.jpg' });
    await add('events', { title: 'Işık Gecesi', slug: 'isik', cover_url: addressOf(THREE) });
    const found = async (q: string) => (await library({ q })).map(({ name }) => name);
    expect(await found('cinar kisi')).toEqual([ONE]);
    expect(await found('GEZİ fotografi')).toEqual([TWO]);
    expect(await found('isik')).toEqual([THREE]);
    expect(await found('yok böyle')).toEqual([]);
  });

  it('is narrowed to what nothing uses, to what is not described, to a kind, and to the same bytes', async () => {
    await upload(ONE, TWO, PDF);
    await add('events', { title: 'Bir', slug: 'bir', cover_url: addressOf(ONE), cover_alt: 'Sahne' });
    const hash = 'ab'.repeat(32);
    await database.as.admin.from('files').insert({ name: TWO, source_hash: hash });
    const names = async (args: Row) => (await library(args)).map(({ name }) => name).sort();
    expect(await names({ filter: 'unused' })).toEqual([PDF, TWO]);
    expect(await names({ filter: 'undescribed' })).toEqual([TWO]);
    expect(await names({ kind: 'pdf' })).toEqual([PDF]);
    expect(await names({ kind: 'image' })).toEqual([ONE, TWO].sort());
    expect(await names({ of_hash: hash })).toEqual([TWO]);
    const [first] = await library({ max_results: 1 });
    const [second] = await library({ max_results: 1, skip: 1 });
    expect([first?.total, second?.total]).toEqual([3, 3]);
    expect(first?.name).not.toBe(second?.name);
  });

  it('shows a writer the files of drafts alone, and only the uses that she may read', async () => {
    const BOARD = 'board_members/1700000000000-uye.webp';
    await upload(ONE, BOARD);
    await add('events', { title: 'Taslak', slug: 'taslak', cover_url: addressOf(ONE) });
    await database.sql`
      insert into home_slides ${database.sql({ title: 'Gelecek', image_url: addressOf(ONE), shown_from: '2099-01-01T10:00:00Z' })}`;
    const old = await add('events', { title: 'Eski', slug: 'eski', cover_url: addressOf(ONE) });
    await change('events', old, { cover_url: null });
    const files = await library({}, 'writer');
    expect(files.map(({ name }) => name)).toEqual([ONE]);
    expect(files[0]?.uses.map(({ title }) => title)).toEqual(['Taslak']);
    expect((await usesOf(ONE))?.map(({ title }) => title).sort()).toEqual(['Eski', 'Gelecek', 'Taslak']);
    for (const [name, args] of [
      ['describe_file', { name: ONE, alt: 'x' }],
      ['trash_files', { names: [ONE] }],
      ['replace_file', { name: ONE, by_name: ONE }],
    ] as const)
      expect(await refusal('writer', name, args)).toEqual([403, '42501']);
  });

  it('takes a name from who uploaded the file, and from nobody else', async () => {
    await expectUpload('writer', ONE, 'image/webp');
    const name = async (role: Role, file: string) =>
      (await database.as[role].from('files').insert({ name: file, title: 'Ad.jpg' })).error?.code ?? null;
    expect(await name('admin', ONE)).toBe('42501');
    expect(await name('member', ONE)).toBe('42501');
    expect(await name('writer', ONE)).toBeNull();
    expect(await name('writer', 'events/1700000000000-yok.webp')).toBe('42501');
  });
});

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
    expect(await act('describe_file', { name: ONE, alt: ' "Çınar" & avlu\\1 ' })).toBe(3);
    const words = '"Çınar" & avlu\\1';
    expect((await stored('events', cover))?.cover_alt).toBe(words);
    expect((await stored('events', album))?.gallery_alt).toEqual({ [addressOf(ONE)]: words });
    expect((await stored('announcements', body))?.body).toBe(
      `<p>Yazı</p><img alt="&quot;Çınar&quot; &amp; avlu\\1" src="${addressOf(ONE)}" width="10"><img src="${addressOf(ONE)}" alt="">`,
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
    const form = {
      resource: 'announcements',
      device: 'iPhone',
      tab: crypto.randomUUID(),
      began: { body: '' },
    };
    await sql`insert into form_drafts ${sql({ ...form, key: crypto.randomUUID(), owner: database.userIds.writer, changes: { body: inText(ONE) } })}`;

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
    const form = { resource: 'events', device: 'iPhone', tab: crypto.randomUUID(), began: { cover_url: '' } };
    await sql`insert into form_drafts ${sql({ ...form, key: crypto.randomUUID(), owner: database.userIds.admin, changes: { cover_url: addressOf(THREE) } })}`;
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
    const form = { resource: 'events', device: 'iPhone', tab: crypto.randomUUID(), began: { cover_url: '' } };
    await sql`insert into form_drafts ${sql({ ...form, key: crypto.randomUUID(), owner: database.userIds.admin, changes: { cover_url: addressOf(ONE) } })}`;
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

describe('the declarations and the database agree', () => {
  const fields = resources.flatMap((resource) => resource.fields.map((field) => ({ resource, field })));
  const holding = fields.filter(({ field }) => ['image', 'pdf', 'gallery', 'richtext'].includes(field.kind));
  const valueOf: Readonly<Record<string, unknown>> = {
    image: addressOf(ONE),
    pdf: addressOf(ONE),
    gallery: [addressOf(ONE)],
    richtext: inText(ONE),
  };

  it.each(holding.map(({ resource, field }) => [resource.table, field.name, field.kind] as const))(
    'a file in %s.%s (%s) is found there, and its description where the declaration says',
    async (table, column, kind) => {
      const { sql } = database;
      const resource = resources.find((one) => one.table === table);
      expect(
        await sql`select from pg_trigger where tgname = 'add_to_history' and tgrelid = ${`public.${table}`}::regclass`,
      ).toHaveLength(1);
      const describing = resource?.fields.find(
        (field) => (field.kind === 'alt' || field.kind === 'captions') && field.of === column,
      );
      const blank = Object.fromEntries(
        resource?.fields.map(({ name, kind }) => [name, kind === 'captions' ? {} : null]) ?? [],
      );
      const entry = { ...blank, [column]: valueOf[kind] };
      const found = await sql<{ key: string }[]>`
        select held.key from jsonb_each(${sql.json(entry as never)}) as held where ${ONE} in (select private.files_in(held.value::text))`;
      expect(found.map(({ key }) => key)).toEqual([column]);
      const [described] = await sql`
        select * from private.described(${sql.json(entry as never)}, ${column}, ${ONE})`;
      const canDescribe = describing !== undefined || kind === 'richtext';
      expect(described?.is_described).toBe(canDescribe ? false : null);
      if (!canDescribe) return;
      const [written] = await sql<{ columns: Row }[]>`
        select private.with_description(${sql.json(entry as never)}, ${column}, ${ONE}, 'Bahçe') as columns`;
      expect(Object.keys(written?.columns ?? {})).toEqual([describing?.name ?? column]);
    },
  );
});
