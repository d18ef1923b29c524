import { ALLOWED_ADDRESS } from '../../../src/lib/html/policy';
import { isEmail } from '../../../src/lib/identity/email-address';
import { phoneHref } from '../../../src/lib/paths/links';
import { isWebAddress, webAddress } from '../../../src/lib/paths/web-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { readPhones } from '../phone/read-phones';

const WEB_OR_PATH = /^(?:https?:|\/)/;

/** Returns the address to store for a typed link, with its scheme; null for an invalid one. */
export function linkAddress(typed: string): string | null {
  const address = webAddress(cleanLine(typed));
  if (isEmail(address)) return `mailto:${address}`;
  const [phone] = readPhones(address) ?? [];
  if (phone) return phoneHref(phone.dial);
  if (WEB_OR_PATH.test(address)) return isWebAddress(address) ? address : null;
  return ALLOWED_ADDRESS.test(address) ? address : null;
}
