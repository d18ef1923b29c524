// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { missedBy } from '../../../../admin/fields/missed';
import { toForm } from '../../../../admin/fields/form-codec';
import { alumniNews } from '../../../../admin/resources/alumni-news';
import { announcements } from '../../../../admin/resources/announcements';
import { events } from '../../../../admin/resources/events';
import { memberPerks } from '../../../../admin/resources/member-perks';
import type { ResourceDefinition } from '../../../../admin/schema/types';

/** 13.00 in Istanbul. */
const NOW = new Date('2026-05-12T10:00:00Z');

afterEach(() => vi.unstubAllGlobals());

/** Answers a request for a page of this site: '/yok' is none. */
function stubSite(): void {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve({ ok: path !== '/yok' }));
}

/** Returns what visitors would miss of a new row with these columns, each with its field. */
async function missing(
  resource: ResourceDefinition,
  columns: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  stubSite();
  const found = await missedBy(
    resource,
    { ...toForm(resource, undefined), ...toForm(resource, columns) },
    NOW,
  );
  return found.map(({ field, words }) => `${field}: ${words}`);
}

const WHOLE = {
  body: '<p>Program</p>',
  location: 'Okulun bahçesi',
  starts_at: '2026-05-20T11:00:00Z',
  cover_url: '/a.webp',
  cover_alt: 'Bahçe',
};

describe('before it is published', () => {
  test.each([
    [
      'an announcement',
      announcements,
      [
        'body: Metin boş; duyurunun sayfasında okunacak bir şey yok.',
        'cover_url: Kapak resmi yok; kartta yerinde genel bir resim görünür.',
      ],
    ],
    [
      'an event',
      events,
      [
        'starts_at: Başlangıç boş; etkinliğin ne zaman olduğu anlaşılmaz.',
        'location: Yer yazılmamış; ziyaretçi nereye gideceğini bilemez.',
        'body: Metin boş; etkinliğin sayfasında okunacak bir şey yok.',
        'cover_url: Kapak resmi yok; kartta yerinde genel bir resim görünür.',
      ],
    ],
    [
      'a news item',
      alumniNews,
      [
        'description: Metin boş; kartta başlıktan başka bir şey okunmaz.',
        'image_url: Kart resmi yok; kartta yerinde genel bir resim görünür.',
      ],
    ],
    [
      'a perk',
      memberPerks,
      [
        'discount: Avantaj yazılmamış; üyeye ne sunulduğu anlaşılmaz.',
        'logo_url: Logo yok; kartta yerinde genel bir resim görünür.',
      ],
    ],
  ] as const)('%s with a title alone lacks what its declaration expects', async (_, resource, words) => {
    expect(await missing(resource, { title: 'Bahar', business_name: 'Kitabevi' })).toEqual(words);
  });

  test.each([
    ['nothing', {}, []],
    [
      'a description',
      { cover_alt: null },
      ['cover_alt: “Kapak resminin açıklaması” yazılmamış; resmi göremeyenler ne olduğunu bilemez.'],
    ],
    ['no description of a decoration', { cover_alt: '' }, []],
    [
      'no cover where an album stands in for it',
      { cover_url: null, cover_alt: null, gallery: ['/a.png'], gallery_alt: { '/a.png': 'Koro' } },
      [],
    ],
    [
      'descriptions of photos, which are written in the album',
      { gallery: ['/a.png', '/b.png'], gallery_alt: { '/a.png': '' } },
      ['gallery: Albümde 1 fotoğrafın açıklaması yazılmamış.'],
    ],
    [
      'the description of a picture in the text',
      { body: '<p>Program</p><img src="/a.png">' },
      ['body: “Metin” alanındaki bir resmin açıklaması yazılmamış.'],
    ],
    [
      'a day to come',
      { starts_at: '2020-05-12T11:30:00Z' },
      ['starts_at: “Başlangıç” geçmişte kaldı: 12 Mayıs 2020, 14.30.'],
    ],
    ['nothing on its day', { starts_at: '2026-05-12T05:00:00Z' }, []],
    ['nothing until its end', { starts_at: '2026-05-11T05:00:00Z', ends_at: '2026-05-13T05:00:00Z' }, []],
    [
      'a day to come after its end, once',
      { starts_at: '2026-05-12T05:00:00Z', ends_at: '2026-05-12T06:00:00Z' },
      ['starts_at: “Başlangıç” geçmişte kaldı: 12 Mayıs 2026, 08.00.'],
    ],
    [
      'the end of featuring, where it is featured',
      { featured_home: true, featured_until: '2026-05-01T05:00:00Z' },
      ['featured_until: “Öne çıkma bitişi” geçmişte kaldı: 1 Mayıs 2026, 08.00.'],
    ],
    ['nothing of a hidden field', { featured_home: false, featured_until: '2026-05-01T05:00:00Z' }, []],
    [
      'a page behind a link',
      { body: '<p><a href="/yok">Bilet</a> <a href="/aidat">Aidat</a></p>' },
      ['body: “Metin” alanındaki bağlantı bir yere çıkmıyor: bu sitede /yok diye bir sayfa yok.'],
    ],
    [
      'a rightly written link',
      { body: '<p><a href="https://https://a.example">Bilet</a></p>' },
      ['body: “Metin” alanındaki bağlantı yanlış yazılmış görünüyor: https://https://a.example'],
    ],
  ] as const)('an event lacks %s', async (_, columns, words) => {
    expect(await missing(events, { ...WHOLE, ...columns })).toEqual(words);
  });

  test('a site that cannot be reached says nothing about its pages', async () => {
    const body = '<p><a href="/yok">Bilet</a></p>';
    const values = toForm(events, { ...WHOLE, body });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await missedBy(events, values, NOW)).toEqual([]);
  });
});
