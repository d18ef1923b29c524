import type { FormInstance, FormRule } from 'antd';
import { appTexts } from '../../i18n/app';

/**
 * The properties of Ant Design rules that an import can check. A rule with any other property throws, because
 * skipping it silently would accept bad values.
 */
const KNOWN = ['type', 'required', 'whitespace', 'min', 'max', 'pattern', 'validator', 'message'];

type Values = Readonly<Record<string, unknown>>;
type PlainRule = Exclude<FormRule, (...parameters: never[]) => unknown>;

/**
 * Returns the messages of the rules that a value breaks, in order. Ant Design validates only mounted form
 * fields, so an import checks the rules itself. Throws for a rule it cannot check.
 */
export async function brokenRules(
  rules: readonly FormRule[],
  value: unknown,
  values: Values,
): Promise<string[]> {
  const complaints: string[] = [];
  for (const rule of rules) {
    const plain = typeof rule === 'function' ? rule(formOf(values)) : rule;
    const complaint = await complaintOf(plain, value);
    if (complaint !== null && !complaints.includes(complaint)) complaints.push(complaint);
  }
  return complaints;
}

async function complaintOf(rule: PlainRule, value: unknown): Promise<string | null> {
  const unknown = Object.keys(rule).find((property) => !KNOWN.includes(property));
  if (unknown !== undefined) throw new Error(`An import cannot check the rule "${unknown}".`);
  const text = typeof value === 'string' ? value : '';
  const size = typeof value === 'number' ? value : Array.from(text).length;
  const isMissing = value === undefined || value === null || value === '';
  const isBroken =
    (rule.required === true && isMissing) ||
    (rule.whitespace === true && text !== '' && text.trim() === '') ||
    (rule.min !== undefined && !isMissing && size < rule.min) ||
    (rule.max !== undefined && !isMissing && size > rule.max) ||
    (rule.pattern !== undefined && text !== '' && !new RegExp(rule.pattern).test(text));
  if (isBroken) return typeof rule.message === 'string' ? rule.message : appTexts.backend.invalid;
  try {
    await rule.validator?.({}, value, () => undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Rules that depend on another field ask the form only for that field's value. */
function formOf(values: Values): FormInstance {
  return { getFieldValue: (name: string) => values[name] } as FormInstance;
}
