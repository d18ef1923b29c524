export type FormValues = Readonly<Record<string, unknown>>;
type ColumnValues = Readonly<Record<string, unknown>>;

/** How form values become columns and back; the fields know, the hooks do not. */
export interface FormCodec {
  /** Takes a row, or undefined for what a new one starts with. */
  readonly toForm: (row: ColumnValues | undefined) => FormValues;
  /** Gives only the columns whose form value differs from the initial one. */
  readonly toChanges: (values: FormValues, initial: FormValues) => ColumnValues;
  /** Gives every declared column. */
  readonly toRow: (values: FormValues) => ColumnValues;
}

/** Takes two values of one field, or two sets of values in the same order; says whether they mean the same. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Takes a form's values and those it started with; gives the values that were changed since. */
export function changedValues(values: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])));
}
