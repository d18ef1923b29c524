import { describe, expect, test } from 'vitest';
import { resources } from '../../admin/resources/index';
import { SINGLETON_ID } from '../../admin/schema/derive-routes';
import type { FieldDeclaration } from '../../admin/schema/field-types';
import type { ResourceDefinition } from '../../admin/schema/types';
import { parseTimestamp } from '../../src/lib/dates/dates';
import { type Row, useDatabase } from './support/database-fixture';
import { declaredColumns } from './support/declared-rules';

const database = useDatabase();

/** Columns that the table takes only together with others. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  in_calendar: ['starts_at'],
  latitude: ['longitude'],
  longitude: ['latitude'],
};

/** Returns a valid value for a field that is different for each number. Odd numbers give true. */
function sampleOf(field: FieldDeclaration, count: number): string | number | boolean | object | null {
  const day = String(1 + (count % 28)).padStart(2, '0');
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'category':
    case 'alt':
      return `Örnek ${count}`;
    case 'richtext':
      return `<p>Örnek ${count}</p>`;
    case 'slug':
      return `ornek-${count}`;
    case 'date':
      return `2031-03-${day}`;
    case 'datetime':
      return `2031-${field.name === 'starts_at' ? '03' : '04'}-${day}T09:30:00.000Z`;
    case 'publish':
      return `2026-03-${day}T09:30:00.000Z`;
    case 'boolean':
      return count % 2 === 1;
    case 'number':
      return (field.min ?? 0) + (count % 2);
    case 'select':
      return field.options[count % field.options.length]?.value ?? null;
    case 'relation':
      // The right is asked for all the same.
      return null;
    case 'url':
      return `https://ornek.example/${count}`;
    case 'email':
      return `ornek${count}@dernek.example`;
    case 'phone':
      return `+90 212 000 00 ${day}`;
    case 'iban':
      return ['TR330006100519786457841326', 'TR470000000000000000000000'][count % 2] ?? null;
    case 'image':
    case 'pdf':
      return `/ornek-${count}.png`;
    case 'gallery':
      return [`/ornek-${count}.png`];
    case 'captions':
      return { [`/ornek-${count}.png`]: `Örnek ${count}` };
    case 'month':
      return 1 + (count % 12);
    case 'year':
      return (field.min ?? 2000) + (count % 90);
  }
}

/** The place in an order that is set by hand has a column, but no field. */
function valuesOf({ fields, list }: ResourceDefinition, count: number): Row {
  const values: Row = Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, count)]));
  return list.order === undefined ? values : { ...values, [list.order]: count };
}

function pick(values: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}

/** Moments and decimals as one backend and the other write them are the same. */
function comparable(row: Row | null): Row {
  const written = Object.entries(row ?? {}).map(([name, value]) => {
    const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value);
    const isDecimal = typeof value === 'string' && /^\d+\.\d+$/.test(value);
    return [name, isMoment ? parseTimestamp(value).toISOString() : isDecimal ? Number(value) : value];
  });
  return Object.fromEntries(written) as Row;
}

describe.each(resources.map((resource) => [resource.table, resource] as const))('%s', (table, resource) => {
  const columns = declaredColumns(resource);
  const required = resource.fields
    .filter((field) => field.kind === 'slug' || ('required' in field && field.required !== undefined))
    .map(({ name }) => name);
  let count = 1;

  test.each(columns)('an administrator writes its %s into a new row, and changes it', async (column) => {
    const rows = database.as.admin.from(table);
    const written = [...new Set([...required, ...(COMPANIONS[column] ?? []), column])];
    const first = pick(valuesOf(resource, count), written);
    const second = pick(valuesOf(resource, count + 1), [column]);
    count += 2;
    // Nobody inserts the row of a singleton.
    const writing = resource.isSingleton ? rows.update(first).eq('id', SINGLETON_ID) : rows.insert(first);
    const made = await writing.select(['id', ...written].join()).single<Row>();
    expect(made.error).toBeNull();
    expect(comparable(made.data)).toMatchObject(first);
    const changed = await rows
      .update(second)
      .eq('id', made.data?.id as number)
      .select(column)
      .single<Row>();
    expect(changed.error).toBeNull();
    expect(comparable(changed.data)).toEqual(second);
    if (second[column] !== null) expect(second[column]).not.toEqual(first[column]);
  });
});
