import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from '../../../../src/entry-server';
import { renderPage } from '../../../../src/server/render/render-page';
import { eventRow } from '../../../fixtures/event-row';
import { findHtmlErrors } from '../../../fixtures/html-checker';
import { REDIRECTS, SPECIFIED_PAGES, STATIC_ROUTES } from '../../../fixtures/public-routes';
import { announcement, CONFIG, failure, fakeApi, ORIGIN, renderPath } from '../fake-api';

const ITEMS = [
  '/duyurular/7-cinaralti-bulusmasi',
  '/duyurular/etkinlikler/senlik',
  '/mezunlarimiz/mezunlardan-haberler/roman',
] as const;
const SEARCHES = ['/arama?q=aidat', '/arama?q=yok'] as const;
const times = { created_at: '2026-05-11 09:00:00+00', updated_at: '2026-05-11 09:00:00+00' };
const pictures = { cover_url: '/kapak.jpg', hero_bg_url: '/sahne.jpg' };

const FILLED = {
  announcements: [
    announcement({ ...pictures, body: '<h2>Ara</h2><p>Metin <b>kalın</b></p><ul><li>x</li></ul>' }),
  ],
  events: [
    eventRow({
      ...{ lead: 'Avluda.', body: '<p>Gelin.</p>', ends_at: '2026-05-14T14:00:00Z', location: 'Avlu' },
      ...{ gallery: '/bir.jpg, /iki.jpg', featured_home: true },
      ...pictures,
    }),
  ],
  alumni_news: [
    {
      ...{ id: 5, title: 'İlk romanı', slug: 'roman', description: '<p>Raflarda.</p>' },
      ...{ link: 'https://gazete.example/roman', ...pictures, image_url: '/resim.jpg', ...times },
    },
  ],
  calendar: [{ id: 1, title: 'Şenlik', date: '2099-05-12', ...times }],
  bulletins: [{ year: 2026, month: 11, pdf_url: '/storage/v1/object/public/media/bulletins/1.pdf' }],
  member_perks: [
    {
      ...{ id: 1, business_name: 'Kitabevi', category: 'Kitap', discount: '%10', discount_code: 'NDS10' },
      ...{
        contact_phone: '0212',
        contact_email: null,
        alumnus_name: 'Ada',
        logo_url: null,
        idx: 1,
        ...times,
      },
    },
  ],
  board_members: [
    { id: 1, full_name: 'Ayda', role: 'Başkan', body: 'board', seat: 'regular', photo_url: '/ayda.jpg' },
    { id: 2, full_name: 'Murat', role: null, body: 'audit', seat: 'substitute', photo_url: null },
  ],
  award_recipients: [
    {
      ...{ first_name: 'Işık', last_name: 'Karayel', nds_surname: null, nds_year: 1972, title: null },
      ...{ profession: 'Ressam', award_year: 2003 },
    },
  ],
  literature_awards: [
    {
      ...{ year: 2024, title: 'Dönüş', author: 'Gaspard Mirevague', language: 'fr', cover_url: '/kapak.jpg' },
      ...{ cover_alt: null, caption: 'Çeviren: Asım' },
    },
  ],
};
const FAILED = Object.fromEntries(
  [...Object.keys(FILLED), 'rpc/site_search'].map((table) => [table, failure(500, 'Kapalı')]),
);

/** A page as the server sends it, in the build's template. */
async function openDocument(path: string, tables: Parameters<typeof fakeApi>[0] = {}, broken = false) {
  const renderer = {
    template: () => readFile('index.html', 'utf8'),
    render: broken ? () => Promise.reject(new Error('broken')) : render,
  };
  const request = new Request(ORIGIN + path, { headers: { 'accept-encoding': 'identity' } });
  const { fetch } = fakeApi(tables);
  const policy = () => '';
  const answer = await renderPage(request, renderer, { origin: ORIGIN, config: CONFIG, fetch, policy });
  return { status: answer.status, html: await answer.text() };
}

/** A photograph is rendered when a page first loads it: on a clone that was never built that takes longer than a test may. */
const FIRST_LOAD_MS = 300_000;

beforeAll(async () => {
  for (const path of [...STATIC_ROUTES, ...ITEMS]) await renderPath(path, fakeApi(FILLED));
}, FIRST_LOAD_MS);

describe('the documents are valid HTML', () => {
  test.each([...STATIC_ROUTES, ...ITEMS])('by %s with rows', async (path) => {
    const { status, html } = await openDocument(path, FILLED);
    expect(status).toBe(200);
    expect(await findHtmlErrors(html)).toEqual([]);
  });

  test.each([...STATIC_ROUTES, ...SEARCHES])('by %s without rows', async (path) => {
    expect(await findHtmlErrors((await openDocument(path)).html)).toEqual([]);
  });

  test.each([...STATIC_ROUTES, ...ITEMS, ...SEARCHES])('by %s when nothing can be read', async (path) => {
    // The calendar page logs failed reads.
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await findHtmlErrors((await openDocument(path, FAILED)).html)).toEqual([]);
    log.mockRestore();
  });

  test.each([...ITEMS, '/duyurular/gecersiz', '/boyle/bir/sayfa/yok'])(
    'by %s that is not there',
    async (path) => {
      const { status, html } = await openDocument(path);
      expect(status).toBe(404);
      expect(await findHtmlErrors(html)).toEqual([]);
    },
  );

  test('by the fallback page when rendering fails', async () => {
    const { status, html } = await openDocument('/', {}, true);
    expect(status).toBe(500);
    expect(await findHtmlErrors(html)).toEqual([]);
  });

  test('is known to the checker', async () => {
    const page =
      '<!doctype html><html><head><title>x</title></head><body><ul id="a"><p id="a"></ul></body></html>';
    const errors = await findHtmlErrors(page);
    expect(errors.join()).toMatch(/close-order|element-permitted-content/);
    expect(errors.join()).toContain('no-dup-id');
  });
});

test('no two pages have the same title or description', async () => {
  const heads = await Promise.all(
    STATIC_ROUTES.map(async (path) => {
      const { document } = new JSDOM((await renderPath(path, fakeApi(FILLED))).head).window;
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      return [document.title, description];
    }),
  );
  const texts = heads.flat();
  expect(texts).not.toContain('');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each(SPECIFIED_PAGES)(
  '%s is a page of its own under the address that the specification gives it',
  async (path) => {
    const { status, head } = await renderPath(path, fakeApi(FILLED));
    expect(status).toBe(200);
    // A search result must not be found again by the search.
    if (path === '/arama') expect(head).toContain('noindex');
    else expect(head).toContain(`rel="canonical" href="${ORIGIN}${path}"`);
  },
);

test.each(Object.entries(REDIRECTS))('%s only hands on to %s', async (path, redirect) => {
  expect(await renderPath(path)).toMatchObject({ status: 301, redirect });
});
