import { isEmail } from '../../../src/lib/identity/email-address';
import { phoneHref } from '../../../src/lib/paths/links';
import { isWebAddress, webAddress } from '../../../src/lib/paths/web-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { readPhones } from '../phone/read-phones';

const MAIL = /^mailto:([^?]*)/i;

/** Returns the address to store for a typed link, with its scheme; null for an invalid one. */
export function linkAddress(typed: string): string | null {
  const address = webAddress(cleanLine(typed));
  if (isEmail(address)) return `mailto:${address}`;
  const [phone] = readPhones(address) ?? [];
  if (phone) return phoneHref(phone.dial);
  const isMail = isEmail(MAIL.exec(address)?.[1] ?? '');
  return isMail || address.startsWith('#') || isWebAddress(address) ? address : null;
}
