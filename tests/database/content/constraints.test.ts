import { beforeAll, expect, it } from 'vitest';
import { EMAIL_ADDRESSES } from '../../fixtures/email-addresses';
import { type Row, useDatabase } from '../support/database-fixture';
import { VALID_ROWS, VIOLATIONS } from '../support/violations';

const database = useDatabase();

beforeAll(async () => {
  for (const [table, row] of Object.entries(VALID_ROWS))
    expect((await database.service.from(table).insert(row)).error, table).toBeNull();
});

/** The limits of texts are those of the declarations (resource-contract.test.ts). */
it('every constraint of these tables but a text’s length has rows that break it', async () => {
  const tables = [...new Set(Object.values(VIOLATIONS).map(({ table }) => table))];
  const rules = await database.sql<{ conname: string }[]>`
    select conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'u') and conname !~ '_length$'
      and conrelid::regclass::text in ${database.sql(tables)}`;
  const names = rules.map(({ conname }) => conname).sort();
  const broken = Object.keys(VIOLATIONS).filter((name) => !name.endsWith('_length'));
  expect(broken.sort(), 'the rows in tests/database/support/violations.ts').toEqual(names);
});

it('every constraint is named <table>_<column>_<kind>', async () => {
  const misnamed = await database.sql`
    select conname from pg_constraint c join pg_class t on t.oid = conrelid
    where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'p', 'f')
      and conname !~ ('^' || relname || '_(' || (
        select string_agg(attname, '_' order by array_position(conkey, attnum)) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)
      ) || '|' || (
        select string_agg(attname, '|') from pg_attribute where attrelid = conrelid and attnum = any (conkey)
      ) || ')_(required|length|format|order|range|calendar|option|key|pkey|fkey)$')`;
  expect(misnamed).toEqual([]);
});

it.each(Object.entries(VIOLATIONS))('%s refuses each row that breaks it', async (constraint, broken) => {
  for (const row of broken.rows) await expectRefusal(constraint, broken.table, row);
});

const member = { full_name: 'Lale Ortanca', term_from: '2020-02-01' };
const slide = { image_url: '/avlu.webp', title: 'Avlu' };

it.each<[constraint: string, table: string, row: Row]>([
  ['board_members_term_to_order', 'board_members', { ...member, term_to: '2020-01-31' }],
  ['board_members_body_option', 'board_members', { ...member, body: 'club' }],
  ['home_slides_link_format', 'home_slides', { ...slide, link: 'javascript:alert(1)' }],
  [
    'home_slides_shown_to_order',
    'home_slides',
    { ...slide, shown_from: '2026-05-02T10:00:00Z', shown_to: '2026-05-01T10:00:00Z' },
  ],
  ['dues_year_key', 'dues', { year: 2025, annual_fee: 500, entry_fee: 20 }],
])('%s refuses a row of %s', (constraint, table, row) => expectRefusal(constraint, table, row));

it('the database takes the same e-mail addresses as the forms', async () => {
  // PostgreSQL's texts hold no null character.
  const storable = EMAIL_ADDRESSES.filter(([text]) => !text.includes('\u0000'));
  const texts = storable.map(([text]) => text);
  const taken = await database.sql<{ taken: boolean }[]>`
    select private.is_email(text) as taken from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`;
  expect(taken.map((answer, index) => [texts[index], answer.taken])).toEqual(storable);
});

async function expectRefusal(constraint: string, table: string, row: Row): Promise<void> {
  const { error, status } = await database.service.from(table).insert(row);
  expect(error?.message, JSON.stringify(row).slice(0, 80)).toContain(`"${constraint}"`);
  // PostgREST’s error, by which the back office finds its sentence.
  expect([status, error?.code]).toEqual(constraint.endsWith('_key') ? [409, '23505'] : [400, '23514']);
}
