import { describe, expect, it } from 'vitest';
import { civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { byRole, ROLES, type Role, type Row, useDatabase } from '../support/database-fixture';
import { attempt, claimsOfSessions, inTransaction } from '../support/hosted-roles';
import { TABLE_RULES } from '../support/role-matrix';
import { useRows } from '../support/rows';

const database = useDatabase();
const { add, seen } = useRows(database);
const A_DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * A_DAY_MS).toISOString();
const today = todayInIstanbul();
const thisYear = civilParts(today).year;

const event = { title: 'Konser', slug: 'konser' };
const member = { full_name: 'Lale Ortanca', term_from: '2020-02-01' };
const book = { title: 'Divit', author: 'Şehnaz Hokkacıgil' };
const slide = { image_url: '/avlu.webp', title: 'Avlu' };
const fees = { annual_fee: 500, entry_fee: 20 };
const draft = { published_at: null };
const published = { published_at: inDays(-1) };
const scheduled = { published_at: inDays(1) };

type Content = keyof typeof TABLE_RULES;
type Case = readonly [what: string, table: Content, row: Row];

/** Drafts and scheduled rows: rights/role-matrix.test.ts. */
describe('what visitors may not see yet, or no longer, is read, written and deleted by administrators only', () => {
  const HIDDEN: readonly Case[] = [
    ['a member whose term has not begun', 'board_members', { ...member, term_from: inDays(2).slice(0, 10) }],
    ['the award of next year', 'literature_awards', { ...book, year: thisYear + 1 }],
    ['a slide that is to come', 'home_slides', { ...slide, shown_from: inDays(1) }],
    ['a slide whose time is over', 'home_slides', { ...slide, shown_to: inDays(-1) }],
    ['the dues of next year', 'dues', { ...fees, year: thisYear + 1 }],
  ];
  const NOTHING = { select: 'nothing', insert: 'refused', update: 'nothing', delete: 'nothing' };
  const EVERYTHING = { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' };
  const EXPECTED = byRole({
    visitor: { ...NOTHING, update: 'refused', delete: 'refused' },
    member: NOTHING,
    admin: EVERYTHING,
  });

  it.each(HIDDEN)('%s', async (_what, table, row) => {
    const claims = await claimsOfSessions(database);
    await inTransaction(database.backend.dbUrl, async (sql) => {
      const [hidden] = await sql`insert into ${sql(table)} ${sql(row)} returning id`;
      const id = Number(hidden?.id);
      const { change } = TABLE_RULES[table];
      for (const role of ROLES) {
        const requests = {
          select: () => sql`select id from ${sql(table)} where id = ${id}`,
          update: () => sql`update ${sql(table)} set ${sql(change)} where id = ${id} returning id`,
          delete: () => sql`delete from ${sql(table)} where id = ${id} returning id`,
        };
        const found: Record<string, string> = {};
        for (const [action, request] of Object.entries(requests))
          found[action] = (await attempt(sql, claims[role], request)).outcome;
        await sql`savepoint emptied`;
        await sql`delete from ${sql(table)} where id = ${id}`;
        const insert = () => sql`insert into ${sql(table)} ${sql(row)} returning id`;
        found.insert = (await attempt(sql, claims[role], insert)).outcome;
        await sql`rollback to savepoint emptied`;
        expect([role, found]).toEqual([role, EXPECTED[role]]);
      }
    });
  });
});

describe('visitors see', () => {
  const SHOWN: readonly Case[] = [
    ['a published event', 'events', { ...event, ...published }],
    [
      'a member of the board from the first day, by Istanbul’s clock',
      'board_members',
      { ...member, term_from: today },
    ],
    ['a slide within its time', 'home_slides', { ...slide, shown_from: inDays(-1), shown_to: inDays(1) }],
    ['the dues of this year', 'dues', { ...fees, year: thisYear }],
  ];

  it.each(SHOWN)('%s', async (_what, table, row) => {
    const claims = await claimsOfSessions(database);
    await inTransaction(database.backend.dbUrl, async (sql) => {
      const [shown] = await sql`insert into ${sql(table)} ${sql(row)} returning id`;
      const select = () => sql`select id from ${sql(table)} where id = ${Number(shown?.id)}`;
      expect((await attempt(sql, claims.visitor, select)).outcome).toBe('allowed');
    });
  });

  it.each<Case>([
    ['an event', 'events', event],
    ['a news item', 'alumni_news', event],
    ['a perk', 'member_perks', { business_name: 'Kuytu Kahve' }],
  ])('not %s that says nothing of its publication', async (_what, table, row) => {
    const id = await add(table, row);
    expect(await seen(table, 'id')).toEqual([]);
    expect(await seen(table, 'id', 'writer')).toEqual([{ id }]);
    await database.sql`delete from ${database.sql(table)}`;
  });

  it('an event from the moment of its publication', async () => {
    const claims = await claimsOfSessions(database);
    await inTransaction(database.backend.dbUrl, async (sql) => {
      await sql`insert into events ${sql(event)}`;
      for (const [delay, outcome] of [
        ['1 ms', 'nothing'],
        ['0 ms', 'allowed'],
      ] as const) {
        await sql`update events set published_at = date_trunc('milliseconds', now()) + ${delay}::interval`;
        const select = () => sql`select id from events where slug = 'konser'`;
        expect((await attempt(sql, claims.visitor, select)).outcome).toBe(outcome);
      }
    });
  });

  it('the calendar entry of a published event, and not that of a hidden one', async () => {
    const day = { starts_at: '2026-05-12T14:30:00Z', in_calendar: true };
    for (const [slug, state] of Object.entries({ taslak: draft, ileride: scheduled, yayinda: published }))
      await add('events', { title: slug, slug, ...day, ...state });
    await add('calendar', { title: 'kendi', date: '2026-05-12' });
    const titles = async (role: Role) => (await seen('calendar', 'title', role)).map(({ title }) => title);
    for (const role of ['visitor', 'member', 'firstStep', 'writerFirstStep'] as const)
      expect(await titles(role)).toEqual(['kendi', 'yayinda']);
    for (const role of ['admin', 'secondStep', 'writer', 'writerSecondStep'] as const)
      expect(await titles(role)).toEqual(['ileride', 'kendi', 'taslak', 'yayinda']);
  });
});

describe('the author of an announcement', () => {
  it('is the session’s user, whatever the client sends', async () => {
    const { as, userIds } = database;
    const { data } = await as.admin
      .from('announcements')
      .insert({ title: 'Kimin?', created_by: userIds.member })
      .select('id,created_by')
      .single();
    expect(data?.created_by).toBe(userIds.admin);
    const changes = { title: 'Değişmez', created_by: userIds.member };
    const changed = as.admin.from('announcements').update(changes).eq('id', Number(data?.id));
    expect((await changed.select('title,created_by')).data).toEqual([
      { title: 'Değişmez', created_by: userIds.admin },
    ]);
  });
});
