import { useDataProvider } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { isEmail } from '../../src/lib/identity/email-address';
import { dashboardTexts } from '../i18n/dashboard';
import { loadingIcon } from '../lib/loading-icon';
import type { Row } from '../lib/row';
import { resources } from '../resources/index';
import type { FieldDeclaration, Kind } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';
import { linkSelect, rowLink, type RowLink } from '../screens/row/row-title';
import styles from './dashboard.module.css';
import { RowLinks, type GetList } from './panel';

const linkTexts = dashboardTexts.links;
const ROWS_PER_RESOURCE = 100;
const PAGES_ASKED = 200;
/** How many requests run at once. More would slow the site for its visitors. */
const AT_ONCE = 4;
const WITH_LINKS: readonly Kind[] = ['richtext', 'url', 'image', 'pdf'];

/** Looks for broken links on request, because it sends one request for each linked page. */
export function LinkCheck() {
  const { getList } = useDataProvider()();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => checkLinks(getList) });
  return (
    <div className={styles.finding}>
      <h3>{linkTexts.title}</h3>
      <p className={styles.quiet}>{linkTexts.help}</p>
      <Button loading={loadingIcon(isPending)} onClick={() => mutate()}>
        {isPending ? linkTexts.checking : data ? linkTexts.again : linkTexts.check}
      </Button>
      <div role="status">{data && <p>{summary(data)}</p>}</div>
      {error && <Alert type="error" showIcon message={linkTexts.failed(errorMessage(error))} />}
      {data && <RowLinks rows={data.broken} />}
    </div>
  );
}

function summary({ checked, broken, isLimited }: LinkReport): string {
  const found = broken.length === 0 ? linkTexts.fine(checked) : linkTexts.found(checked, broken.length);
  return isLimited ? `${found} ${linkTexts.limited}` : found;
}

interface LinkReport {
  readonly checked: number;
  /** The notes name the resource, the address and what is wrong. */
  readonly broken: readonly RowLink[];
  /** Whether rows or pages were left out. */
  readonly isLimited: boolean;
}

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
    broken: shaped.flatMap(({ link: { address, ...row }, shape }) => {
      const isMissing = shape.kind === 'inside' && missing.has(shape.path);
      const wrong = shape.kind === 'malformed' ? linkTexts.malformed : isMissing && linkTexts.missing;
      return wrong ? [{ ...row, notes: [...row.notes, address, wrong] }] : [];
    }),
    isLimited: paths.size > PAGES_ASKED || read.some((one) => one.isLimited),
  };
}

async function readLinks(getList: GetList, resource: ResourceDefinition) {
  const fields = resource.fields.filter(({ kind }) => WITH_LINKS.includes(kind));
  if (fields.length === 0) return { links: [], isLimited: false };
  const names = fields.map(({ name }) => name);
  const { data, total } = await getList<Row>({
    resource: resource.table,
    sorters: [{ field: 'updated_at', order: 'desc' }],
    pagination: { pageSize: ROWS_PER_RESOURCE },
    meta: { select: linkSelect(resource, names) },
  });
  const links = data.flatMap((row) => {
    const addresses = new Set(fields.flatMap((field) => addressesIn(field, row[field.name])));
    const named = { ...rowLink(resource, row), notes: [resource.labels.one] };
    return [...addresses].map((address) => ({ ...named, address }));
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
