import type { FormRule } from 'antd';

/** Takes what tells a date from any other text, and the sentence about the other; gives the rule that a typed date must keep. */
export function readableRule(
  isReadable: (text: string) => boolean,
  complaint: (text: string) => string,
): FormRule {
  return {
    validator: (_: unknown, value: string) =>
      isReadable(value) ? Promise.resolve() : Promise.reject(new Error(complaint(value))),
  };
}
