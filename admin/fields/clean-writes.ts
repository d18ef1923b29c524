import type { FieldDeclaration } from '../schema/field-types';
import { fieldKind } from './form-codec';

/** Returns a row's columns as their kinds clean them (`FieldKind.clean`), whether they were typed, pasted or imported. */
export async function cleanColumns<Columns>(
  fields: readonly FieldDeclaration[],
  columns: Columns,
): Promise<Columns> {
  const cleaned = { ...columns } as Record<string, unknown>;
  for (const { name, kind } of fields) {
    const value = cleaned[name];
    if (typeof value === 'string') cleaned[name] = (await fieldKind(kind).clean?.(value)) ?? value;
  }
  return cleaned as Columns;
}
