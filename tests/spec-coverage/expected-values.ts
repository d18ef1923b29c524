import { foldTurkish } from '../../src/lib/text/turkish';

/**
 * Returns the values that a statement of the specification expects: its quoted texts, its addresses, its numbers and its orders
 * of rows ('created_at desc').
 */
export function readExpectedValues(statement: string): string[] {
  const quoted = [...statement.matchAll(/(?<![\p{L}])'([^']+)'/gu)].map(([, text = '']) => text);
  const rest = statement.replace(/(?<![\p{L}])'[^']+'/gu, ' ');
  const addresses = [...rest.matchAll(/(?<![\w.])\/[a-z][\w/-]*/g)].map(([text]) => text);
  const orders = [...rest.matchAll(/(\w+) (asc|desc)(?:ending)?\b/g)].map(
    ([, column, way]) => `${column}.${way}`,
  );
  const numbers = [...rest.replace(/(?<![\w.])\/[a-z][\w/-]*/g, ' ').matchAll(/(?<![\w.])\d+/g)].map(
    ([text]) => text,
  );
  return [...new Set([...quoted, ...addresses, ...orders, ...numbers])];
}

/**
 * Tells whether one of a test's values is or holds an expected one. Capitals, lost Turkish letters, a thousand's point, the marks at
 * the end of a sentence and what stands from a placeholder on do not count; a number must stand alone.
 */
export function isAsserted(expected: string, asserted: readonly string[]): boolean {
  const plain = fold(expected).replace(/[….:/]+$|\{.*$/g, '');
  const alone = new RegExp(`(?<!\\d)${plain}(?!\\d)`);
  return asserted
    .map(fold)
    .some((value) => (/^\d+$/.test(plain) ? alone.test(value) : value.includes(plain)));
}

function fold(text: string): string {
  return foldTurkish(text).replace(/(\d)\.(?=\d{3})/g, '$1');
}
