import { describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';
import { TABLE_RULES } from '../support/role-matrix';

const database = useDatabase();

/** Writes a row as an administrator; gives what the database made of some columns. */
async function save(table: string, row: Row, columns: string): Promise<Row | undefined> {
  const { data, error } = await database.as.admin.from(table).insert(row).select<string, Row>(columns);
  expect(error).toBeNull();
  return data?.[0];
}

describe('text', () => {
  it('is treated the same when it is changed', async () => {
    const perk = { business_name: 'Kuytu Kahve', discount: 'Yüzde 5', contact_phone: '444 0 077' };
    const added = await save('member_perks', perk, 'id');
    const { data } = await database.as.admin
      .from('member_perks')
      .update({ business_name: ' Kuytu ', discount: ' ', contact_phone: '' })
      .eq('id', Number(added?.id))
      .select('business_name,discount,contact_phone');
    expect(data).toEqual([{ business_name: 'Kuytu', discount: null, contact_phone: null }]);
  });

  it('is trimmed in every column', async () => {
    const { sql } = database;
    const missed = await sql<{ column: string }[]>`
      select format('%s.%s', relname, attname) as column from pg_attribute a join pg_class t on t.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (array['slug_history', 'form_drafts', 'own_choices', 'files']) and atttypid = 'text'::regtype
        and not exists (
          select from pg_trigger where tgrelid = t.oid and tgname in ('trim_text', 'blank_to_null')
            and attname = any (string_to_array(encode(tgargs, 'escape'), '\\000')))
      order by 1`;
    expect(
      missed.map(({ column }) => column),
      'columns that neither trigger blank_to_null names (may be null) nor trim_text (not null, or blank has a meaning)',
    ).toEqual([]);
  });

  it.each<[table: string, column: string, row: Row]>([
    ['announcements', 'cover_alt', { title: 'A' }],
    ['alumni_news', 'image_alt', { title: 'A', slug: 'a' }],
  ])(
    'that describes a picture, %s.%s, tells decoration (an empty text) from no description (null)',
    async (table, column, row) => {
      const added = await save(table, row, `id,${column}`);
      expect(added?.[column]).toBeNull();
      for (const [written, kept] of [
        [' Avluda çınar \n', 'Avluda çınar'],
        ['', ''],
        [null, null],
      ]) {
        const changes: Row = { [column]: written };
        const changed = database.as.admin.from(table).update(changes).eq('id', Number(added?.id));
        expect((await changed.select<string, Row>(column)).data).toEqual([{ [column]: kept }]);
      }
    },
  );
});

it('defaults stand in for a perk’s blank category and order', async () => {
  const blank = { business_name: 'Boş', category: ' ', idx: null };
  expect(await save('member_perks', blank, 'category,idx')).toEqual({ category: 'Diğer', idx: 999999 });
});

it.each(['announcements', 'events', 'calendar', 'bulletins', 'alumni_news', 'member_perks'] as const)(
  'updated_at of %s works as a filter with the value that was read, so that no change overwrites another one',
  async (table) => {
    const { existing, change } = TABLE_RULES[table];
    const added = await save(table, existing, 'id,updated_at');
    const write = async (seen: unknown) => {
      const rows = database.as.admin.from(table).update(change).eq('id', Number(added?.id));
      return (await rows.eq('updated_at', String(seen)).select('updated_at')).data;
    };
    const saved = await write(added?.updated_at);
    expect(saved).toHaveLength(1);
    expect(await write(added?.updated_at)).toEqual([]);
    expect(await write(saved?.[0]?.updated_at)).toHaveLength(1);
  },
);

it('updated_at never repeats within a transaction or a millisecond', async () => {
  const [added] =
    await database.sql`insert into calendar (title, date) values ('Çay', '2026-01-20') returning id`;
  const stamps = await database.sql.begin(async (sql) => {
    const seen: string[] = [];
    // Fifty changes are within fifty milliseconds.
    for (let count = 0; count < 50; count += 1) {
      const [changed] = await sql<{ stamp: string }[]>`
        update calendar set title = 'Kahve' where id = ${Number(added?.id)} returning updated_at::text as stamp`;
      seen.push(changed?.stamp ?? '');
    }
    return seen;
  });
  expect(new Set(stamps).size).toBe(50);
  expect([...stamps].sort()).toEqual(stamps);
});
