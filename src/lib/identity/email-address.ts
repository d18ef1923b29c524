import { cleanLine } from '../text/clean.ts';

/**
 * The product's one rule for e-mail addresses: the addresses that every mail server takes. private.is_email in the database is the
 * same rule; tests/fixtures/email-addresses.ts tries both.
 */

/** In characters (RFC 5321). */
const MAX_ADDRESS = 254;
/** Words joined by single dots, without quotes, and names of a domain, the last of which is no number. */
const ADDRESS =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
const TURKISH = /[çğıöşüâîûÇĞİÖŞÜÂÎÛ]/;

/** The sentence for whatever is no address. */
export const MALFORMED_EMAIL = 'E-posta adresi eksik ya da hatalı görünüyor; yazımını gözden geçirin.';
const TURKISH_LETTERS =
  'E-posta adresinde ç, ğ, ı, İ, ö, ş, ü gibi harfler olamaz; örneğin ş yerine s yazın.';

/** Tells whether a text is one plain e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_ADDRESS && ADDRESS.test(text);
}

/** Returns the sentence for a text that is no e-mail address, and undefined for one. What nobody sees does not count. */
export function emailFault(text: string, malformed: string = MALFORMED_EMAIL): string | undefined {
  if (isEmail(cleanLine(text))) return undefined;
  return text.includes('@') && TURKISH.test(text) ? TURKISH_LETTERS : malformed;
}

/** Returns the address clean and with its domain in lower case; servers tell only the part before it by its case. */
export function tidyEmail(text: string): string {
  const address = cleanLine(text);
  const at = address.lastIndexOf('@');
  return at === -1 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}
