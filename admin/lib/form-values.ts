export type FormValues = Readonly<Record<string, unknown>>;

/** Takes two values of one field, or two sets of values in the same order; says whether they mean the same. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Takes a form's values and those it started with; gives the values that were changed since. */
export function changedValues(values: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])));
}
