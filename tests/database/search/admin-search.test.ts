import { beforeEach, describe, expect, it } from 'vitest';
import { rowFilters } from '../../../admin/shell/search/row-filters';
import { createDataProvider } from '../../../admin/data/data-provider';
import { resources } from '../../../admin/resources';
import type { ResourceDefinition } from '../../../admin/schema/types';
import { writeChoices } from '../../../admin/screens/list/list-address';
import { toBackendParams } from '../../../admin/screens/list/list-query';
import { type Role, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const TABLES = ['announcements', 'events', 'calendar', 'alumni_news', 'member_perks'];

function resourceOf(table: string): ResourceDefinition {
  const resource = resources.find((declared) => declared.table === table);
  if (!resource) throw new Error(`No resource for ${table}`);
  return resource;
}

/** The titles that a list and Ctrl K find for a text; both must agree. */
async function search(table: string, typed: string, role: Role = 'admin'): Promise<unknown[]> {
  const resource = resourceOf(table);
  const { getList } = createDataProvider(database.as[role]);
  const question = { resource: table, filters: writeChoices({ search: typed }) };
  const inList = toBackendParams(resource, question, new Date()).filters ?? [];
  const titles = [];
  for (const filters of [inList, rowFilters(resource, typed) ?? []]) {
    const { data } = await getList<Row & { id: number }>({ resource: table, filters });
    titles.push(data.map((row) => row[resource.titleField]).sort());
  }
  expect(titles[1]).toEqual(titles[0]);
  return titles[0] ?? [];
}

const hits = (role: Role, resource: string, q: string) =>
  database.as[role].rpc('admin_search', { resource, q });

beforeEach(async () => {
  for (const table of TABLES) await database.sql`delete from ${database.sql(table)}`;
});

describe('the back office finds', () => {
  const rows: [table: string, row: Row, title: string][] = [
    ['announcements', { title: 'Güz', body: '<p>Okulun <b>pikniğinde</b> buluşalım.</p>' }, 'Güz'],
    ['events', { title: 'Gezi', slug: 'gezi', location: 'Piknik alanı' }, 'Gezi'],
    ['calendar', { title: 'Pikniğe gidiyoruz', date: '2026-05-02' }, 'Pikniğe gidiyoruz'],
    ['alumni_news', { title: 'Haber', slug: 'haber', description: 'Mezunların pikniği güzeldi.' }, 'Haber'],
    ['member_perks', { business_name: 'Lokanta', discount: 'Pikniğinizde %10' }, 'Lokanta'],
  ];

  it.each(rows)('in %s a row with another ending of the typed word: %j', async (table, row, title) => {
    await database.as.admin.from(table).insert([row, { ...row, ...other(table) }]);
    for (const typed of ['piknik', 'PİKNİK', 'pikniği']) {
      expect([typed, await search(table, typed)]).toEqual([typed, [title]]);
    }
    expect(await search(table, 'balo')).toEqual([]);
  });

  it('whatever the site’s own search finds, also without Turkish marks', async () => {
    const titles = ['Sonbahar pikniği', 'Işık gecesi', 'Üyelik aidatları', 'Kitap kulübünün buluşması'];
    const published_at = '2026-01-01T00:00:00Z';
    await database.as.admin.from('announcements').insert(titles.map((title) => ({ title, published_at })));
    const all = ['piknigi', 'isik', 'uyelik aidat', 'kulup'];
    for (const typed of all) {
      const { data } = await database.as.visitor.rpc('site_search', { q: typed });
      const found = (data as { id: number }[]).map(({ id }) => id).sort();
      const { data: own } = await hits('admin', 'announcements', typed);
      expect([typed, (own as { id: number }[]).map(({ id }) => id).sort()]).toEqual([typed, found]);
    }
    expect(await search('announcements', 'piknigi')).toEqual(['Sonbahar pikniği']);
  });

  it('drafts and scheduled rows, for administrators only', async () => {
    const states = { Taslak: null, Yarınki: '2099-01-01T00:00:00Z', Yayındaki: '2026-01-01T00:00:00Z' };
    for (const [state, published_at] of Object.entries(states))
      await database.as.admin.from('announcements').insert({ title: `${state} piknik`, published_at });
    const titles = ['Taslak piknik', 'Yarınki piknik', 'Yayındaki piknik'];
    expect(await search('announcements', 'piknik')).toEqual(titles);
    expect((await hits('admin', 'announcements', 'piknik')).data).toHaveLength(3);
    expect((await hits('member', 'announcements', 'piknik')).data).toEqual([]);
    expect((await hits('visitor', 'announcements', 'piknik')).error?.code).toBe('42501');
  });

  it('a row by its new words after a change, and not after its deletion', async () => {
    const { admin } = database.as;
    await admin.from('announcements').insert({ title: 'Sonbahar pikniği' });
    await admin.from('announcements').update({ title: 'Kış konseri' }).eq('title', 'Sonbahar pikniği');
    expect(await search('announcements', 'pikniğe')).toEqual([]);
    expect(await search('announcements', 'konsere')).toEqual(['Kış konseri']);
    await admin.from('announcements').delete().eq('title', 'Kış konseri');
    expect(
      await database.sql`select id from private.row_words where resource = 'announcements'`,
    ).toHaveLength(0);
  });
});

/** Columns that remove the word from a row of the table. */
function other(table: string): Row {
  const texts: Record<string, Row> = {
    announcements: { title: 'Kış', body: '<p>Kar</p>' },
    events: { title: 'Kış', slug: 'kis', location: 'Salon' },
    calendar: { title: 'Kış' },
    alumni_news: { title: 'Kış', slug: 'kis', description: 'Kar' },
    member_perks: { business_name: 'Kış', discount: 'Kar' },
  };
  return texts[table] ?? {};
}
