import { siteDescription } from '../../content/site';
import type { Settings } from '../../lib/database/settings';
import type { PageMeta } from '../../lib/page-data';
import { NOTICE_PARAM } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import { DEFAULT_SHARE_PICTURE } from '../../lib/paths/share-picture-paths';
import type { NoticeName } from '../notice-names';
import { escapeHtml, tag } from './html-tag';

/** Marks the tags of one page, which navigation replaces. */
export const PAGE_TAG = 'data-page';

/** How long the message of an unknown address can be read before the browser leads on. */
const LEAD_ON_AFTER_S = 5;

/** Leads from an unknown address to the home page without a script; the message goes along (WCAG 2.2.1). */
export function refreshWithoutScript(notice: NoticeName): string {
  const content = `${LEAD_ON_AFTER_S}; url=${paths.home}?${NOTICE_PARAM}=${notice}`;
  return `<noscript>${tag('meta', { 'http-equiv': 'refresh', content })}</noscript>`;
}

/** Returns the head tags of a page. `origin` makes its addresses absolute. */
export function pageHead(meta: PageMeta, origin: string, settings: Settings): string {
  const { association_name: name } = settings;
  const title = meta.title ? `${meta.title} | ${name}` : name;
  const heading = meta.title ?? name;
  const description = meta.description ?? siteDescription(settings);
  const canonical = meta.canonicalPath && new URL(meta.canonicalPath, origin).href;
  const image = meta.imageUrl !== null && new URL(meta.imageUrl ?? DEFAULT_SHARE_PICTURE, origin).href;
  const page = { [PAGE_TAG]: '' };

  return [
    `<title ${PAGE_TAG}="">${escapeHtml(title)}</title>`,
    tag('meta', { ...page, name: 'description', content: description }),
    meta.isHidden && tag('meta', { ...page, name: 'robots', content: 'noindex' }),
    canonical && tag('link', { ...page, rel: 'canonical', href: canonical }),
    canonical && property('og:url', canonical),
    property('og:type', meta.subject?.kind === 'news' ? 'article' : 'website'),
    property('og:title', heading),
    property('og:description', description),
    image && property('og:image', image),
    // The preview picture shows the title as text.
    image && property('og:image:alt', heading),
  ]
    .filter(Boolean)
    .join('\n');
}

function property(name: string, content: string): string {
  return tag('meta', { [PAGE_TAG]: '', property: name, content });
}
