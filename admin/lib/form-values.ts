export type FormValues = Readonly<Record<string, unknown>>;

/** Whether two form values, or two sets of values in the same order, are equal. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export function changedValues(values: FormValues, initial: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, initial[name])));
}

/** Returns the rule for a required field; no rule for an optional one. */
export function requiredRule({ required }: { readonly required?: string }) {
  return required === undefined ? [] : [{ required: true, message: required }];
}

/** What is wrong with a value; undefined means valid. */
export type Complaint = string | undefined;

/** Returns a form rule from a function that says what is wrong with a value. */
export function checkRule<Value>(complaintOf: (value: Value) => Complaint | Promise<Complaint>) {
  return {
    validator: async (_: unknown, value: Value) => {
      const complaint = await complaintOf(value);
      if (complaint !== undefined) throw new Error(complaint);
    },
  };
}
