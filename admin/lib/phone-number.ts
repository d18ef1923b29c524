const SEPARATORS = /[\s().\-/\u2010-\u2015]/g;
/** A Turkish mobile number, as people write it at home (0532 …, 532 …) or for abroad (+90, 0090, 90, also with the zero). */
const TURKISH_MOBILE = /^(?:(?:\+|00)?900?|0)?(5\d{9})$/;
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/;
const TURKEY = '+90';

/**
 * Returns a typed telephone number in E.164 (`+905321234567`), the only form that the sign-in server takes; undefined for
 * anything else. A number without a country is Turkish. Turkish landlines are none, because they receive no messages.
 */
export function toE164(typed: string): string | undefined {
  const text = typed.replace(SEPARATORS, '');
  const mobile = TURKISH_MOBILE.exec(text)?.[1];
  if (mobile !== undefined) return TURKEY + mobile;
  const abroad = INTERNATIONAL.exec(text)?.[1];
  return abroad === undefined || abroad.startsWith('90') ? undefined : `+${abroad}`;
}

/** Returns a number in E.164 as people read it: `0532 123 45 67`; another country's as it is. */
export function formatPhone(e164: string): string {
  const [, ...groups] = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164) ?? [];
  return groups.length > 0 ? `0${groups.join(' ')}` : e164;
}
