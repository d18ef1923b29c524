/** In characters. */
const MAX_ADDRESS = 2048;
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;
/** An address of the web with the name of its host, or a path of this site. */
const ADDRESS =
  /^(?:https?:\/\/[\w\u0080-\uffff-]+(?:\.[\w\u0080-\uffff-]+)*\.?(?::\d{1,5})?(?:[/?#]|$)|\/(?:[^/]|$))/;
const UNSAFE = /[\0- \x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff<>"\\]/;
/** The name of a host, as people write it without its scheme. */
const BARE = /^(?:[a-z\d\u0080-\uffff-]+\.)+[a-z\u0080-\uffff]{2,}(?::\d{1,5})?(?:[/?#]|$)/i;
const FILE_NAME = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|html?|txt|zip)(?:[/?#]|$)/i;

/**
 * Returns the address that is meant: scheme and host in lower case, and https:// before the name of a host. The same as
 * private.web_address in the database; tests/fixtures/web-addresses.ts tries both.
 */
export function webAddress(typed: string): string {
  const address = BARE.test(typed) && !FILE_NAME.test(typed) ? `https://${typed}` : typed;
  return address.replace(SCHEME_AND_HOST, (start) => start.toLowerCase());
}

/** Tells whether a link may have an address: http(s) or a path on this site. The same as private.is_web_address in the database. */
export function isWebAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS && ADDRESS.test(address) && !UNSAFE.test(address);
}
