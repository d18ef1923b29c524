import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanLine } from '../../src/lib/text/clean';

/**
 * Returns a typed telephone number in E.164 (`+905321234567`), the only form that the sign-in server takes; undefined for
 * anything else. A number without a country is Turkish. Turkish landlines are none, because they receive no messages.
 */
export function toE164(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(cleanLine(typed), 'TR');
  if (!phone?.isValid()) return undefined;
  const isLandline = phone.country === 'TR' && !phone.nationalNumber.startsWith('5');
  return isLandline ? undefined : phone.number;
}

/** Returns a number in E.164 as people read it: `0532 123 45 67`; another country's as it is. */
export function formatPhone(e164: string): string {
  const [, ...groups] = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164) ?? [];
  return groups.length > 0 ? `0${groups.join(' ')}` : e164;
}
