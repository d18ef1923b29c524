export type FormValues = Readonly<Record<string, unknown>>;

/** Whether two form values, or two sets of values in the same order, are equal. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export function changedValues(values: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])));
}
