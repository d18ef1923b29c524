import { describe, expect, it } from 'vitest';
import { civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { type Role, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const A_DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * A_DAY_MS).toISOString();
const nextYear = civilParts(todayInIstanbul()).year + 1;

const member = { full_name: 'Lale Ortanca', term_from: '2020-02-01' };
const book = { title: 'Divit', author: 'Şehnaz Hokkacıgil' };
const slide = { image_url: '/avlu.webp', title: 'Avlu' };
const fees = { annual_fee: 500, entry_fee: 20 };

/** Rows whose time has not come, or is over. */
const OUT_OF_TIME: readonly (readonly [string, string, Row])[] = [
  ['a member whose term has not begun', 'board_members', { ...member, term_from: inDays(2).slice(0, 10) }],
  ['the award of next year', 'literature_awards', { ...book, year: nextYear }],
  ['a slide that is to come', 'home_slides', { ...slide, shown_from: inDays(1) }],
  ['a slide whose time is over', 'home_slides', { ...slide, shown_to: inDays(-1) }],
  ['the dues of next year', 'dues', { ...fees, year: nextYear }],
];

/** Rows that visitors see. */
const IN_TIME: readonly (readonly [string, Row])[] = [
  ['board_members', { ...member, term_to: '2022-02-01' }],
  ['literature_awards', { ...book, year: nextYear - 1 }],
  ['home_slides', { ...slide, shown_from: inDays(-1), shown_to: inDays(1) }],
  ['dues', { ...fees, year: nextYear - 1 }],
];

async function sees(role: Role, table: string, id: number): Promise<boolean> {
  const { data } = await database.as[role].from(table).select('id').eq('id', id).throwOnError();
  return data.length === 1;
}

async function add(table: string, row: Row): Promise<number> {
  const { data } = await database.service.from(table).insert(row).select('id').single().throwOnError();
  return Number(data.id);
}

async function version(moment = new Date()): Promise<string> {
  const { data } = await database.as.visitor
    .rpc('content_version', { moment: moment.toISOString() })
    .throwOnError();
  return String(data);
}

describe('the first records', () => {
  it('are what the specification states: the dues of 2025 and three slides', async () => {
    const dues =
      await database.sql`select annual_fee::int, entry_fee::int, is_sample from dues where year = 2025`;
    expect(dues).toEqual([{ annual_fee: 450, entry_fee: 20, is_sample: false }]);
    const { data: slides } = await database.as.visitor
      .from('home_slides')
      .select('title')
      .like('image_url', '/slaytlar/%')
      .order('idx')
      .throwOnError();
    expect(slides.map(({ title }) => title)).toEqual([
      'IN SION FIRMATA SUM',
      'NDS Mezunlar Derneği',
      'NDS Mezunlar Derneği',
    ]);
  });

  it('are no board, no award and no bulletin, whose names only an association knows', async () => {
    const [counts] = await database.sql`
      select (select count(*)::int from board_members) as board, (select count(*)::int from award_recipients) as recipients,
        (select count(*)::int from literature_awards) as books, (select count(*)::int from bulletin_archive) as bulletins`;
    expect(counts).toEqual({ board: 0, recipients: 0, books: 0, bulletins: 0 });
  });
});

describe('records that have a time', () => {
  it.each(OUT_OF_TIME)('%s is seen by administrators only', async (_label, table, row) => {
    const id = await add(table, row);
    const seen = await Promise.all(
      (['visitor', 'member', 'firstStep', 'admin', 'secondStep'] as const).map((role) =>
        sees(role, table, id),
      ),
    );
    await database.service.from(table).delete().eq('id', id).throwOnError();
    expect(seen).toEqual([false, false, false, true, true]);
  });

  it.each(IN_TIME)('%s are seen by visitors within it', async (table, row) => {
    const id = await add(table, row);
    expect(await sees('visitor', table, id)).toBe(true);
  });

  it('a day begins in Istanbul', async () => {
    const [today] = await database.sql<{ day: string }[]>`
      select to_char(now() at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day`;
    const id = await add('board_members', { ...member, term_from: today?.day });
    expect(await sees('visitor', 'board_members', id)).toBe(true);
  });

  it('change the version of the content when a slide appears and when its time is over', async () => {
    await add('home_slides', { ...slide, shown_from: inDays(-1), shown_to: inDays(1) });
    const now = await version();
    const id = await add('home_slides', { ...slide, shown_to: new Date(Date.now() + 500).toISOString() });
    const shown = await version();
    expect(shown).not.toBe(now);
    await expect.poll(() => version()).not.toBe(shown);
    expect(await sees('visitor', 'home_slides', id)).toBe(false);
    expect(await version(new Date(Date.now() + 2 * A_DAY_MS))).not.toBe(await version());
  });
});

describe('the tables refuse', () => {
  const REFUSED: readonly (readonly [string, string, Row])[] = [
    ['board_members_term_to_order', 'board_members', { ...member, term_to: '2020-01-31' }],
    ['board_members_body_option', 'board_members', { ...member, body: 'club' }],
    ['board_members_full_name_required', 'board_members', { ...member, full_name: ' ' }],
    [
      'award_recipients_nds_year_range',
      'award_recipients',
      { first_name: 'A', last_name: 'B', nds_year: 1855 },
    ],
    ['literature_awards_year_range', 'literature_awards', { ...book, year: 2008 }],
    ['home_slides_link_format', 'home_slides', { ...slide, link: 'javascript:alert(1)' }],
    ['home_slides_shown_to_order', 'home_slides', { ...slide, shown_from: inDays(1), shown_to: inDays(-1) }],
    ['dues_annual_fee_range', 'dues', { ...fees, year: 2001, annual_fee: -1 }],
    ['dues_year_key', 'dues', { ...fees, year: 2025 }],
    [
      'bulletin_archive_file_url_format',
      'bulletin_archive',
      { year: 2009, label: 'Mart', file_url: 'mart.pdf' },
    ],
  ];

  it.each(REFUSED)('%s', async (constraint, table, row) => {
    const { error } = await database.service.from(table).insert(row);
    expect(error?.message).toContain(`"${constraint}"`);
  });
});
