import { site } from '../content/site';
import type { PageMeta } from '../shared/page-data';
import { escapeHtml, tag } from './html-tag';

/** Marks the tags that belong to one page and are exchanged with it. */
export const PAGE_TAG = 'data-page';

/** Takes a page's metadata and the site's origin, gives the tags that describe this page. */
export function pageHead(meta: PageMeta, origin: string): string {
  const title = meta.title ? `${meta.title} | ${site.name}` : site.name;
  const description = meta.description ?? site.description;
  const canonical = meta.canonicalPath && new URL(meta.canonicalPath, origin).href;
  const image = meta.imageUrl && new URL(meta.imageUrl, origin).href;
  const page = { [PAGE_TAG]: '' };

  return [
    `<title ${PAGE_TAG}="">${escapeHtml(title)}</title>`,
    tag('meta', { ...page, name: 'description', content: description }),
    meta.isHidden && tag('meta', { ...page, name: 'robots', content: 'noindex' }),
    canonical && tag('link', { ...page, rel: 'canonical', href: canonical }),
    canonical && tag('meta', { ...page, property: 'og:url', content: canonical }),
    tag('meta', { ...page, property: 'og:title', content: meta.title ?? site.name }),
    tag('meta', { ...page, property: 'og:description', content: description }),
    image && tag('meta', { ...page, property: 'og:image', content: image }),
  ]
    .filter(Boolean)
    .join('\n');
}
