import { isEmail } from '../../src/lib/identity/email-address';
import { linkSelect, rowLink, type RowLink } from '../screens/row/row-title';
import type { Row } from '../lib/row';
import type { FieldDeclaration, Kind } from '../schema/field-types';
import { resources } from '../resources/index';
import type { ResourceDefinition } from '../schema/types';
import type { GetList } from './panel';

const ROWS_PER_RESOURCE = 100;
const PAGES_ASKED = 200;
/** How many requests run at once. More would slow the site for its visitors. */
const AT_ONCE = 4;
const WITH_LINKS: readonly Kind[] = ['richtext', 'url', 'image', 'pdf'];

export interface BrokenLink extends RowLink {
  readonly label: string;
  readonly address: string;
  readonly reason: 'missing' | 'malformed';
}

export interface LinkReport {
  readonly checked: number;
  readonly broken: readonly BrokenLink[];
  /** Whether rows or pages were left out. */
  readonly isLimited: boolean;
}

type Link = Omit<BrokenLink, 'reason'>;

/**
 * Reads the most recently changed rows, requests the pages and files of this site that they link to, and
 * checks the spelling of other addresses.
 */
export async function checkLinks(getList: GetList): Promise<LinkReport> {
  const read = await Promise.all(resources.map((resource) => readLinks(getList, resource)));
  const links = read.flatMap((one) => one.links);
  const shaped = links.map((link) => ({ link, shape: classifyLink(link.address, window.location.origin) }));
  const paths = new Set(shaped.flatMap(({ shape }) => (shape.kind === 'inside' ? shape.path : [])));
  const missing = await findMissing([...paths].slice(0, PAGES_ASKED));
  return {
    checked: links.length,
    broken: shaped.flatMap(({ link, shape }): BrokenLink[] => {
      if (shape.kind === 'malformed') return [{ ...link, reason: 'malformed' }];
      const isMissing = shape.kind === 'inside' && missing.has(shape.path);
      return isMissing ? [{ ...link, reason: 'missing' }] : [];
    }),
    isLimited: paths.size > PAGES_ASKED || read.some((one) => one.isLimited),
  };
}

async function readLinks(getList: GetList, resource: ResourceDefinition) {
  const fields = resource.fields.filter(({ kind }) => WITH_LINKS.includes(kind));
  if (fields.length === 0) return { links: [], isLimited: false };
  const { data, total } = await getList<Row>({
    resource: resource.table,
    sorters: [{ field: 'updated_at', order: 'desc' }],
    pagination: { pageSize: ROWS_PER_RESOURCE },
    meta: {
      select: linkSelect(
        resource,
        fields.map(({ name }) => name),
      ),
    },
  });
  const links = data.flatMap((row): Link[] => {
    const addresses = new Set(fields.flatMap((field) => addressesIn(field, row[field.name])));
    return [...addresses].map((address) => ({
      ...rowLink(resource, row),
      label: resource.labels.one,
      address,
    }));
  });
  return { links, isLimited: total > data.length };
}

function addressesIn({ kind }: FieldDeclaration, value: unknown): string[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  if (kind !== 'richtext') return [value];
  const body = new DOMParser().parseFromString(value, 'text/html');
  return [
    ...Array.from(body.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''),
    ...Array.from(body.querySelectorAll('img[src]'), (picture) => picture.getAttribute('src') ?? ''),
  ];
}

async function findMissing(paths: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  const waiting = [...paths];
  async function checkWaiting(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { ok } = await fetch(path, { method: 'HEAD' });
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

/**
 * Classifies an address that a row holds: a page of this site (`origin`), a well-formed address elsewhere, or
 * malformed.
 */
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
