import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { eventRow } from '../../../fixtures/event-row';
import { GOOGLE_FIELDS, hasField } from '../../../fixtures/google-fields';
import { settingsRow } from '../../../fixtures/settings-row';
import { ORIGIN, renderPath, type Tables } from '../fake-api';
import { announcement, newsItem } from '../rows';

const CONCERT = eventRow({
  ...{ title: 'Konser', slug: 'konser', lead: 'Avluda.', location: 'Şapel' },
  ...{ starts_at: '2026-05-12T14:30:00Z', ends_at: '2026-05-12T17:00:00Z' },
});
const CONCERT_PAGE = '/duyurular/etkinlikler/konser';
const NEWS_PAGE = '/mezunlarimiz/mezunlardan-haberler/roman';
const NEWS = newsItem({ slug: 'roman', link: null, updated_at: '2026-06-01T21:30:00Z' });
type Node = Readonly<Record<string, unknown>>;

async function nodesOf(path: string, tables: Tables = {}) {
  const { head } = await renderPath(path, tables);
  const { document } = new JSDOM(`<head>${head}</head>`).window;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const graphs = blocks.map((block) => JSON.parse(block.textContent) as { '@graph': Node[] });
  const nodes = graphs.flatMap((graph) => graph['@graph']);
  return { head, nodes, find: (type: string) => nodes.find((node) => node['@type'] === type) };
}

const concert = (fields: Partial<EventRow> = {}) =>
  nodesOf(CONCERT_PAGE, { events: [{ ...CONCERT, ...fields }] });

describe('structured data', () => {
  test.each([
    ['Event', CONCERT_PAGE, { events: [CONCERT] }],
    ['NewsArticle', '/duyurular/7-cinaralti-bulusmasi', { announcements: [announcement()] }],
    ['NewsArticle', NEWS_PAGE, { alumni_news: [NEWS] }],
    ['BreadcrumbList', '/kurumsal/tarihce', {}],
    ['Organization', '/', { settings: [settingsRow()] }],
    ['WebSite', '/', {}],
  ])('of a %s has every field that Google asks for', async (type, path, tables) => {
    const node = (await nodesOf(path, tables)).find(type);
    const { required = [], recommended = [] } = GOOGLE_FIELDS[type] ?? {};
    const fields = [...required, ...recommended];
    expect(fields).not.toEqual([]);
    expect(fields.filter((field) => !hasField(node, field))).toEqual([]);
  });

  test('of an event has its hours in Istanbul time and its place', async () => {
    expect((await concert()).find('Event')).toMatchObject({
      startDate: '2026-05-12T17:30:00+03:00',
      endDate: '2026-05-12T20:00:00+03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Şapel' },
      url: ORIGIN + CONCERT_PAGE,
    });
  });

  test.each([
    ['Ihlamur Kahvesi, Beşiktaş', { name: 'Ihlamur Kahvesi', address: { streetAddress: 'Beşiktaş' } }],
    ['Lise şapeli', { name: 'Lise şapeli', address: { addressLocality: 'İstanbul' } }],
  ])(
    'of an event at “%s” has the place’s name and its address apart',
    async (location, { name, address }) => {
      const { find } = await nodesOf(CONCERT_PAGE, {
        events: [{ ...CONCERT, location }],
        settings: [settingsRow()],
      });
      const place = {
        '@type': 'Place',
        name,
        address: { '@type': 'PostalAddress', ...address, addressCountry: 'TR' },
      };
      expect(find('Event')?.location).toEqual(place);
    },
  );

  test.each([
    [
      'Çınaraltı Sokağı No: 4\n34357 Beşiktaş / İstanbul',
      'Çınaraltı Sokağı No: 4',
      '34357',
      'Beşiktaş / İstanbul',
    ],
    ['Çınaraltı Sokağı No: 4\nİstanbul 34357', 'Çınaraltı Sokağı No: 4', '34357', 'İstanbul'],
    ['Çınaraltı Sokağı No: 4, İstanbul', 'Çınaraltı Sokağı No: 4, İstanbul', undefined, undefined],
  ])('of the association at %j has street, postal code and town', async (address, street, code, town) => {
    const { find } = await nodesOf('/', { settings: [settingsRow({ address })] });
    expect(find('Organization')?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(code !== undefined && { postalCode: code, addressLocality: town }),
      addressCountry: 'TR',
    });
  });

  test('of all-day events has days, of events without an end no end, and of undated events nothing', async () => {
    const days = { starts_at: '2026-05-11T21:00:00Z', ends_at: '2026-05-13T21:00:00Z' };
    const wholeDays = (await concert(days)).find('Event');
    expect(wholeDays).toMatchObject({ startDate: '2026-05-12', endDate: '2026-05-13' });
    expect((await concert({ ends_at: null })).find('Event')).not.toHaveProperty('endDate');
    const { nodes } = await concert({ starts_at: null, ends_at: null });
    expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
  });

  test('of news has its publication and modification times, also as meta tags', async () => {
    const { find, head } = await nodesOf(NEWS_PAGE, { alumni_news: [NEWS] });
    const [published, modified] = ['2026-05-11T12:00:00+03:00', '2026-06-02T00:30:00+03:00'];
    expect(find('NewsArticle')).toMatchObject({ datePublished: published, dateModified: modified });
    expect(head).toContain(`property="article:published_time" content="${published}"`);
    expect(head).toContain(`property="article:modified_time" content="${modified}"`);
    expect(head).toContain('property="og:type" content="article"');
  });

  test('cannot end its script element', async () => {
    const { head, find } = await concert({ title: '</script><script>alert(1)</script>' });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(find('Event')?.name).toBe('</script><script>alert(1)</script>');
  });
});

test('a page’s preview has a picture of its own row, or the site’s', async () => {
  const own = /property="og:image" content="https:\/\/site\.example\/paylasim\/etkinlikler\/3-\w+\.jpg"/;
  expect((await concert()).head).toMatch(own);
  const general = `property="og:image" content="${ORIGIN}/paylasim/dernek.jpg"`;
  expect((await nodesOf('/')).head).toContain(general);
});
