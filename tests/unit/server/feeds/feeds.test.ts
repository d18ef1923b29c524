import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { feedItems } from '../../../../src/feeds/feed-items';
import { writeJsonFeed } from '../../../../src/feeds/json-feed';
import { writeRss } from '../../../../src/feeds/rss';
import { FEED_ORIGINS, FEED_ROWS } from '../../../fixtures/feed-rows';

const ORIGIN = FEED_ORIGINS.origin;
const items = feedItems(FEED_ROWS, FEED_ORIGINS);
const withLength = (imageBytes: number | null) => items.map((item) => ({ ...item, imageBytes }));

const NAME = 'NDS Mezunlar Derneği';

/** Throws if the XML is not well-formed. */
function readRss(text = writeRss(withLength(50016), ORIGIN, NAME)) {
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  const entries = [...document.querySelectorAll('item')];
  const texts = (name: string) => entries.map((entry) => entry.getElementsByTagName(name)[0]?.textContent);
  return { document, entries, texts };
}

describe('the items of the feeds', () => {
  test('have an id that survives changes of title and slug, and link to where a card leads', () => {
    expect(items.map(({ id, url }) => [id, url].map((address) => address.replace(ORIGIN, '')))).toEqual([
      ['/duyurular/7', '/duyurular/7-aidat-bagis-2026'],
      ['/duyurular/etkinlikler/3', '/duyurular/etkinlikler/konser'],
      ['/mezunlarimiz/mezunlardan-haberler/5', 'https://gazete.example/roman'],
    ]);
    const news = FEED_ROWS.news.map((row) => ({ ...row, slug: 'roman' }));
    const withPage = feedItems({ ...FEED_ROWS, news }, FEED_ORIGINS).map(({ url }) => url);
    expect(withPage).toContain(`${ORIGIN}/mezunlarimiz/mezunlardan-haberler/roman`);
  });

  test('contain the whole sanitized text, with absolute addresses', () => {
    const [announcement, event] = items;
    expect(announcement?.html).toContain(`<a href="${ORIGIN}/aidat">`);
    expect(announcement?.html).toContain(`<a href="${ORIGIN}/duyurular/7-aidat-bagis-2026#son">`);
    expect(announcement?.html).toContain(
      `src="${ORIGIN}/storage/v1/object/public/media/announcements/a.png"`,
    );
    expect(announcement?.html).not.toMatch(/script|onclick|izleyen/);
    expect(event?.html).toBe('<p>1 Haziran 2026 Pazartesi, 17.30, Şapel</p><p>Gelin.</p><p>Bekleriz.</p>');
  });
});

describe('the RSS feed', () => {
  test('is well-formed, and names itself', () => {
    const { document } = readRss();
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    const channel = (name: string) => document.querySelector(`channel > ${name}`)?.textContent;
    expect(['title', 'link', 'description', 'language', 'lastBuildDate'].map(channel)).toEqual([
      'NDS Mezunlar Derneği',
      `${ORIGIN}/`,
      'NDS Mezunlar Derneği duyuruları, etkinlikleri ve mezunlarından haberler',
      'tr',
      'Wed, 13 May 2026 12:00:00 +0300',
    ]);
    const self = document.getElementsByTagName('atom:link')[0];
    expect([self?.getAttribute('rel'), self?.getAttribute('href'), self?.getAttribute('type')]).toEqual([
      ...['self', `${ORIGIN}/rss.xml`, 'application/rss+xml'],
    ]);
  });

  test('gives every item its required elements, and preserves its words', () => {
    const { entries, texts } = readRss();
    expect(texts('title')).toEqual(['Aidat & <bağış> “2026”', 'Konser', 'İlk romanı']);
    expect(texts('content:encoded')).toEqual(items.map(({ html }) => html));
    expect(texts('guid')).toEqual(items.map(({ id }) => id));
    expect(texts('link')).toEqual(items.map(({ url }) => url));
    expect(texts('pubDate')).toEqual([
      'Wed, 13 May 2026 00:30:00 +0300',
      'Mon, 11 May 2026 12:00:00 +0300',
      'Mon, 11 May 2026 12:00:00 +0300',
    ]);
    expect(new Set(texts('guid')).size).toBe(entries.length);
    expect(texts('category')).toEqual(items.map(({ kind }) => kind));
  });

  test('shows covers, as enclosures if their type and length are known', () => {
    const { entries } = readRss();
    const [enclosure, ...others] = entries.map((entry) => entry.querySelector('enclosure'));
    const attributes = ['type', 'url', 'length'].map((name) => enclosure?.getAttribute(name));
    const cover = `${ORIGIN}/storage/v1/object/public/media/announcements/kapak.webp`;
    expect([attributes, others]).toEqual([
      ['image/webp', cover, '50016'],
      [null, null],
    ]);
    const pictures = entries.map((entry) => entry.getElementsByTagName('media:content')[0]);
    expect(pictures.map((one) => one?.getAttribute('medium') ?? null)).toEqual(['image', null, 'image']);
    const unknown = readRss(writeRss(withLength(null), ORIGIN, NAME));
    expect(unknown.document.querySelector('enclosure')).toBeNull();
  });
});

const feed = JSON.parse(writeJsonFeed(items, ORIGIN, NAME)) as Record<string, unknown> & {
  items: unknown[];
};

test('the JSON feed has the same items as the RSS feed, with RFC 3339 dates', () => {
  expect(feed.items).toMatchObject(
    items.map(({ id, url, title, html, kind }) => ({ id, url, title, content_html: html, tags: [kind] })),
  );
  const dates = JSON.stringify(feed.items).match(/"date_\w+":"[^"]+"/g) ?? [];
  expect(dates).toHaveLength(2 * items.length);
  for (const date of dates) expect(date).toMatch(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00"$/);
  expect(feed.items[0]).toHaveProperty('image');
  expect(feed.items[1]).not.toHaveProperty('image');
});
