import type { Requirable } from '../schema/field-types';

/** Returns the rule for a required field; no rule for an optional one. */
export function requiredRule({ required }: Requirable) {
  return required === undefined ? [] : [{ required: true, message: required }];
}

/** Returns a form rule from a function that says what is wrong with a value; undefined means valid. */
export function checkRule<Value>(complaintOf: (value: Value) => string | undefined) {
  return {
    validator: (_: unknown, value: Value) => {
      const complaint = complaintOf(value);
      return complaint === undefined ? Promise.resolve() : Promise.reject(new Error(complaint));
    },
  };
}
