import type { BreadcrumbList, Graph } from 'schema-dts';
import { trailTo } from '../../content/shell/menu';
import { site } from '../../content/site';
import { istanbulIso } from '../../lib/dates/istanbul-time';
import type { PageMeta } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import { DEFAULT_SHARE_PICTURE } from '../../lib/paths/share-picture-paths';
import { PAGE_TAG } from './head';
import { tag } from './html-tag';
import { structuredEvent, structuredNews, type ItemPage } from './structured-item';
import { organization, webSite } from './structured-site';

/**
 * Takes a page's metadata and the site's origin, gives what the page says to search engines in schema.org's words, as
 * the markup of a data block, which is no script that the browser runs; '' for a page that is not to be found.
 */
export function structuredData(meta: PageMeta, origin: string): string {
  if (meta.isHidden || meta.canonicalPath === undefined) return '';
  const graph = structuredGraph({ ...meta, canonicalPath: meta.canonicalPath }, origin);
  // Nothing in the data can end the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" ${PAGE_TAG}="">${json}</script>`;
}

/** Takes a page's metadata, gives the tags that say when an article was published and last changed; '' for other pages. */
export function articleTimes({ subject }: PageMeta): string {
  if (subject?.kind !== 'news') return '';
  const times = { published: subject.publishedAt, modified: subject.modifiedAt };
  return Object.entries(times)
    .map(([name, at]) =>
      tag('meta', { [PAGE_TAG]: '', property: `article:${name}_time`, content: istanbulIso(at) }),
    )
    .join('\n');
}

/** Takes the metadata of a page that has an address of its own and the site's origin, gives its data. */
function structuredGraph(meta: PageMeta & { canonicalPath: string }, origin: string): Graph {
  const { canonicalPath, subject, title = site.name, description } = meta;
  const url = new URL(canonicalPath, origin).href;
  const image = new URL(meta.imageUrl ?? DEFAULT_SHARE_PICTURE, origin).href;
  const page: ItemPage = { url, title, description, image, origin };
  const item =
    subject && (subject.kind === 'event' ? structuredEvent(page, subject) : structuredNews(page, subject));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(origin),
      webSite(origin),
      ...(canonicalPath === paths.home
        ? []
        : [breadcrumb(meta.subject ? title : undefined, canonicalPath, origin)]),
      ...(item ? [item] : []),
    ],
  };
}

/** The steps that the page itself shows. An item stands one step below its list. */
function breadcrumb(itemTitle: string | undefined, path: string, origin: string): BreadcrumbList {
  const list = itemTitle === undefined ? path : path.slice(0, path.lastIndexOf('/'));
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
