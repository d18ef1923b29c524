import { isEmail } from '../../src/lib/identity/email-address';
import { isPhone } from '../../src/lib/paths/links';

export type LinkClass =
  { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside' | 'malformed' };

const NOT_A_HOST = /^[^.]*$|\.\.|^\.|\.$/;
const TWICE = /^https?:\/\/+https?(?::|\/\/)/i;

/**
 * Classifies an address that a row holds: a page of this site (`origin`), a well-formed address elsewhere, or
 * malformed.
 */
export function classifyLink(address: string, origin: string): LinkClass {
  const text = address.trim();
  if (/^mailto:/i.test(text)) return outsideLink(isEmail(text.slice(7).split('?')[0] ?? ''));
  if (/^tel:/i.test(text)) return outsideLink(isPhone(text.slice(4)));
  if (text.startsWith('#')) return outsideLink(true);
  if (/^\/(?![/\\])/.test(text)) return { kind: 'inside', path: withoutHash(text) };
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || TWICE.test(text) || !URL.canParse(text)) {
    return outsideLink(false);
  }
  const url = new URL(text);
  if (url.origin === origin) return { kind: 'inside', path: withoutHash(url.pathname + url.search) };
  return outsideLink(!NOT_A_HOST.test(url.hostname));
}

function outsideLink(isWellFormed: boolean): LinkClass {
  return { kind: isWellFormed ? 'outside' : 'malformed' };
}

function withoutHash(path: string): string {
  return path.split('#', 1)[0] ?? path;
}
