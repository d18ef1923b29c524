import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { render } from '../../../../src/entry-server';
import { renderPage } from '../../../../src/server/render/render-page';
import { REDIRECTS, STATIC_ROUTES } from '../../../fixtures/public-routes';
import { CONFIG, fakeApi, ORIGIN, renderPath } from '../fake-api';
import { partOf, valuesOf } from '../page-document';

const KURUMSAL = 'Kurumsal /kurumsal/hakkimizda';
const UYELIK = 'Üyelik /uyelik/neden-uye-olmaliyiz';
const ILETISIM = 'İletişim /iletisim/iletisim-adresleri';
const NEWS = '/mezunlarimiz/mezunlardan-haberler';
const AWARDS = '/mezunlarimiz/basari-onur-odulleri';

/** The specification's sections 2 and 3: the pages, their titles, the steps and links to them, and the theme of the bar. */
const PAGES: [path: string, title: string, trail: string, theme: 'auto' | 'light'][] = [
  ['/', 'NDS Mezunlar Derneği', '', 'auto'],
  ['/kurumsal/hakkimizda', 'HAKKIMIZDA', 'Kurumsal > Hakkımızda', 'auto'],
  ['/kurumsal/tarihce', 'TARİHÇE', `${KURUMSAL} > Tarihçe`, 'auto'],
  ['/kurumsal/yonetim-kurulu', 'YÖNETİM KURULU', `${KURUMSAL} > Yönetim Kurulu`, 'light'],
  ['/kurumsal/baskanin-mesaji', 'BAŞKANIN MESAJI', `${KURUMSAL} > Başkanın Mesajı`, 'auto'],
  ['/kurumsal/dernek-tuzugu', 'DERNEK TÜZÜĞÜ', `${KURUMSAL} > Dernek Tüzüğü`, 'auto'],
  ['/kurumsal/kvkk', 'KİŞİSEL VERİLERİN KORUNMASI', `${KURUMSAL} > KVKK`, 'light'],
  ['/kurumsal/nds-ailesi', 'NDS AİLESİ', `${KURUMSAL} > NDS Ailesi`, 'auto'],
  ['/kurumsal/nds-edebiyat-odulu', 'NDS EDEBİYAT ÖDÜLÜ', `${KURUMSAL} > NDS Edebiyat Ödülü`, 'light'],
  ['/duyurular', 'DUYURULAR', 'Duyurular > Tüm Duyurular', 'auto'],
  ['/duyurular/etkinlikler', 'ETKİNLİKLER', 'Duyurular /duyurular > Etkinlikler', 'auto'],
  ['/duyurular/takvim', 'TAKVİM', 'Duyurular /duyurular > Takvim', 'light'],
  ['/duyurular/bulten-arsivi', 'BÜLTEN ARŞİVİ', 'Duyurular /duyurular > Bülten Arşivi', 'auto'],
  [NEWS, 'MEZUNLARDAN HABERLER', 'Mezunlarımız > Mezunlardan Haberler', 'auto'],
  [AWARDS, 'BAŞARI VE ONUR ÖDÜLLERİ', `Mezunlarımız ${NEWS} > Başarı ve Onur Ödülleri`, 'light'],
  ['/uyelik/neden-uye-olmaliyiz', 'NEDEN ÜYE OLMALIYIZ?', 'Üyelik > Neden Üye Olmalıyız?', 'auto'],
  ['/uyelik/nasil-uye-olunur', 'NASIL ÜYE OLUNUR?', `${UYELIK} > Nasıl Üye Olunur?`, 'light'],
  ['/uyelik/uyelik-aidati', 'ÜYELİK AİDATI', `${UYELIK} > Üyelik Aidatı`, 'light'],
  ['/uyelik/uyelere-avantajlar', 'ÜYELERE AVANTAJLAR', `${UYELIK} > Üyelere Avantajlar`, 'auto'],
  ['/aidat', 'AİDAT ÖDEME', 'Aidat', 'light'],
  ['/iletisim/iletisim-adresleri', 'İLETİŞİM ADRESLERİ', 'İletişim > İletişim Adresleri', 'light'],
  ['/iletisim/nds-sosyal-medya', 'NDS SOSYAL MEDYA', `${ILETISIM} > NDS Sosyal Medya`, 'auto'],
  ['/gizlilik-sozlesmesi', 'GİZLİLİK SÖZLEŞMESİ', 'Gizlilik Sözleşmesi', 'light'],
  ['/iptal-iade-sartlari', 'İPTAL VE İADE ŞARTLARI', 'İptal ve İade Şartları', 'light'],
  ['/arama', 'ARAMA', 'Arama', 'auto'],
  ['/cevrimdisi', 'İNTERNET BAĞLANTINIZ YOK', 'Çevrim Dışı', 'light'],
];

/** A page as the server sends it, in the build's template. */
async function send(path: string) {
  const renderer = { template: () => readFile('index.html', 'utf8'), render };
  const request = new Request(ORIGIN + path, { headers: { 'accept-encoding': 'identity' } });
  const { fetch } = fakeApi();
  const policy = () => '';
  const answer = await renderPage(request, renderer, { origin: ORIGIN, config: CONFIG, fetch, policy });
  return { status: answer.status, html: await answer.text() };
}

type Sent = Awaited<ReturnType<typeof send>> & { document: Document };
const pages = new Map<string, Sent>();
const openedIn = (path: string) => {
  const page = pages.get(path);
  if (!page) throw new Error(`Nobody has opened ${path}`);
  return page;
};

beforeAll(async () => {
  // A photograph is rendered when a page first loads it: on a clone that was never built that takes longer than an answer may.
  for (const path of STATIC_ROUTES) await renderPath(path);
  for (const path of STATIC_ROUTES) {
    const sent = await send(path);
    pages.set(path, { ...sent, document: new JSDOM(sent.html).window.document });
  }
}, 300_000);

test('the pages are those of the specification', () => {
  expect([...STATIC_ROUTES].sort()).toEqual(PAGES.map(([path]) => path).sort());
});

describe.each(PAGES)('%s', (path, title, trail, theme) => {
  const shown = () => openedIn(path).document;

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

  test('shows no missing value and nothing of the samples', () => {
    const { html } = openedIn(path);
    expect(html).not.toMatch(/href="(?:|null|tel:|mailto:)"|>null<|undefined|NaN/);
    expect(html).not.toMatch(/nds-mezunlar\.example|Örnek (?:Bank|hesap)/);
  });

  test('is found under its own address, but for the search, and says who stands behind it', () => {
    const isFound = path !== '/arama' && path !== '/cevrimdisi';
    expect(openedIn(path).status).toBe(200);
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
  const texts = STATIC_ROUTES.map((path) => openedIn(path).document).flatMap((document) => [
    document.title,
    ...valuesOf(document, 'meta[name=description]', 'content'),
  ]);
  expect(texts).not.toContain('');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each(Object.entries(REDIRECTS))('%s only hands on to %s', async (path, redirect) => {
  expect(await renderPath(path)).toMatchObject({ status: 301, redirect });
});
