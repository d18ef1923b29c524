import { isEmail } from '../../../src/lib/identity/email-address';
import { phoneHref } from '../../../src/lib/paths/links';
import { ALLOWED_ADDRESS } from '../../../src/lib/html-policy';

const BARE_DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#].*)?$/u;
const BARE_PHONE = /^\+?[\d\s()-]{7,}$/;

/**
 * Returns the address to store for a typed link, with a missing scheme completed; null for an invalid one.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (isEmail(address)) return `mailto:${address}`;
  if (BARE_PHONE.test(address)) return phoneHref(address);
  if (BARE_DOMAIN.test(address)) return `https://${address}`;
  return ALLOWED_ADDRESS.test(address) ? address : null;
}
