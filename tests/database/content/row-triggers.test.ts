import { describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();

describe('text', () => {
  it('is trimmed, and blank text is stored as null', async () => {
    const { data } = await database.as.admin
      .from('announcements')
      .insert({ title: '  Başlık \n', lead: '   ', excerpt: '', body: '\u00a0\t', cover_url: ' /a.png ' })
      .select('title,lead,excerpt,body,cover_url')
      .single();
    expect(data).toEqual({ title: 'Başlık', lead: null, excerpt: null, body: null, cover_url: '/a.png' });
  });

  it('is treated the same when it is changed', async () => {
    const { as } = database;
    const perks = () => as.admin.from('member_perks');
    await perks().insert({ business_name: 'Kuytu Kahve', discount: 'Yüzde 5', contact_phone: '444 0 077' });
    const { data } = await perks()
      .update({ business_name: ' Kuytu ', discount: ' ', contact_phone: '' })
      .eq('business_name', 'Kuytu Kahve')
      .select('business_name,discount,contact_phone')
      .single();
    expect(data).toEqual({ business_name: 'Kuytu', discount: null, contact_phone: null });
  });

  it('is trimmed in every column', async () => {
    const { sql } = database;
    const missed = await sql<{ column: string }[]>`
      select format('%s.%s', relname, attname) as column from pg_attribute a join pg_class t on t.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'slug_history' and atttypid = 'text'::regtype
        and not exists (
          select from pg_trigger where tgrelid = t.oid and tgname in ('trim_text', 'blank_to_null')
            and attname = any (string_to_array(encode(tgargs, 'escape'), '\\000')))
      order by 1`;
    expect(
      missed.map(({ column }) => column),
      'columns that neither trigger blank_to_null names (may be null) nor trim_text (not null, or blank has a meaning)',
    ).toEqual([]);
  });
});

describe('defaults', () => {
  it('stand in for a perk’s blank category and order', async () => {
    const { data } = await database.as.admin
      .from('member_perks')
      .insert([
        { business_name: 'Boş', category: ' ', idx: null },
        { business_name: 'Dolu', category: 'Sağlık', idx: 3 },
      ])
      .select('category,idx');
    expect(data).toEqual([
      { category: 'Diğer', idx: 999999 },
      { category: 'Sağlık', idx: 3 },
    ]);
  });

  it('make a new announcement a draft that is not featured', async () => {
    const { data } = await database.as.admin
      .from('announcements')
      .insert({ title: 'Yeni' })
      .select('published_at,featured_home,featured_until')
      .single();
    expect(data).toEqual({ published_at: null, featured_home: false, featured_until: null });
  });

  it('give an event an empty gallery', async () => {
    const { data } = await database.as.admin
      .from('events')
      .insert({ title: 'Konser', slug: 'konser' })
      .select('gallery')
      .single();
    expect(data).toEqual({ gallery: [] });
  });
});

describe('a gallery', () => {
  it('preserves the order of its pictures', async () => {
    const gallery = ['/b.png', 'https://example.org/a.png', '/c.png'];
    const events = () => database.as.admin.from('events');
    const { data } = await events()
      .insert({ title: 'Gezi', slug: 'gezi', gallery })
      .select('gallery')
      .single();
    expect(data).toEqual({ gallery });
  });
});

describe('updated_at', () => {
  const changes: [table: string, row: Row, change: Row][] = [
    ['announcements', { title: 'A' }, { title: 'B' }],
    ['events', { title: 'A', slug: 'a' }, { title: 'B' }],
    ['calendar', { title: 'A', date: '2026-01-20' }, { title: 'B' }],
    ['bulletins', { year: 2026, month: 1, pdf_url: '/a.pdf' }, { pdf_url: '/b.pdf' }],
    ['alumni_news', { title: 'A', slug: 'a' }, { title: 'B' }],
    ['member_perks', { business_name: 'A' }, { business_name: 'B' }],
  ];

  it.each(changes)(
    'of %s works as a filter with the value that was read, so that no change overwrites another one',
    async (table, row, change) => {
      const rows = () => database.as.admin.from(table);
      const { data: added } = await rows().insert(row).select('id,updated_at').single();
      const id = added?.id as number;
      const save = async (seen: unknown) => {
        const asSeen = rows().update(change).eq('id', id).eq('updated_at', String(seen));
        return (await asSeen.select('updated_at')).data;
      };
      const saved = await save(added?.updated_at);
      expect(saved).toHaveLength(1);
      expect(await save(added?.updated_at)).toEqual([]);
      expect(await save(saved?.[0]?.updated_at)).toHaveLength(1);
      await rows().delete().eq('id', id);
    },
  );

  it.each(changes)(
    'of %s never repeats within a transaction or a millisecond',
    async (table, row, change) => {
      const { sql } = database;
      const stamps = await sql.begin(async (transaction) => {
        const [added] = await transaction<{ id: number; stamp: string }[]>`
        insert into ${transaction(table)} ${transaction(row)} returning id, updated_at::text as stamp`;
        const seen = [added?.stamp];
        // Fifty changes are within fifty milliseconds.
        for (let count = 0; count < 50; count += 1) {
          const [changed] = await transaction<{ stamp: string }[]>`
          update ${transaction(table)} set ${transaction(change)} where id = ${added?.id ?? 0} returning updated_at::text as stamp`;
          seen.push(changed?.stamp);
        }
        await transaction`delete from ${transaction(table)} where id = ${added?.id ?? 0}`;
        return seen;
      });
      expect(new Set(stamps).size).toBe(51);
      expect([...stamps].sort()).toEqual(stamps);
    },
  );

  it.each(changes)('moves with each change of %s while created_at stays', async (table, row, change) => {
    const { service, as } = database;
    const past = '2020-01-01T00:00:00Z';
    const { data: before } = await service
      .from(table)
      .insert({ ...row, created_at: past, updated_at: past })
      .select('id')
      .single();
    const { data } = await as.admin
      .from(table)
      .update(change)
      .eq('id', before?.id as number)
      .select('created_at,updated_at')
      .single();
    expect(new Date(String(data?.created_at))).toEqual(new Date(past));
    expect(Date.now() - Date.parse(String(data?.updated_at))).toBeLessThan(60_000);
  });
});

describe('a bulletin', () => {
  it('is replaced by an upsert on year and month', async () => {
    const { as, sql } = database;
    const save = (pdf_url: string) =>
      as.admin.from('bulletins').upsert({ year: 2024, month: 5, pdf_url }, { onConflict: 'year,month' });
    expect((await save('/ilk.pdf')).error).toBeNull();
    expect((await save('/ikinci.pdf')).error).toBeNull();
    expect(await sql`select pdf_url from bulletins where year = 2024`).toEqual([{ pdf_url: '/ikinci.pdf' }]);
  });
});
