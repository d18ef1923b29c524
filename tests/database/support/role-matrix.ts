import { randomUUID } from 'node:crypto';
import type { ReservedSql, Row as SqlRow, Sql } from 'postgres';
import type { Database } from '../../../src/lib/database/database.types';
import { byRole, type Role, ROLES, type Row } from './database-fixture';
import { attempt, type RoleClaims } from './hosted-roles';

type TableName = keyof Database['public']['Tables'];
/** The outcome of an attempt: rows, no rows because a policy hides them, or error 42501. */
export type Outcome = 'allowed' | 'nothing' | 'refused';
const ACTIONS = ['select', 'insert', 'update', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];
type Outcomes = Record<Action, Outcome>;

export interface TableRules {
  key: 'id' | 'user_id' | 'slug' | 'key' | 'owner' | 'name';
  /** The row that is there belongs to an account of nobody here. */
  isSomebodyElses?: true;
  /** A row of another table that the existing row needs. */
  needs?: { table: TableName; row: Row };
  /** A row that is in the table before the attempt. */
  existing: Row;
  /** The row that a role tries to insert. */
  added: Row;
  change: Row;
  outcomes: Record<Role, Outcomes>;
}

const ALLOWED = { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' } as const;
const REFUSED = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const;
const HIDDEN = { select: 'nothing', insert: 'refused', update: 'nothing', delete: 'nothing' } as const;
const READ_ONLY = { select: 'allowed', insert: 'refused', update: 'refused', delete: 'refused' } as const;
const SHOWN = { ...HIDDEN, select: 'allowed' } as const;
const UNSEEN = { ...REFUSED, select: 'nothing' } as const;

/** What visitors see. Writers write none of it: a published row is no draft. */
const CONTENT = byRole<Outcomes>({ visitor: READ_ONLY, member: SHOWN, admin: ALLOWED });
const KEPT_BY_TRIGGERS = byRole<Outcomes>({ visitor: READ_ONLY, member: READ_ONLY, admin: READ_ONLY });
/** Rows of a person's own, which both roles may add. */
const SOMEBODY_ELSES = { ...HIDDEN, insert: 'allowed' } as const;
const OWN = byRole<Outcomes>({
  visitor: REFUSED,
  member: HIDDEN,
  writer: SOMEBODY_ELSES,
  admin: SOMEBODY_ELSES,
});

const DRAFT = {
  ...{ resource: 'announcements', device: 'Chrome, Windows', tab: randomUUID() },
  ...{ changes: { title: 'Yarım' }, began: { title: '' } },
};

/** The rights of each role on each table. A table that is missing here fails the test. */
export const TABLE_RULES: Record<TableName, TableRules> = {
  announcements: {
    key: 'id',
    existing: { title: 'Yayında', published_at: '2020-01-01T10:00:00Z' },
    added: { title: 'Yeni', published_at: '2020-01-02T10:00:00Z' },
    change: { title: 'Değişti' },
    outcomes: CONTENT,
  },
  events: {
    key: 'id',
    existing: { title: 'Konser', slug: 'konser', published_at: '2020-01-01T10:00:00Z' },
    added: { title: 'Gezi', slug: 'gezi', published_at: '2020-01-02T10:00:00Z' },
    change: { location: 'Avlu' },
    outcomes: CONTENT,
  },
  calendar: {
    key: 'id',
    existing: { title: 'Çay saati', date: '2026-01-20' },
    added: { title: 'Prova', date: '2026-01-21' },
    change: { date: '2026-01-22' },
    outcomes: CONTENT,
  },
  bulletins: {
    key: 'id',
    existing: { year: 2025, month: 1, pdf_url: '/bulten-1.pdf' },
    added: { year: 2025, month: 2, pdf_url: '/bulten-2.pdf' },
    change: { pdf_url: '/bulten-3.pdf' },
    outcomes: CONTENT,
  },
  alumni_news: {
    key: 'id',
    existing: { title: 'Ödül', slug: 'odul', published_at: '2020-01-01T10:00:00Z' },
    added: { title: 'Kitap', slug: 'kitap', published_at: '2020-01-02T10:00:00Z' },
    change: { description: 'Değişti' },
    outcomes: CONTENT,
  },
  member_perks: {
    key: 'id',
    existing: { business_name: 'Kestane Kitabevi', published_at: '2020-01-01T10:00:00Z' },
    added: { business_name: 'Kuytu Kahve', published_at: '2020-01-02T10:00:00Z' },
    change: { discount: 'Yüzde 10' },
    outcomes: CONTENT,
  },
  board_members: {
    key: 'id',
    existing: { full_name: 'Ayda Kestaneli', term_from: '2020-02-01' },
    added: { full_name: 'Murat Taşlıktan', term_from: '2020-02-01' },
    change: { role: 'Başkan' },
    outcomes: CONTENT,
  },
  award_recipients: {
    key: 'id',
    existing: { first_name: 'Lale', last_name: 'Ortanca' },
    added: { first_name: 'İnci', last_name: 'Galatalı' },
    change: { profession: 'Şair' },
    outcomes: CONTENT,
  },
  literature_awards: {
    key: 'id',
    existing: { year: 2009, author: 'Müfide Yelkovan', title: 'Çınar Defteri' },
    added: { year: 2010, author: 'Rauf Mürekkepçi', title: 'Defne Kokusu' },
    change: { caption: 'Değişti' },
    outcomes: CONTENT,
  },
  home_slides: {
    key: 'id',
    existing: { image_url: '/avlu.webp', title: 'Avlu' },
    added: { image_url: '/bogaz.webp', title: 'Boğaz' },
    change: { subtitle: 'Değişti' },
    outcomes: CONTENT,
  },
  dues: {
    key: 'id',
    existing: { year: 2020, annual_fee: 100, entry_fee: 10 },
    added: { year: 2021, annual_fee: 120, entry_fee: 10 },
    change: { annual_fee: 110 },
    outcomes: CONTENT,
  },
  bulletin_archive: {
    key: 'id',
    existing: { year: 2009, label: 'Mart', file_url: '/mart.pdf' },
    added: { year: 2009, label: 'Haziran', file_url: '/haziran.pdf' },
    change: { label: 'Eylül' },
    outcomes: CONTENT,
  },
  settings: {
    key: 'id',
    existing: { association_name: 'Dernek', founding_year: 1990 },
    added: { association_name: 'Başka dernek', founding_year: 1991 },
    change: { bank: 'Çınar Bankası' },
    outcomes: byRole<Outcomes>({
      visitor: READ_ONLY,
      member: { ...READ_ONLY, update: 'nothing' },
      admin: { ...READ_ONLY, update: 'allowed' },
    }),
  },
  slug_history: {
    key: 'slug',
    needs: {
      table: 'events',
      row: { id: 1, title: 'Konser', slug: 'yeni-adres', published_at: '2020-01-01T10:00:00Z' },
    },
    existing: { resource: 'events', slug: 'eski-adres', row_id: 1 },
    added: { resource: 'events', slug: 'uydurma-adres', row_id: 1 },
    change: { row_id: 2 },
    outcomes: KEPT_BY_TRIGGERS,
  },
  calendar_cancellations: {
    key: 'id',
    existing: { calendar_id: 1, title: 'Çay saati', date: '2026-01-20', revision: 1 },
    added: { calendar_id: 2, title: 'Prova', date: '2026-01-21', revision: 1 },
    change: { title: 'Değişti' },
    outcomes: KEPT_BY_TRIGGERS,
  },
  // In a folder of drafts. Nobody names somebody else's upload; file-library.test.ts tests the user's own.
  files: {
    key: 'name',
    existing: { name: 'events/1700000000000-bir.webp' },
    added: { name: 'events/1700000000000-iki.webp' },
    change: { alt: 'Değişti' },
    outcomes: byRole<Outcomes>({ visitor: REFUSED, member: UNSEEN, writer: READ_ONLY, admin: READ_ONLY }),
  },
  // Another administrator's draft; form-drafts.test.ts tests the user's own.
  form_drafts: {
    key: 'key',
    isSomebodyElses: true,
    existing: { ...DRAFT, key: randomUUID(), row_id: 1 },
    added: { ...DRAFT, key: randomUUID(), row_id: 2 },
    change: { device: 'Firefox, Linux' },
    outcomes: OWN,
  },
  // Another administrator's choices; own-choices.test.ts tests the user's own.
  own_choices: {
    key: 'owner',
    isSomebodyElses: true,
    existing: { guide: 'draft', text_size: 115 },
    added: { text_size: 130 },
    change: { text_size: 130 },
    outcomes: OWN,
  },
  // Another user's profile; profiles.test.ts tests the user's own.
  profiles: {
    key: 'user_id',
    existing: { full_name: 'Başkası' },
    added: { full_name: 'Davetsiz', is_admin: true },
    change: { is_admin: true },
    outcomes: byRole<Outcomes>({ visitor: REFUSED, member: UNSEEN, admin: UNSEEN }),
  },
};

/** What visitors do not see yet, in the tables with drafts. */
const UNPUBLISHED: Readonly<Record<string, readonly [published_at: string | null, TableRules['outcomes']]>> =
  {
    'a draft': [
      null,
      byRole<Outcomes>({
        visitor: { ...REFUSED, select: 'nothing' },
        member: HIDDEN,
        writer: { ...ALLOWED, delete: 'nothing' },
        admin: ALLOWED,
      }),
    ],
    'a scheduled row': [
      '2099-01-01T10:00:00Z',
      byRole<Outcomes>({
        visitor: { ...REFUSED, select: 'nothing' },
        member: HIDDEN,
        writer: SHOWN,
        admin: ALLOWED,
      }),
    ],
  };

/** The rights on rows of the tables with drafts that visitors do not see. */
export const UNPUBLISHED_RULES = (
  ['announcements', 'alumni_news', 'member_perks', 'events'] as const
).flatMap((table) =>
  Object.entries(UNPUBLISHED).map(([what, [published_at, outcomes]]) => {
    const rules = TABLE_RULES[table];
    const existing = { ...rules.existing, published_at };
    const added = { ...rules.added, published_at };
    return [what, table, { ...rules, existing, added, outcomes }] as const;
  }),
);

/** Leaves nothing but the existing row in a table; returns its key. A profile stays beside the others. */
export async function arrangeRow(
  sql: Sql,
  table: string,
  { key, needs, existing, isSomebodyElses }: TableRules,
): Promise<string> {
  if (key === 'user_id') {
    const userId = await addUser(sql);
    await sql`update ${sql(table)} set ${sql(existing)} where user_id = ${userId}`;
    return userId;
  }
  await sql`truncate ${sql(table)} cascade`;
  if (needs) {
    await sql`truncate ${sql(needs.table)} cascade`;
    await sql`insert into ${sql(needs.table)} ${sql(needs.row)}`;
  }
  const owned = isSomebodyElses ? { ...existing, owner: await addUser(sql) } : existing;
  const [row] = await sql`insert into ${sql(table)} ${sql(owned)} returning ${sql(key)} as key`;
  return String(row?.key);
}

/** Tries everything that the matrix tells of a table, as every role. */
export async function readOutcomes(
  sql: ReservedSql,
  table: string,
  { rules, claims }: { rules: TableRules; claims: RoleClaims },
): Promise<TableRules['outcomes']> {
  const { key, change } = rules;
  const target = await arrangeRow(sql, table, rules);
  const added = await addedRow(sql, rules);
  const requests: Record<Action, () => Promise<readonly SqlRow[]>> = {
    select: () => sql`select ${sql(key)} from ${sql(table)} where ${sql(key)} = ${target}`,
    insert: () => sql`insert into ${sql(table)} ${sql(added)} returning ${sql(key)}`,
    update: () =>
      sql`update ${sql(table)} set ${sql(change)} where ${sql(key)} = ${target} returning ${sql(key)}`,
    delete: () => sql`delete from ${sql(table)} where ${sql(key)} = ${target} returning ${sql(key)}`,
  };
  const found: Partial<Record<Role, Record<string, Outcome>>> = {};
  for (const role of ROLES) {
    const outcomes: Record<string, Outcome> = {};
    for (const action of ACTIONS)
      outcomes[action] = (await attempt(sql, claims[role], requests[action])).outcome;
    found[role] = outcomes;
  }
  return found as TableRules['outcomes'];
}

/** Gives the row that a role tries to insert; a profile needs an account without one. */
export async function addedRow(sql: Sql, { key, added }: TableRules): Promise<Row> {
  return key === 'user_id' ? { ...added, user_id: await addUser(sql, { withProfile: false }) } : added;
}

async function addUser(sql: Sql, { withProfile = true } = {}): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@uye.example`})`;
  if (!withProfile) await sql`delete from public.profiles where user_id = ${id}`;
  return id;
}
