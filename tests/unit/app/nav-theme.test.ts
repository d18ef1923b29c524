import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { fakeApi, renderPath } from './fake-api';

const NEWS = '/mezunlarimiz/mezunlardan-haberler/roman';
const made = { created_at: '2026-05-11 09:00:00+00', updated_at: '2026-05-11 09:00:00+00' };
const api = fakeApi({ alumni_news: [{ id: 5, title: 'Roman', slug: 'roman', description: null, ...made }] });

/** The specification's section 2: the pages of the light theme; both award pages, both of dues. */
const LIGHT: readonly string[] = [
  '/gizlilik-sozlesmesi',
  '/iptal-iade-sartlari',
  '/duyurular/takvim',
  '/kurumsal/yonetim-kurulu',
  '/kurumsal/kvkk',
  '/uyelik/nasil-uye-olunur',
  '/aidat',
  '/uyelik/uyelik-aidati',
  NEWS,
  '/mezunlarimiz/basari-onur-odulleri',
  '/kurumsal/nds-edebiyat-odulu',
  '/iletisim/iletisim-adresleri',
];

/** The theme of the bar in the document that visitors get; the colours stand in the style sheet (tests/e2e/site/layout.spec.ts). */
async function themeOf(path: string) {
  const { html } = await renderPath(path, api);
  return new JSDOM(html).window.document.querySelector('header')?.getAttribute('data-theme');
}

test.each(LIGHT)('the bar is light on %s', async (path) => {
  expect(await themeOf(path)).toBe('light');
});

test('the bar follows the page on all others, the perks among them', async () => {
  const others = STATIC_ROUTES.filter((path) => !LIGHT.includes(path));
  expect(others).toContain('/uyelik/uyelere-avantajlar');
  for (const path of others) expect(await themeOf(path), path).toBe('auto');
});
