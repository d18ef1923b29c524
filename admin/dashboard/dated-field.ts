import type { FieldDeclaration } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';

/** Takes a resource; gives the field that holds the day of its rows: the date by which its list is ordered first, if it is one. */
export function datedField({ fields, list }: ResourceDefinition): FieldDeclaration | undefined {
  const by = list.sort[0]?.by;
  return fields.find(({ name, kind }) => name === by && (kind === 'date' || kind === 'datetime'));
}
