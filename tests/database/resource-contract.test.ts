import { describe, expect, test } from 'vitest';
import type { ColumnType } from '../../admin/fields/field-kind';
import { fieldKind } from '../../admin/fields/form-codec';
import { resources } from '../../admin/resources/index';
import { fieldsOfKind, listFields, mediaFolder, searchColumns } from '../../admin/schema/derive';
import { columnsInText } from '../../admin/schema/placeholders';
import { SYSTEM_COLUMNS, type ResourceDefinition } from '../../admin/schema/types';
import { useDatabase } from './support/database-fixture';
import {
  declaredColumns,
  differingOptions,
  differingRanges,
  missingRights,
  unguardedRelations,
} from './support/declared-rules';

const db = useDatabase();
const each = resources.map((resource) => [resource.table, resource] as const);

async function columnsOf(table: string): Promise<{ name: string; isRequired: boolean }[]> {
  return db.sql`
    select column_name as name, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
}

/** The columns of a row's title, in its order. */
function titleColumns({ titleField, titlePattern = `{${titleField}}` }: ResourceDefinition): string[] {
  return columnsInText(titlePattern);
}

/** The limits that the table's constraints `<table>_<column>_length` set, in characters or items. */
async function limitsOf(table: string): Promise<Record<string, number>> {
  const checks = await db.sql<{ name: string; rule: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${`public.${table}`}::regclass and conname like ${`${table}\\_%\\_length`}`;
  return Object.fromEntries(
    checks.map(({ name, rule }) => [
      name.slice(table.length + 1, -'_length'.length),
      Number(/<= (\d+)/.exec(rule)?.[1]),
    ]),
  );
}

describe.each(each)('the declaration of %s', (table, resource) => {
  test('repeats its rows, and begins terms, on days', () => {
    const { repeats, terms } = resource;
    const named = [repeats?.on, ...(repeats?.with ?? []), terms?.from, terms?.to].filter(
      (name) => name !== undefined,
    );
    const kinds = named.map((name) => resource.fields.find((field) => field.name === name)?.kind);
    expect(kinds.filter((kind) => kind !== 'date' && kind !== 'datetime')).toEqual([]);
  });

  test('has every column of its table except those that the database fills', async () => {
    const columns = (await columnsOf(table)).map(({ name }) => name);
    const editable = columns.filter((name) => !SYSTEM_COLUMNS.some((system) => system === name));
    expect(declaredColumns(resource).sort(), 'the fields in admin/resources').toEqual(editable.sort());
  });

  test('names kinds that fit the types of its columns', async () => {
    const columns = await db.sql<{ name: string; type: ColumnType }[]>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`;
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    const unfit = resource.fields.flatMap(({ name, kind }) => {
      const { columnTypes } = fieldKind(kind);
      const type = types.get(name);
      return columnTypes.some((fitting) => fitting === type) ? [] : `${name}: ${kind} does not fit ${type}`;
    });
    expect(unfit).toEqual([]);
  });

  test('writes only columns that administrators may write', async () => {
    expect(await missingRights(db.sql, resource)).toEqual([]);
  });

  test('has the table’s options and ranges, and relations whose rows cannot be deleted while they are referenced', async () => {
    expect(await differingOptions(db.sql, resource)).toEqual([]);
    expect(await differingRanges(db.sql, resource)).toEqual([]);
    expect(await unguardedRelations(db.sql, resource)).toEqual([]);
  });

  test('requires what the table requires', async () => {
    const required = (await columnsOf(table)).filter(({ isRequired }) => isRequired);
    const answered = resource.fields
      .filter((field) => field.kind === 'slug' || ('required' in field && field.required !== undefined))
      .map(({ name }) => name);
    expect(answered).toEqual(expect.arrayContaining(required.map(({ name }) => name)));
  });

  test('lets a draft wait for everything but its title', async () => {
    const [publish] = fieldsOfKind(resource, 'publish');
    if (!publish) return;
    const columns = await db.sql<{ name: string; isEmpty: boolean; start: string | null }[]>`
      select column_name as name, is_nullable = 'YES' as "isEmpty", column_default as start
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
    expect(columns.find(({ name }) => name === publish.name)).toMatchObject({ isEmpty: true, start: null });
    const free = [...titleColumns(resource), ...fieldsOfKind(resource, 'slug').map(({ name }) => name)];
    const bound = columns.filter(
      ({ name, isEmpty, start }) => !isEmpty && start === null && !free.includes(name),
    );
    expect(
      bound.map(({ name }) => name).filter((name) => !SYSTEM_COLUMNS.some((system) => system === name)),
      'make it nullable, with a check that binds when published_at is not null',
    ).toEqual([]);
  });

  test('has the limits of the table', async () => {
    const limits = await limitsOf(table);
    const declared = Object.fromEntries(
      resource.fields.flatMap((field) => {
        const limit =
          'maxItems' in field ? field.maxItems : 'maxLength' in field ? field.maxLength : undefined;
        return limit === undefined ? [] : [[field.name, limit]];
      }),
    );
    expect(declared).toMatchObject(limits);
  });

  test('is searched by the columns of its trigger', async () => {
    const triggers = await db.sql<{ columns: string; always: boolean }[]>`
      select encode(tgargs, 'escape') as columns, tgenabled = 'A' as always from pg_trigger
      where tgrelid = ${`public.${table}`}::regclass and tgname = 'keep_row_words'`;
    const kept = triggers.map(({ columns, always }) => ({
      always,
      columns: columns.split('\\000').filter((name) => name !== ''),
    }));
    const columns = searchColumns(resource);
    expect(kept, 'the trigger keep_row_words; list.search names its columns').toEqual(
      columns.length === 0 ? [] : [{ always: true, columns }],
    );
  });

  test('keeps the history of its rows by their title', async () => {
    const triggers = await db.sql<{ name: string; columns: string }[]>`
      select tgname as name, encode(tgargs, 'escape') as columns from pg_trigger
      where tgrelid = ${`public.${table}`}::regclass and tgname in ('add_to_history', 'take_back_identity') and tgenabled = 'O'
      order by tgname`;
    expect(triggers).toEqual([
      {
        name: 'add_to_history',
        columns: titleColumns(resource)
          .map((name) => `${name}\\000`)
          .join(''),
      },
      { name: 'take_back_identity', columns: '' },
    ]);
  });

  test('searches inside the files that its triggers keep', async () => {
    const triggers = await db.sql<{ name: string; columns: string; state: string }[]>`
      select tgname as name, encode(tgargs, 'escape') as columns, tgenabled as state from pg_trigger
      where tgrelid = ${`public.${table}`}::regclass and tgname in ('keep_documents', 'show_documents') order by 1`;
    const listed = await db.sql`
      select from pg_views where schemaname = 'private' and viewname = 'documented'
        and definition like ${`%'${table}'::text%`}`;
    const expected = fieldsOfKind(resource, 'pdf').flatMap(({ name, searchable }) =>
      searchable === undefined
        ? []
        : [
            { name: 'keep_documents', columns: `${name}\\000${searchable}\\000`, state: 'O' },
            { name: 'show_documents', columns: `${name}\\000`, state: 'A' },
          ],
    );
    expect(triggers, 'private.search_inside names the field’s column and its option searchable').toEqual(
      expected,
    );
    expect(listed, 'the view private.documented has the table').toHaveLength(expected.length / 2);
  });

  test('orders by the Turkish alphabet what its list is sorted by', async () => {
    const shown = resource.isSingleton ? [] : listFields(resource);
    const columns = shown.filter(({ kind }) => kind === 'text' || kind === 'category');
    const foreign = await db.sql<{ name: string }[]>`
      select attname as name from pg_attribute join pg_collation as used on used.oid = attcollation
      where attrelid = ${`public.${table}`}::regclass and collname <> 'tr-x-icu'`;
    const names = foreign.map(({ name }) => name);
    expect(columns.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([]);
  });

  test('uploads into the bucket’s folders', async () => {
    const folders = resource.fields
      .filter(({ kind }) => kind === 'image' || kind === 'gallery' || kind === 'pdf')
      .map((field) => mediaFolder(resource, 'subfolder' in field ? field : {}));
    const known = await db.sql<{ folder: string }[]>`select folder from private.media_folders`;
    expect(known.map(({ folder }) => folder)).toEqual(expect.arrayContaining(folders));
  });
});
