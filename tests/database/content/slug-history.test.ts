import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, type Row, useDatabase } from '../support/database-fixture';
import { useRows } from '../support/rows';

const database = useDatabase();
const rows = useRows(database);

beforeEach(async () => {
  for (const table of ['events', 'alumni_news']) await database.sql`delete from ${database.sql(table)}`;
});

const PUBLISHED = { published_at: '2020-01-01T00:00:00Z' };
const history = () => rows.seen('slug_history', 'slug,row_id');

describe.each(['events', 'alumni_news'])('the former slugs of %s', (resource) => {
  const add = (slug: string) => rows.add(resource, { title: 'Ad', slug, ...PUBLISHED });
  const change = (id: number, changes: Row) => rows.change(resource, id, changes);

  it('lead to their row, through every change', async () => {
    const id = await add('bir');
    expect(await history()).toEqual([]);
    await change(id, { slug: 'iki' });
    await change(id, { title: 'Başka ad' });
    await change(id, { slug: 'uc' });
    expect(await history()).toEqual([
      { slug: 'bir', row_id: id },
      { slug: 'iki', row_id: id },
    ]);
  });

  it('are deleted when the row takes one back, and with the row', async () => {
    const id = await add('bir');
    await change(id, { slug: 'iki' });
    await change(id, { slug: 'bir' });
    expect(await history()).toEqual([{ slug: 'iki', row_id: id }]);
    await rows.remove(resource, id);
    expect(await history()).toEqual([]);
  });

  it('are replaced by a new row’s slug, and by a renamed row’s', async () => {
    const old = await add('bir');
    await change(old, { slug: 'iki' });
    await add('bir');
    expect(await history()).toEqual([]);
    await change(old, { slug: 'uc' });
    const other = await add('dort');
    await change(other, { slug: 'iki' });
    expect(await history()).toEqual([{ slug: 'dort', row_id: other }]);
  });
});

it('news that lose their page are still found under their former address', async () => {
  const id = await rows.add('alumni_news', { title: 'Ad', slug: 'bir', ...PUBLISHED });
  await rows.change('alumni_news', id, { slug: null, link: 'https://gazete.example/ad' });
  await rows.change('alumni_news', id, { slug: 'iki' });
  expect(await history()).toEqual([{ slug: 'bir', row_id: id }]);
});

describe.each(['events', 'alumni_news'])('the former slug of a row of %s', (resource) => {
  const slugs = async (role: Role = 'visitor') =>
    (await rows.seen('slug_history', 'slug', role)).map(({ slug }) => slug);

  beforeEach(async () => {
    const { sql } = database;
    const states = [
      { title: 'Taslak', slug: 'gizli-taslak', published_at: null },
      { title: 'Zamanlanmış', slug: 'gizli-zamanlanmis', published_at: '2099-01-01T00:00:00Z' },
      { title: 'Geri alınan', slug: 'geri-alinan', published_at: '2020-01-01T00:00:00Z' },
      { title: 'Yayında', slug: 'yayinda', published_at: '2020-01-01T00:00:00Z' },
    ];
    await sql`insert into ${sql(resource)} ${sql(states)}`;
    await sql`update ${sql(resource)} set slug = 'yeni-' || slug`;
    await sql`update ${sql(resource)} set published_at = null where title = 'Geri alınan'`;
  });

  it.each<[Role, string[]]>([
    ['visitor', ['yayinda']],
    ['member', ['yayinda']],
    ['firstStep', ['yayinda']],
    ['admin', ['geri-alinan', 'yayinda']],
    ['secondStep', ['geri-alinan', 'yayinda']],
  ])('is read by a %s: %j', async (role, expected) => {
    expect(await slugs(role)).toEqual(expected);
  });

  it('is not told by a count either, exact or estimated: it is the same for a slug that never was', async () => {
    await database.sql`analyze slug_history`;
    for (const count of ['exact', 'planned', 'estimated'] as const) {
      const counts = ['geri-alinan', 'hic-olmayan'].map(async (slug) => {
        const query = database.as.visitor.from('slug_history').select('*', { count, head: true });
        return (await query.eq('resource', resource).eq('slug', slug)).count;
      });
      const [hidden, unknown] = await Promise.all(counts);
      expect(hidden).toBe(unknown);
    }
  });

  it('is nobody’s to read if only a draft or a scheduled row had it, even after the row is published', async () => {
    await database.sql`update ${database.sql(resource)} set published_at = now()`;
    expect(await slugs()).toEqual(['geri-alinan', 'yayinda']);
  });
});
