import { isEmail } from '../../src/lib/identity/email-address';
import { fieldTexts } from '../i18n/fields';
import type { Kind } from '../schema/types';

export const WITH_LINKS: readonly Kind[] = ['richtext', 'url', 'image', 'pdf'];
/** How many requests run at once. More would slow the site for its visitors. */
const AT_ONCE = 4;

/** Returns the addresses in a column value of a kind with links: those of links and pictures in a body, or the value itself. */
export function addressesIn(kind: Kind, value: unknown): string[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  if (kind !== 'richtext') return [value];
  const body = new DOMParser().parseFromString(value, 'text/html');
  return [
    ...Array.from(body.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''),
    ...Array.from(body.querySelectorAll('img[src]'), (picture) => picture.getAttribute('src') ?? ''),
  ];
}

/** Returns those paths of this site that answer with an error. Throws what `fetch` throws. */
export async function findMissing(paths: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  const waiting = [...paths];
  async function checkWaiting(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      // The browser's cache would still have what is gone.
      const { ok } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
      if (!ok) missing.add(path);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkWaiting));
  return missing;
}

type LinkClass =
  { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside' | 'malformed' };

const NOT_A_HOST = /^[^.]*$|\.\.|^\.|\.$/;
const DIALLED = /^tel:\+?\d[\d ().-]{1,20}\d$/i;
const TWICE = /^https?:\/\/+https?(?::|\/\/)/i;

/** A page of this site (`origin`), a well-formed address elsewhere, or malformed. */
export function classifyLink(address: string, origin: string): LinkClass {
  const text = address.trim();
  if (/^mailto:/i.test(text)) return outsideLink(isEmail(text.slice(7).split('?')[0] ?? ''));
  if (/^tel:/i.test(text)) return outsideLink(DIALLED.test(text));
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

/**
 * Returns what is wrong with the first of these addresses that leads nowhere, in words; undefined when none does. Pages of
 * other sites are not asked, and a site that cannot be reached says nothing about its pages.
 */
export async function deadLink(label: string, addresses: readonly string[]): Promise<string | undefined> {
  const shaped = addresses.map((address) => ({
    address,
    shape: classifyLink(address, window.location.origin),
  }));
  const paths = shaped.flatMap(({ shape }) => (shape.kind === 'inside' ? shape.path : []));
  const missing = await findMissing(paths).catch(() => new Set<string>());
  for (const { address, shape } of shaped) {
    if (shape.kind === 'malformed') return fieldTexts.missed.malformed(label, address);
    if (shape.kind === 'inside' && missing.has(shape.path)) return fieldTexts.missed.nowhere(label, address);
  }
  return undefined;
}
