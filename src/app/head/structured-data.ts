import type { Book, BreadcrumbList, Graph, ItemList, Person } from 'schema-dts';
import { trailTo } from '../../content/shell/menu';
import type { Settings } from '../../lib/database/settings';
import { istanbulIso } from '../../lib/dates/istanbul-time';
import type { PageList, PageMeta } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import { DEFAULT_SHARE_PICTURE } from '../../lib/paths/share-picture-paths';
import { PAGE_TAG } from './head';
import { tag } from './html-tag';
import { type ItemPage, structuredEvent, structuredNews } from './structured-item';
import { organization, postalAddress, webSite } from './structured-site';

/** Returns the page's schema.org graph as a JSON-LD data block; '' for pages hidden from search engines. */
export function structuredData(meta: PageMeta, origin: string, settings: Settings): string {
  if (meta.isHidden || meta.canonicalPath === undefined) return '';
  const graph = structuredGraph({ ...meta, canonicalPath: meta.canonicalPath }, origin, settings);
  // Escaping `<` keeps data from ending the script element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" ${PAGE_TAG}="">${json}</script>`;
}

/** Returns the tags with an article's publication and modification times, or '' for other pages. */
export function articleTimes({ subject }: PageMeta): string {
  if (subject?.kind !== 'news') return '';
  const times = { published: subject.publishedAt, modified: subject.modifiedAt };
  return Object.entries(times)
    .map(([name, at]) =>
      tag('meta', { [PAGE_TAG]: '', property: `article:${name}_time`, content: istanbulIso(at) }),
    )
    .join('\n');
}

function structuredGraph(
  meta: PageMeta & { canonicalPath: string },
  origin: string,
  settings: Settings,
): Graph {
  const { association_name: name, address } = settings;
  const { canonicalPath, subject, list, title = name, description } = meta;
  const url = new URL(canonicalPath, origin).href;
  const image = new URL(meta.imageUrl ?? DEFAULT_SHARE_PICTURE, origin).href;
  const town = address === null ? undefined : postalAddress(address).addressLocality;
  const page: ItemPage = { url, title, description, image, origin, publisher: name, town };
  const item =
    subject && (subject.kind === 'event' ? structuredEvent(page, subject) : structuredNews(page, subject));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organization(origin, settings),
        ...(list?.kind === 'board' && list.members.length > 0 && { member: structuredMembers(list) }),
      },
      webSite(origin, settings),
      ...(canonicalPath === paths.home
        ? []
        : [breadcrumb(meta.subject || meta.isBelowList ? title : undefined, canonicalPath, origin)]),
      ...(item ? [item] : []),
      ...(list?.kind === 'books' && list.books.length > 0 ? [structuredBooks(list, title)] : []),
    ],
  };
}

/** The same trail as the visible breadcrumb. An item is one step below its list, which is one on all of its pages. */
function breadcrumb(itemTitle: string | undefined, path: string, origin: string): BreadcrumbList {
  const { pathname } = new URL(path, origin);
  const list = itemTitle === undefined ? pathname : pathname.slice(0, pathname.lastIndexOf('/'));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(list, itemTitle).map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to || path, origin).href,
    })),
  };
}

type List<Kind> = Extract<PageList, { kind: Kind }>;

/** Returns the people of a board, for the association's node. */
function structuredMembers({ members }: List<'board'>): Person[] {
  return members.map(({ name, role }) => ({
    '@type': 'Person',
    name,
    ...(role !== null && { jobTitle: role }),
  }));
}

/** Returns the books that won, in the order of the page. `award` is the award's name. */
function structuredBooks({ books }: List<'books'>, award: string): ItemList {
  return {
    '@type': 'ItemList',
    name: award,
    numberOfItems: books.length,
    itemListElement: books.map(({ title, author, year }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Book',
        name: title,
        author: { '@type': 'Person', name: author },
        award: `${award}, ${year}`,
      } satisfies Book,
    })),
  };
}
