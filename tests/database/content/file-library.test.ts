import { describe, expect, it } from 'vitest';
import { resources } from '../../../admin/resources/index';
import { type Role, type Row, useDatabase } from '../support/database-fixture';
import { addressOf, inText, ONE, PDF, THREE, TWO, useFiles } from '../support/files';

const database = useDatabase();
const { act, add, addForm, change, expectUpload, library, refusal, remove, upload, usesOf } =
  useFiles(database);

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
    await addForm({ cover_url: addressOf(ONE) }, { row_id: changed });
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
