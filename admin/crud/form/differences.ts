import { fieldToText, toRow } from '../../fields/form-codec';
import { isSame, type FormValues } from '../../lib/form-values';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';

/** A field whose typed and stored values differ, both in words. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  /** Null when the person did not change the field. */
  readonly mine: string | null;
  readonly stored: string;
}

interface Versions {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
}

/**
 * Returns the fields that differ between three versions of a form's values, in the order of the declaration.
 */
export function differences(resource: ResourceDefinition, { started, mine, stored }: Versions): Difference[] {
  const [mineRow, storedRow] = [toRow(resource, mine), toRow(resource, stored)];
  // The row's column of a relation holds only the id. The form value includes the title.
  const inWords = (field: FieldDeclaration, values: FormValues, row: FormValues) =>
    fieldToText(field, field.kind === 'relation' ? values[field.name] : row[field.name]);
  return resource.fields
    .filter(({ name }) => !isSame(mine[name], stored[name]))
    .map((field) => ({
      name: field.name,
      label: field.label,
      mine: isSame(mine[field.name], started[field.name]) ? null : inWords(field, mine, mineRow),
      stored: inWords(field, stored, storedRow),
    }));
}
