import type { Requirable } from '../schema/field-types';

/** Takes a field; gives the rule that demands a value, none for a field that may stay empty. */
export function requiredRule({ required }: Requirable) {
  return required === undefined ? [] : [{ required: true, message: required }];
}

/** Takes a function that gives what is wrong with a value, undefined for nothing; gives the form's rule. */
export function checkRule<Value>(complaintOf: (value: Value) => string | undefined) {
  return {
    validator: (_: unknown, value: Value) => {
      const complaint = complaintOf(value);
      return complaint === undefined ? Promise.resolve() : Promise.reject(new Error(complaint));
    },
  };
}
