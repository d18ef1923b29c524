import { expect, test } from 'vitest';
import { footerLinks, isInSection, legalLinks, menu, trailTo } from '../../../src/content/shell/menu';
import { SPECIFIED_PAGES } from '../../fixtures/public-routes';
import { renderPath } from '../app/fake-api';

const links = [...menu, ...menu.flatMap(({ children = [] }) => children), ...footerLinks, ...legalLinks];

test('the menu begins with the home page', () => {
  expect(menu[0]?.to).toBe('/');
});

test.each(links)('$label leads to a page of the site', async ({ to }) => {
  const { status, redirect = to } = await renderPath(to);
  expect(status === 301 || status === 200).toBe(true);
  expect((await renderPath(redirect)).status).toBe(200);
});

test('the menu leads to every page that the specification lists below a section', () => {
  const below = SPECIFIED_PAGES.filter((path) => path.split('/').length === 3);
  const addresses = menu.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]);
  expect(addresses).toEqual(expect.arrayContaining(below));
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
