import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';

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
