import { expect, test } from 'vitest';
import { footerLinks, isInSection, legalLinks, menu, trailTo } from '../../../src/content/shell/menu';
import { REDIRECTS, STATIC_ROUTES } from '../../fixtures/public-routes';

const links = [...menu, ...menu.flatMap(({ children = [] }) => children), ...footerLinks, ...legalLinks];

test('the menu begins with the home page, and no two items have the same name', () => {
  expect(menu[0]?.to).toBe('/');
  expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
});

// tests/unit/app/documents/every-page.test.ts proves that these are pages, and where the others redirect.
test.each(links)('$label leads to a page of the site', ({ to }) => {
  expect(STATIC_ROUTES).toContain(REDIRECTS[to] ?? to);
});

test('the menu leads to every page below a section', () => {
  const below = STATIC_ROUTES.filter((path) => path.split('/').length === 3);
  expect(links.map(({ to }) => to)).toEqual(expect.arrayContaining(below));
});

test.each([
  ['/', ['Ana Sayfa']],
  ['/kurumsal/tarihce', ['Kurumsal']],
  ['/duyurular/7-cinaralti-bulusmasi', ['Duyurular']],
  ['/duyurular/etkinlikler/bahar-konseri', ['Duyurular']],
  ['/iletisim/nds-sosyal-medya', ['İletişim']],
  ['/gizlilik-sozlesmesi', []],
])('%s belongs to the section %j', (pathname, sections) => {
  expect(menu.filter((item) => isInSection(item, pathname)).map(({ label }) => label)).toEqual(sections);
});

test('a page outside the menu has no breadcrumb', () => {
  expect(() => trailTo('/admin')).toThrow('No step leads to /admin');
});
