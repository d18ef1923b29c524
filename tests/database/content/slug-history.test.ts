import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();

beforeEach(async () => {
  for (const table of ['events', 'alumni_news']) await database.sql`delete from ${database.sql(table)}`;
});

describe.each(['events', 'alumni_news'])('the former slugs of %s', (resource) => {
  const rows = () => database.as.admin.from(resource);

  async function add(slug: string): Promise<number> {
    const { data, error } = await rows().insert({ title: 'Ad', slug }).select('id').single();
    expect(error).toBeNull();
    return data?.id as number;
  }

  async function change(id: number, change: Row): Promise<void> {
    expect((await rows().update(change).eq('id', id)).error).toBeNull();
  }

  /** The history, read as a visitor. */
  async function history(): Promise<unknown> {
    const { data } = await database.as.visitor
      .from('slug_history')
      .select('slug,row_id')
      .eq('resource', resource)
      .order('slug');
    return data?.map(({ slug, row_id }) => [slug, row_id]);
  }

  it('lead to their row, through every change', async () => {
    const id = await add('bir');
    expect(await history()).toEqual([]);
    await change(id, { slug: 'iki' });
    await change(id, { title: 'Başka ad' });
    await change(id, { slug: 'uc' });
    expect(await history()).toEqual([
      ['bir', id],
      ['iki', id],
    ]);
  });

  it('are deleted when the row takes one back', async () => {
    const id = await add('bir');
    await change(id, { slug: 'iki' });
    await change(id, { slug: 'bir' });
    expect(await history()).toEqual([['iki', id]]);
  });

  it('are replaced by a new row’s slug, and by a renamed row’s', async () => {
    const old = await add('bir');
    await change(old, { slug: 'iki' });
    await add('bir');
    expect(await history()).toEqual([]);
    await change(old, { slug: 'uc' });
    const other = await add('dort');
    await change(other, { slug: 'iki' });
    expect(await history()).toEqual([['dort', other]]);
  });

  it('lead to the last of two rows that had the same one', async () => {
    const first = await add('bir');
    await change(first, { slug: 'iki' });
    const second = await add('bir');
    await change(second, { slug: 'uc' });
    expect(await history()).toEqual([['bir', second]]);
  });

  it('are deleted with the row', async () => {
    const id = await add('bir');
    await change(id, { slug: 'iki' });
    expect((await rows().delete().eq('id', id)).error).toBeNull();
    expect(await history()).toEqual([]);
  });

  it('are recorded for each of many rows that change at once', async () => {
    const ids = [await add('bir-x'), await add('iki-x')];
    const { sql } = database;
    await sql`update ${sql(resource)} set slug = left(slug, -2)`;
    expect(await history()).toEqual([
      ['bir-x', ids[0]],
      ['iki-x', ids[1]],
    ]);
  });
});

it('the slugs of events and of news are independent', async () => {
  const { as } = database;
  const { data } = await as.admin.from('events').insert({ title: 'Ad', slug: 'bir' }).select('id').single();
  await as.admin
    .from('events')
    .update({ slug: 'iki' })
    .eq('id', data?.id as number);
  await as.admin.from('alumni_news').insert({ title: 'Ad', slug: 'bir' });
  expect((await as.visitor.from('slug_history').select('resource,slug')).data).toEqual([
    { resource: 'events', slug: 'bir' },
  ]);
});

it('news that lose their page are still found under their former address', async () => {
  const { as } = database;
  const { data } = await as.admin
    .from('alumni_news')
    .insert({ title: 'Ad', slug: 'bir' })
    .select('id')
    .single();
  await as.admin
    .from('alumni_news')
    .update({ slug: null, link: 'https://gazete.example/ad' })
    .eq('id', data?.id as number);
  await as.admin
    .from('alumni_news')
    .update({ slug: 'iki' })
    .eq('id', data?.id as number);
  expect((await as.visitor.from('slug_history').select('slug,row_id')).data).toEqual([
    { slug: 'bir', row_id: data?.id },
  ]);
});

describe.each(['events', 'alumni_news'])('the former slug of a row of %s', (resource) => {
  const READERS: Record<Role, boolean> = {
    visitor: false,
    member: false,
    admin: true,
    firstStep: false,
    secondStep: true,
  };

  beforeEach(async () => {
    const { sql } = database;
    const rows = [
      { title: 'Taslak', slug: 'gizli-taslak', published_at: null },
      { title: 'Zamanlanmış', slug: 'gizli-zamanlanmis', published_at: '2099-01-01T00:00:00Z' },
      { title: 'Geri alınan', slug: 'geri-alinan', published_at: '2020-01-01T00:00:00Z' },
      { title: 'Yayında', slug: 'yayinda', published_at: '2020-01-01T00:00:00Z' },
    ];
    await sql`insert into ${sql(resource)} ${sql(rows)}`;
    await sql`update ${sql(resource)} set slug = 'yeni-' || slug`;
    await sql`update ${sql(resource)} set published_at = null where title = 'Geri alınan'`;
  });

  it.each(Object.entries(READERS) as [Role, boolean][])(
    'is read by %s of all rows: %s, and otherwise of public rows alone',
    async (role, readsAll) => {
      const history = () => database.as[role].from('slug_history');
      const { data } = await history().select('slug').eq('resource', resource).order('slug');
      expect(data?.map(({ slug }) => slug as string)).toEqual(
        readsAll ? ['geri-alinan', 'yayinda'] : ['yayinda'],
      );
      const all = await history()
        .select('*', { count: 'exact', head: true })
        .eq('resource', resource)
        .eq('slug', 'geri-alinan');
      expect(all.count).toBe(readsAll ? 1 : 0);
    },
  );

  it('is not told by an estimate either: it is the same for a slug that never was', async () => {
    const { sql, as } = database;
    await sql`analyze slug_history`;
    for (const count of ['planned', 'estimated'] as const) {
      const counts = ['geri-alinan', 'hic-olmayan'].map(async (slug) => {
        const query = as.visitor.from('slug_history').select('*', { count, head: true });
        return (await query.eq('resource', resource).eq('slug', slug)).count;
      });
      const [hidden, unknown] = await Promise.all(counts);
      expect(hidden).toBe(unknown);
    }
  });

  it('is nobody’s to read if only a draft or a scheduled row had it, even after the row is published', async () => {
    const { sql, as } = database;
    await sql`update ${sql(resource)} set published_at = now()`;
    const { data } = await as.visitor.from('slug_history').select('slug').order('slug');
    expect(data).toEqual([{ slug: 'geri-alinan' }, { slug: 'yayinda' }]);
  });

  it('leads on when the row was withdrawn, renamed and published again', async () => {
    const { sql, as } = database;
    await sql`update ${sql(resource)} set published_at = null where title = 'Yayında'`;
    await sql`update ${sql(resource)} set slug = 'son' where title = 'Yayında'`;
    await sql`update ${sql(resource)} set published_at = now() where title = 'Yayında'`;
    const { data } = await as.visitor.from('slug_history').select('slug').order('slug');
    expect(data).toEqual([{ slug: 'yayinda' }, { slug: 'yeni-yayinda' }]);
  });
});
