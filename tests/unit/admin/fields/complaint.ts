import type { FormRule } from 'antd';

/** Gives what a kind's rules say about a value, beside the other values of the form; null when they have nothing to say. */
export async function complaint(
  rules: readonly FormRule[],
  value: unknown,
  others: Readonly<Record<string, unknown>> = {},
): Promise<string | null> {
  for (const rule of rules) {
    const form = { getFieldValue: (name: string) => others[name] };
    // A rule that reads other fields is a function of the form; only its reading is needed here.
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
