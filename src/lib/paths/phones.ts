import { phoneHref } from './links';

/** A telephone number as it was typed, and the address that calls it. */
export interface Phone {
  readonly text: string;
  readonly href: string;
}

/**
 * Returns the numbers of a text in order. `numbers` is what the database read in it (private.phone_numbers); without that, as in a
 * preview, the text is one number.
 */
export function phonesOf(typed: string | null, numbers: unknown): Phone[] {
  if (typed === null) return [];
  const read = Array.isArray(numbers) ? numbers.flatMap(phoneOf) : [];
  return read.length > 0 ? read : [{ text: typed, href: phoneHref(typed) }];
}

function phoneOf(entry: unknown): Phone[] {
  const { text, dial } = Object(entry) as { text?: unknown; dial?: unknown };
  return typeof text === 'string' && typeof dial === 'string' ? [{ text, href: phoneHref(dial) }] : [];
}
