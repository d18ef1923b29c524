import { fieldToText, isSameValue } from '../../fields/form-codec';
import type { ColumnValues, RowChange } from '../../data/history';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';

/** A declared field with its column values in two versions of a row. */
export interface FieldChange {
  readonly field: FieldDeclaration;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two versions of a row. */
export interface RowDifference {
  /** In the order of the declaration. */
  readonly fields: readonly FieldChange[];
  /** Whether its place in a list that is ordered by hand differs. */
  readonly isMoved: boolean;
}

/**
 * Compares the columns that both versions have. Columns without a field are left out, because the database
 * fills them itself.
 */
export function rowDifference(
  { fields, list: { order } }: ResourceDefinition,
  before: ColumnValues,
  after: ColumnValues,
): RowDifference {
  const changes = fields
    .filter(({ name }) => name in before && name in after)
    .map((field) => ({ field, before: before[field.name], after: after[field.name] }));
  return {
    fields: changes.filter((change) => !isSameValue(change.field, change.before, change.after)),
    isMoved: order !== undefined && order in before && order in after && before[order] !== after[order],
  };
}

/** Returns the filled fields of a row that was added, deleted or is to come back. */
export function filledFields({ fields }: ResourceDefinition, row: ColumnValues): FieldChange[] {
  return fields
    .map((field) => ({ field, before: undefined, after: row[field.name] }))
    .filter(({ field, after }) => after !== false && fieldToText(field, after) !== '');
}

/**
 * Returns the row as it was before these changes, which are its newest ones, newest first. Null is a row that was not
 * there.
 */
export function rowBefore(present: ColumnValues | null, changes: readonly RowChange[]): ColumnValues | null {
  return changes.reduce<ColumnValues | null>(
    (row, { operation, before }) => (operation === 'update' && row ? { ...row, ...before } : before),
    present,
  );
}
