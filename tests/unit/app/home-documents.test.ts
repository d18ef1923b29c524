import { expect, test } from 'vitest';
import { footerLinks, legalLinks } from '../../../src/content/menu';
import { copyrightLine, site } from '../../../src/content/site';
import { todayInIstanbul } from '../../../src/shared/dates';
import { paths } from '../../../src/shared/paths';
import { renderPath } from './fake-api';

test('the home page stacks its sections in the specification’s order', async () => {
  const { html } = await renderPath('/');
  const headings = [...html.matchAll(/<h2 id=[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
  expect(headings).toEqual(['AJANDA', 'DUYURULAR', 'DERNEĞİMİZ', 'ETKİNLİKLER', 'ÖDÜLLÜ KİTAPLAR']);
});

test('the association introduces itself in a picture, some words and three figures', async () => {
  const { html } = await renderPath('/');
  expect(html).toContain('alt="Uzun bir masanın çevresinde söyleşen dernek üyeleri"');
  expect(html).toContain('Aynı avludan geçen kuşakları buluşturuyor');
  for (const figure of ['1987', '1989', '2.325']) expect(html).toMatch(new RegExp(`<dd[^>]*>${figure}</dd>`));
});

test('the newest nine books stand on the shelf, lazily loaded, each leading to the award', async () => {
  const { html } = await renderPath('/');
  const covers = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*><span[^>]*><picture.*?<img([^>]*)>/g)];
  expect(covers.map(([, href]) => href)).toEqual(Array<string>(9).fill(paths.literatureAward));
  const years = covers.map(([, , image = '']) => /alt="(\d{4}) yılının kitap kapağı"/.exec(image)?.[1]);
  expect(years).toEqual(['2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017']);
  expect(covers.every(([, , image]) => image?.includes('loading="lazy"'))).toBe(true);
});

test('the footer leads to five pages, the legal texts and the official accounts', async () => {
  const { html } = await renderPath('/');
  const footer = html.slice(html.indexOf('<footer'));
  expect(footerLinks.map(({ to }) => to)).toEqual([
    '/kurumsal/hakkimizda',
    '/uyelik/nasil-uye-olunur',
    '/aidat',
    '/duyurular',
    '/iletisim',
  ]);
  expect(legalLinks.map(({ to }) => to)).toEqual(['/gizlilik-sozlesmesi', '/iptal-iade-sartlari']);
  for (const { to, label } of [...footerLinks, ...legalLinks]) {
    expect(footer).toMatch(new RegExp(`href="${to}"[^>]*>${label.replace('?', '\\?')}</a>`));
  }
  for (const { url } of site.social) {
    expect(footer).toMatch(new RegExp(`href="${url}" target="_blank" rel="noopener noreferrer"`));
  }
  expect(footer).toContain(copyrightLine(todayInIstanbul().slice(0, 4)));
  expect(footer).toContain('aria-label="Geçerli kartlar"');
});
