import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldTexts } from '../../i18n/fields';

/** A telephone number as it is typed, and what it dials: a short number, or + and digits. */
export interface ReadPhone {
  readonly text: string;
  readonly dial: string;
}

/** In characters. */
const MAX_TYPED = 100;
const BETWEEN = /\s*[/;,|&•]\s*|\s+(?:ve|veya|ya da|[-–])\s+/i;
/** Signs such as ☎ and 📞, and a word. */
const LABEL =
  /^[\ufe0f \u2190-\u2bff\u{1f000}-\u{1faff}]*(?:(?:tel|telefon|t|gsm|cep|mobil|whatsapp|sabit|ofis|ev|is)(?:[.: /]+(?:tel|telefon|no|faks|fax))*[.: ]+)?/u;
/** An extension, the last digits of neighbouring lines, or what the number is for. */
const EXTENSION =
  /(?:[ (,;]*(?:dahili|dah|ic hat|ext|int|x|#|d)[.:= ]*\d{1,6}(?:[-/, ]+\d{1,6})*\)?|[-/ ]+\d{1,2}|(?: *[-/,] +\d{1,2})+|[ (,]*(?:pbx|santral|whatsapp|\d hat)\)?) *$/;
const BARE = /^ *\(?\+?[-\d ()./\u2012-\u2015\u2212]+$/;
const SHORT = /^(?:1\d\d|118\d\d|444\d{4})$/;

/**
 * Returns the telephone numbers in a text; undefined when one cannot be dialled. Numbers without + are Turkish, others their own
 * country's. The database reads the same when it stores a number (private.phone_numbers).
 */
export function readPhones(typed: string): ReadPhone[] | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const parts = typed.split(BETWEEN);
  const numbers = parts.flatMap(readPhone);
  const read = parts.length > 1 && numbers.length === parts.length ? numbers : readPhone(typed);
  return read.length > 0 ? read : undefined;
}

/** Returns why a text is no telephone number; undefined when every number in it can be dialled. */
export function phoneFault(typed: string): string | undefined {
  if (readPhones(typed)) return undefined;
  const { letters, several, area, malformed } = fieldTexts.wrongPhone;
  const digits = typed.replace(/\D/g, '');
  const isForeign = /^\s*(?:\+|00)/.test(typed);
  if (/\p{L}/u.test(typed)) return letters;
  if (digits.length > 15) return several;
  return digits.length === 7 && !isForeign ? area : malformed;
}

function readPhone(text: string): ReadPhone[] {
  const bare = foldTurkish(text).replace(LABEL, '');
  const dial = dialled(bare) ?? dialled(bare.replace(EXTENSION, ''));
  return dial === undefined ? [] : [{ text, dial }];
}

function dialled(text: string): string | undefined {
  if (!BARE.test(text)) return undefined;
  const digits = text.replace(/[^\d+]/g, '');
  if (SHORT.test(digits)) return digits;
  const number = parsePhoneNumberFromString(digits, 'TR');
  return number?.isValid() ? number.number : undefined;
}
