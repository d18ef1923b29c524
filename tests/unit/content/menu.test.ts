import { expect, test } from 'vitest';
import { footerLinks, isInSection, legalLinks, menu } from '../../../src/content/shell/menu';
import { REDIRECTS, STATIC_ROUTES } from '../../fixtures/public-routes';

const links = [...menu, ...menu.flatMap(({ children = [] }) => children), ...footerLinks, ...legalLinks];

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
  ['/gizlilik-sozlesmesi', []],
])('%s belongs to the section %j', (pathname, sections) => {
  expect(menu.filter((item) => isInSection(item, pathname)).map(({ label }) => label)).toEqual(sections);
});
