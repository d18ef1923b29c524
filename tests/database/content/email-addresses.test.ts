import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { EMAIL_ADDRESSES } from '../../fixtures/email-addresses';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();

// PostgreSQL's texts hold no null character.
const storable = EMAIL_ADDRESSES.filter(([text]) => !text.includes('\u0000'));

it('the database takes the same addresses as the forms', async () => {
  const { sql } = database;
  const found: (readonly [string, boolean])[] = [];
  for (const [text] of storable) {
    const [row] = await sql<{ taken: boolean }[]>`select private.is_email(${text}) as taken`;
    found.push([text, row?.taken ?? false]);
  }
  expect(found).toEqual(storable);
});

it('the migration empties addresses that never worked, and the history keeps them', async () => {
  const file = 'supabase/migrations/20261127120100_one_rule_for_addresses.sql';
  const migration = await readFile(file, 'utf8');
  const seen: unknown[] = [];
  await database.sql
    .begin(async (sql) => {
      await sql`alter table member_perks drop constraint member_perks_contact_email_format`;
      for (const contact_email of ['ayşe@dernek.org', 'ayse@dernek.org'])
        await sql`insert into member_perks ${sql({ business_name: 'Kitapçı', contact_email })}`;
      await sql.unsafe(migration);
      seen.push(
        ...(await sql`select contact_email from member_perks where business_name = 'Kitapçı' order by id`),
        ...(await sql`
          select before ->> 'contact_email' as former from private.history
          where table_name = 'member_perks' and operation = 'update' order by id desc limit 1`),
      );
      throw new Error('rolled back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'rolled back') throw error;
    });
  expect(seen).toEqual([
    { contact_email: null },
    { contact_email: 'ayse@dernek.org' },
    { former: 'ayşe@dernek.org' },
  ]);
});
