/** In characters. */
const MAX_ADDRESS = 2048;
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;
/** An address of the web with the name of its host and a port, or a path of this site. */
const ADDRESS =
  /^(?:https?:\/\/[\w\u0080-\uffff-]+(?:\.[\w\u0080-\uffff-]+)*\.?(?::[0-5]?\d{1,4})?(?:[/?#]|$)|\/(?:[^/]|$))/;
const UNSAFE = /[\0- \x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff<>"\\]/;
/** The name of a host, as people write it without its scheme. */
const BARE = /^(?:[a-z\d\u0080-\uffff-]+\.)+[a-z\u0080-\uffff]{2,}(?::\d{1,5})?(?:[/?#]|$)/i;
const FILE_NAME = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|html?|txt|zip)(?:[/?#]|$)/i;

/**
 * Returns the address that is meant: scheme and host in lower case, and https:// before the name of a host. İ becomes i without a dot
 * of its own. The same as private.web_address in the database; tests/fixtures/web-addresses.ts tries both.
 */
export function webAddress(typed: string): string {
  const address = BARE.test(typed) && !FILE_NAME.test(typed) ? `https://${typed}` : typed;
  return address.replace(SCHEME_AND_HOST, (start) => start.replaceAll('İ', 'i').toLowerCase());
}

/**
 * Tells whether a link may have an address: http(s) or a path on this site. The same as private.is_web_address in the database, which
 * does not know each host that no browser takes, such as `1.2.3`.
 */
export function isWebAddress(address: string): boolean {
  const isOne = address.length <= MAX_ADDRESS && ADDRESS.test(address) && !UNSAFE.test(address);
  return isOne && (address.startsWith('/') || URL.canParse(address));
}
