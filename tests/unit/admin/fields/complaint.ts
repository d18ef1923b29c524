import type { FormRule } from 'antd';

/** Returns what a kind's rules say about a value beside the form's other values; null for nothing. */
export async function complaint(
  rules: readonly FormRule[],
  value: unknown,
  others: Readonly<Record<string, unknown>> = {},
): Promise<string | null> {
  for (const rule of rules) {
    const form = { getFieldValue: (name: string) => others[name] };
    // A rule that reads other fields is a function of the form, which only needs getFieldValue here.
    const { validator } = typeof rule === 'function' ? rule(form as never) : rule;
    if (!validator) continue;
    try {
      await validator({}, value, () => undefined);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return null;
}
