import { feedTexts } from '../content/shell/feeds';
import { istanbulIso, istanbulRfc822 } from '../lib/dates/istanbul-time';
import { feedPaths } from '../lib/paths/feed-paths';
import type { FeedItem } from './feed-items';
import { element, textElement, XML_DECLARATION } from './xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** `imageBytes` is the size of the picture's file, or null if unknown. */
export interface RssItem extends FeedItem {
  imageBytes: number | null;
}

/** Returns the RSS 2.0 feed of items, newest first. `name` is the association's. */
export function writeRss(items: readonly RssItem[], origin: string, name: string): string {
  const home = `${origin}/`;
  const changes = items.map(({ changedAt }) => istanbulIso(changedAt)).sort();
  const lastChange = changes.at(-1);
  const channel = element(
    'channel',
    {},
    textElement('title', name),
    textElement('link', home),
    element('atom:link', { href: origin + feedPaths.rss, rel: 'self', type: 'application/rss+xml' }),
    textElement('description', feedTexts.description(name)),
    textElement('language', 'tr'),
    ...(lastChange === undefined ? [] : [textElement('lastBuildDate', istanbulRfc822(lastChange))]),
    element(
      'image',
      {},
      textElement('url', `${origin}/icon-192.png`),
      textElement('title', name),
      textElement('link', home),
    ),
    ...items.map((item) => writeItem(item, name)),
  );
  return `${XML_DECLARATION}\n${element('rss', { version: '2.0', ...NAMESPACES }, channel)}\n`;
}

function writeItem(item: RssItem, name: string): string {
  return element(
    'item',
    {},
    textElement('title', item.title),
    textElement('link', item.url),
    element('guid', { isPermaLink: 'true' }, item.id),
    textElement('pubDate', istanbulRfc822(item.publishedAt)),
    textElement('atom:updated', istanbulIso(item.changedAt)),
    textElement('dc:creator', name),
    textElement('category', item.kind),
    textElement('description', item.summary),
    textElement('content:encoded', item.html),
    ...(item.image === null ? [] : writePicture(item.image, item.imageBytes)),
  );
}

/** An enclosure needs a type and the exact length. A picture without either is only a media:content element. */
function writePicture(url: string, bytes: number | null): string[] {
  const extension = /\.([a-z]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '';
  const type = IMAGE_TYPES[extension];
  const length = bytes === null ? undefined : String(bytes);
  return [
    ...(type && length ? [element('enclosure', { url, type, length })] : []),
    element('media:content', {
      url,
      medium: 'image',
      ...(type && { type }),
      ...(length && { fileSize: length }),
    }),
  ];
}
