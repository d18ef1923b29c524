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
