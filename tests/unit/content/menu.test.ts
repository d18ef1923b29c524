import { expect, test } from 'vitest';
import { footerLinks, isInSection, legalLinks, menu, trailTo } from '../../../src/content/shell/menu';
import { paths } from '../../../src/lib/paths/paths';

const known = new Set<string>(Object.values(paths));
const links = [...menu, ...menu.flatMap(({ children = [] }) => children), ...footerLinks, ...legalLinks];

test('the menu begins with the home page', () => {
  expect(menu[0]?.to).toBe(paths.home);
});

test.each(links)('$label leads to a page of the site', ({ to }) => {
  expect(known).toContain(to);
});

test('no two items of the menu have the same name', () => {
  expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
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
