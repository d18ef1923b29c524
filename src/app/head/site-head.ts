import { feeds } from '../../content/shell/feeds';
import type { Settings } from '../../lib/database/settings';
import { feedPaths } from '../../lib/paths/feed-paths';
import { isBackOffice, isDraftPath } from '../../lib/paths/paths';
import { SHARE_PICTURE } from '../../lib/paths/share-picture-paths';
import tokens from '../../styles/tokens.css?raw';
import { tag } from './html-tag';

/** `theme-color` follows the page background. tokens.css defines the light colour first, the dark one second. */
const [lightPaper = '', darkPaper = lightPaper] = Array.from(
  tokens.matchAll(/--paper:\s*([^;]+);/g),
  ([, color]) => color,
);

/** Returns the tags that every document shares. Only the server writes them. */
export function siteHead(pathname: string, { association_name: name }: Settings): string {
  return [
    tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: lightPaper }),
    tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: darkPaper }),
    // Browsers without SVG icons use the first icon, all others the last. Chromium redraws an SVG icon at each address
    // change, on the main thread, so the back office has none.
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    ...(isBackOffice(pathname)
      ? []
      : [tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' })]),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: feedPaths.manifest }),
    ...(isDraftPath(pathname) ? [] : sharePictureTags()),
    tag('meta', { property: 'og:site_name', content: name }),
    tag('meta', { property: 'og:locale', content: 'tr_TR' }),
    ...feeds(name).map(({ path, type, title }) => tag('link', { rel: 'alternate', type, title, href: path })),
  ].join('\n');
}

function sharePictureTags(): string[] {
  return [
    // All preview pictures have this type and size.
    tag('meta', { property: 'og:image:type', content: 'image/jpeg' }),
    tag('meta', { property: 'og:image:width', content: String(SHARE_PICTURE.widthPx) }),
    tag('meta', { property: 'og:image:height', content: String(SHARE_PICTURE.heightPx) }),
    // Networks read title, description and picture from the Open Graph tags.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
