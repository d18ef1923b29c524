import type { DataProvider } from '@refinedev/core';
import { toForm, toRow } from '../../fields/form-codec';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { importedFields, isRequired, type CheckedLine } from './rows';
import { allRows } from '../row/all-rows';

/** Takes a resource; gives the fields in which two of its rows are the same to a reader: the title and what every row must have. */
export function keyFields(resource: ResourceDefinition): FieldDeclaration[] {
  return importedFields(resource).filter((field) => field.name === resource.titleField || isRequired(field));
}

/**
 * Takes a data provider, a resource and the lines of a table; gives the numbers of the correct lines whose row is stored
 * already: its key fields hold what the line would be saved as. Throws what the provider throws.
 */
export async function findDuplicates(
  provider: Pick<DataProvider, 'getList'>,
  resource: ResourceDefinition,
  lines: readonly CheckedLine[],
): Promise<ReadonlySet<number>> {
  const keyed = { ...resource, fields: keyFields(resource) };
  const select = ['id', ...keyed.fields.map(({ name }) => name)].join(',');
  const query = { resource: resource.table, filters: [], sorters: [], meta: { select } };
  const rows = await allRows(provider, query);
  const stored = new Set(rows.map((row) => keyOf(keyed, row)));
  const isStored = ({ values }: CheckedLine) => stored.has(keyOf(keyed, toRow(keyed, values)));
  return new Set(lines.filter((line) => line.errors.length === 0 && isStored(line)).map(({ line }) => line));
}

/** The values as a form would show them: one way to write each. Accents are compared however the file composes them. */
function keyOf(keyed: ResourceDefinition, row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.values(toForm(keyed, row))).normalize('NFC');
}
