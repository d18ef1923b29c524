import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from '../../../../src/entry-server';
import { renderPage } from '../../../../src/server/render/render-page';
import { dues2025 } from '../../../fixtures/dues-rows';
import { eventRow } from '../../../fixtures/event-row';
import { findHtmlErrors } from '../../../fixtures/html-checker';
import { REDIRECTS, STATIC_ROUTES } from '../../../fixtures/public-routes';
import { CONFIG, failure, fakeApi, ORIGIN, renderPath, type Tables } from '../fake-api';
import { partOf, valuesOf } from '../page-document';
import { announcement, awardedBook, boardMember, newsItem, perk } from '../rows';

/** The specification's sections 2 and 3: the pages, their titles, the steps and links to them, and the theme of the bar. */
const PAGES: [path: string, title: string, trail: string, theme: 'auto' | 'light'][] = [
  ['/', 'NDS Mezunlar Derneği', '', 'auto'],
  ['/kurumsal/hakkimizda', 'HAKKIMIZDA', 'Kurumsal > Hakkımızda', 'auto'],
  ['/kurumsal/tarihce', 'TARİHÇE', 'Kurumsal /kurumsal/hakkimizda > Tarihçe', 'auto'],
  ['/kurumsal/yonetim-kurulu', 'YÖNETİM KURULU', 'Kurumsal /kurumsal/hakkimizda > Yönetim Kurulu', 'light'],
  ['/kurumsal/baskanin-mesaji', 'BAŞKANIN MESAJI', 'Kurumsal /kurumsal/hakkimizda > Başkanın Mesajı', 'auto'],
  ['/kurumsal/dernek-tuzugu', 'DERNEK TÜZÜĞÜ', 'Kurumsal /kurumsal/hakkimizda > Dernek Tüzüğü', 'auto'],
  ['/kurumsal/kvkk', 'KİŞİSEL VERİLERİN KORUNMASI', 'Kurumsal /kurumsal/hakkimizda > KVKK', 'light'],
  ['/kurumsal/nds-ailesi', 'NDS AİLESİ', 'Kurumsal /kurumsal/hakkimizda > NDS Ailesi', 'auto'],
  [
    ...(['/kurumsal/nds-edebiyat-odulu', 'NDS EDEBİYAT ÖDÜLÜ'] as const),
    ...(['Kurumsal /kurumsal/hakkimizda > NDS Edebiyat Ödülü', 'light'] as const),
  ],
  ['/duyurular', 'DUYURULAR', 'Duyurular > Tüm Duyurular', 'auto'],
  ['/duyurular/etkinlikler', 'ETKİNLİKLER', 'Duyurular /duyurular > Etkinlikler', 'auto'],
  ['/duyurular/takvim', 'TAKVİM', 'Duyurular /duyurular > Takvim', 'light'],
  ['/duyurular/bulten-arsivi', 'BÜLTEN ARŞİVİ', 'Duyurular /duyurular > Bülten Arşivi', 'auto'],
  [
    ...(['/mezunlarimiz/mezunlardan-haberler', 'MEZUNLARDAN HABERLER'] as const),
    ...(['Mezunlarımız > Mezunlardan Haberler', 'auto'] as const),
  ],
  [
    ...(['/mezunlarimiz/basari-onur-odulleri', 'BAŞARI VE ONUR ÖDÜLLERİ'] as const),
    ...(['Mezunlarımız /mezunlarimiz/mezunlardan-haberler > Başarı ve Onur Ödülleri', 'light'] as const),
  ],
  ['/uyelik/neden-uye-olmaliyiz', 'NEDEN ÜYE OLMALIYIZ?', 'Üyelik > Neden Üye Olmalıyız?', 'auto'],
  [
    ...(['/uyelik/nasil-uye-olunur', 'NASIL ÜYE OLUNUR?'] as const),
    ...(['Üyelik /uyelik/neden-uye-olmaliyiz > Nasıl Üye Olunur?', 'light'] as const),
  ],
  ['/uyelik/uyelik-aidati', 'ÜYELİK AİDATI', 'Üyelik /uyelik/neden-uye-olmaliyiz > Üyelik Aidatı', 'light'],
  [
    ...(['/uyelik/uyelere-avantajlar', 'ÜYELERE AVANTAJLAR'] as const),
    ...(['Üyelik /uyelik/neden-uye-olmaliyiz > Üyelere Avantajlar', 'auto'] as const),
  ],
  ['/aidat', 'AİDAT ÖDEME', 'Aidat', 'light'],
  ['/iletisim/iletisim-adresleri', 'İLETİŞİM ADRESLERİ', 'İletişim > İletişim Adresleri', 'light'],
  [
    ...(['/iletisim/nds-sosyal-medya', 'NDS SOSYAL MEDYA'] as const),
    ...(['İletişim /iletisim/iletisim-adresleri > NDS Sosyal Medya', 'auto'] as const),
  ],
  ['/gizlilik-sozlesmesi', 'GİZLİLİK SÖZLEŞMESİ', 'Gizlilik Sözleşmesi', 'light'],
  ['/iptal-iade-sartlari', 'İPTAL VE İADE ŞARTLARI', 'İptal ve İade Şartları', 'light'],
  ['/arama', 'ARAMA', 'Arama', 'auto'],
];
const [ANNOUNCEMENT, EVENT, NEWS] = [
  '/duyurular/7-cinaralti-bulusmasi',
  '/duyurular/etkinlikler/senlik',
  '/mezunlarimiz/mezunlardan-haberler/ilk-romani-cikti',
] as const;
const ITEMS = [ANNOUNCEMENT, EVENT, NEWS];
const SEARCHES = ['/arama?q=aidat', '/arama?q=yok'] as const;

const pictures = { cover_url: '/kapak.jpg', hero_bg_url: '/sahne.jpg' };
const FILLED = {
  announcements: [
    announcement({ ...pictures, body: '<h2>Ara</h2><p>Metin <b>kalın</b></p><ul><li>x</li></ul>' }),
  ],
  events: [
    eventRow({
      ...{ lead: 'Avluda.', body: '<p>Gelin.</p>', ends_at: '2026-05-14T14:00:00Z', location: 'Avlu' },
      ...{ gallery: ['/bir.jpg', '/iki.jpg'], featured_home: true, ...pictures },
    }),
  ],
  alumni_news: [newsItem({ ...pictures, image_url: '/resim.jpg' })],
  calendar: [{ id: 1, title: 'Şenlik', date: '2099-05-12' }],
  bulletins: [{ year: 2026, month: 11, pdf_url: '/storage/v1/object/public/media/bulletins/1.pdf' }],
  bulletin_archive: [{ year: 2009, label: 'Mart', idx: 10, file_url: '/arsiv.pdf' }],
  member_perks: [perk({ logo_url: null })],
  board_members: [
    boardMember(1, { role: 'Başkan', photo_url: '/ayda.jpg' }),
    boardMember(2, { body: 'audit', seat: 'substitute' }),
  ],
  award_recipients: [
    {
      ...{ first_name: 'Işık', last_name: 'Karayel', nds_surname: null, nds_year: 1972, title: null },
      ...{ profession: 'Ressam', award_year: 2003 },
    },
  ],
  literature_awards: [awardedBook(2024, { language: 'fr', caption: 'Çeviren: Asım' })],
  dues: [dues2025],
};
const FAILED = Object.fromEntries(
  [...Object.keys(FILLED), 'rpc/site_search'].map((table) => [table, failure()]),
);

/** A page as the server sends it, in the build's template. */
async function send(path: string, tables: Tables = {}, isBroken = false) {
  const renderer = {
    template: () => readFile('index.html', 'utf8'),
    render: isBroken ? () => Promise.reject(new Error('broken')) : render,
  };
  const request = new Request(ORIGIN + path, { headers: { 'accept-encoding': 'identity' } });
  const { fetch } = fakeApi(tables);
  const policy = () => '';
  const answer = await renderPage(request, renderer, { origin: ORIGIN, config: CONFIG, fetch, policy });
  return { status: answer.status, html: await answer.text() };
}

type Sent = Awaited<ReturnType<typeof send>> & { document: Document };
const [empty, filled] = [new Map<string, Sent>(), new Map<string, Sent>()];
const openedIn = (pages: ReadonlyMap<string, Sent>, path: string) => {
  const page = pages.get(path);
  if (!page) throw new Error(`Nobody has opened ${path}`);
  return page;
};

beforeAll(async () => {
  // A photograph is rendered when a page first loads it: on a clone that was never built that takes longer than an answer may.
  for (const path of [...STATIC_ROUTES, ...ITEMS]) await renderPath(path, FILLED);
  const open = async (pages: Map<string, Sent>, path: string, tables?: Tables) => {
    const sent = await send(path, tables);
    pages.set(path, { ...sent, document: new JSDOM(sent.html).window.document });
  };
  for (const path of [...STATIC_ROUTES, ...SEARCHES]) await open(empty, path);
  for (const path of [...STATIC_ROUTES, ...ITEMS]) await open(filled, path, FILLED);
}, 300_000);

test('the pages are those of the specification', () => {
  expect([...STATIC_ROUTES].sort()).toEqual(PAGES.map(([path]) => path).sort());
});

describe.each(PAGES)('%s', (path, title, trail, theme) => {
  const shown = () => openedIn(empty, path).document;

  test('has its title, and its breadcrumb with no link to the page itself', () => {
    expect([...shown().querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([title]);
    const steps = [...shown().querySelectorAll('nav[aria-label="Sayfa yolu"] li')].map((step) =>
      [step.textContent, step.querySelector('a')?.getAttribute('href')].join(' ').trim(),
    );
    expect(steps.join(' > ')).toBe(trail && `Ana Sayfa / > ${trail}`);
    const current = shown().querySelector('nav[aria-label="Sayfa yolu"] [aria-current="page"]');
    expect(current?.textContent).toBe(trail ? trail.split(' > ').at(-1) : undefined);
  });

  test('has the bar of its theme', () => {
    expect(partOf(shown(), 'header').dataset.theme).toBe(theme);
  });

  test('has sized pictures with alternative texts, no straight quotes, no link to nowhere and no missing value', () => {
    const main = partOf(shown(), 'main');
    for (const picture of main.querySelectorAll('img')) {
      const [width, height] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)));
      expect([width, height, picture.getAttribute('alt')]).not.toContain(null);
      expect((width ?? 0) * (height ?? 0)).toBeGreaterThan(0);
    }
    expect(main.textContent).not.toMatch(/['"]/);
    for (const href of valuesOf(shown(), 'a[href^="#"]', 'href')) {
      expect(shown().getElementById(String(href).slice(1)), String(href)).not.toBeNull();
    }
    expect(openedIn(empty, path).html).not.toMatch(/href="(?:|null|tel:|mailto:)"|>null<|undefined|NaN/);
    expect(openedIn(empty, path).html).not.toMatch(/nds-mezunlar\.example|Örnek (?:Bank|hesap)/);
  });

  test('is found under its own address, but for the search, and says who stands behind it', () => {
    const isFound = path !== '/arama';
    expect(openedIn(filled, path).status).toBe(200);
    expect(valuesOf(shown(), 'link[rel=canonical]', 'href')).toEqual(isFound ? [ORIGIN + path] : []);
    expect(valuesOf(shown(), 'meta[name=robots]', 'content')).toEqual(isFound ? [] : ['noindex']);
    const [description = ''] = valuesOf(shown(), 'meta[name=description]', 'content');
    if (isFound) expect(description).toMatch(/^.{40,160}$/);
    const data = shown().querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
    const nodes = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'];
    const expected = ['Organization', 'WebSite', 'BreadcrumbList'].slice(0, trail === '' ? 2 : 3);
    expect(nodes.map((node) => node['@type'])).toEqual(isFound ? expected : []);
  });
});

test('no two pages have the same title or description', () => {
  const texts = STATIC_ROUTES.map((path) => openedIn(filled, path).document).flatMap((document) => [
    document.title,
    ...valuesOf(document, 'meta[name=description]', 'content'),
  ]);
  expect(texts).not.toContain('');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the bar is light over an item of news', () => {
  expect(partOf(openedIn(filled, NEWS).document, 'header').dataset.theme).toBe('light');
});

describe('the documents are valid HTML', () => {
  test.each([...STATIC_ROUTES, ...ITEMS])('by %s with rows', async (path) => {
    expect(await findHtmlErrors(openedIn(filled, path).html)).toEqual([]);
  });

  test.each([...STATIC_ROUTES, ...SEARCHES])('by %s without rows', async (path) => {
    expect(await findHtmlErrors(openedIn(empty, path).html)).toEqual([]);
  });

  test.each([...STATIC_ROUTES, ...ITEMS, ...SEARCHES])('by %s when nothing can be read', async (path) => {
    // The calendar page logs failed reads.
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await findHtmlErrors((await send(path, FAILED)).html)).toEqual([]);
    log.mockRestore();
  });

  test.each([...ITEMS, '/duyurular/gecersiz', '/boyle/bir/sayfa/yok'])(
    'by %s that is not there',
    async (path) => {
      const { status, html } = await send(path);
      expect(status).toBe(404);
      expect(await findHtmlErrors(html)).toEqual([]);
    },
  );

  test('by the fallback page when rendering fails', async () => {
    const { status, html } = await send('/', {}, true);
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

test.each(Object.entries(REDIRECTS))('%s only hands on to %s', async (path, redirect) => {
  expect(await renderPath(path)).toMatchObject({ status: 301, redirect });
});
