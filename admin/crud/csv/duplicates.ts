import type { DataProvider } from '@refinedev/core';
import { toForm, toRow } from '../../fields/form-codec';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { importedFields, isRequired, type CheckedLine } from './check-lines';
import { readAllRows } from '../row/read-all-rows';

/**
 * The fields that decide whether two rows of a resource are duplicates: the title and the required fields.
 */
export function keyFields(resource: ResourceDefinition): FieldDeclaration[] {
  return importedFields(resource).filter((field) => field.name === resource.titleField || isRequired(field));
}

/**
 * Returns the numbers of the valid lines whose row is already stored: its key fields hold what the line would
 * save. Throws what the provider throws.
 */
export async function findDuplicates(
  provider: Pick<DataProvider, 'getList'>,
  resource: ResourceDefinition,
  lines: readonly CheckedLine[],
): Promise<ReadonlySet<number>> {
  const keyed = { ...resource, fields: keyFields(resource) };
  const select = ['id', ...keyed.fields.map(({ name }) => name)].join(',');
  const query = { resource: resource.table, filters: [], sorters: [], meta: { select } };
  const rows = await readAllRows(provider, query);
  const stored = new Set(rows.map((row) => keyOf(keyed, row)));
  const isStored = ({ values }: CheckedLine) => stored.has(keyOf(keyed, toRow(keyed, values)));
  return new Set(lines.filter((line) => line.errors.length === 0 && isStored(line)).map(({ line }) => line));
}

/** Compares values as the form shows them, in one Unicode normalization. */
function keyOf(keyed: ResourceDefinition, row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.values(toForm(keyed, row))).normalize('NFC');
}
