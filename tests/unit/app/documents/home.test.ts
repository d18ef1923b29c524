import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { footerLinks, legalLinks } from '../../../../src/content/shell/menu';
import { copyrightLine, socialAccounts } from '../../../../src/content/site';
import { DEFAULT_SETTINGS } from '../../../../src/lib/database/settings';
import { todayInIstanbul } from '../../../../src/lib/dates/dates';
import { paths } from '../../../../src/lib/paths/paths';
import { preloadFirstPicture } from '../../../../src/server/render/first-picture';
import { eventRow } from '../../../fixtures/event-row';
import { settingsRow } from '../../../fixtures/settings-row';
import { slideRow } from '../../../fixtures/slide-rows';
import { announcement, failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const NAME = DEFAULT_SETTINGS.association_name;

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
  const books = Array.from({ length: 17 }, (_, index) => ({
    year: 2025 - index,
    cover_url: `/kitap-${2025 - index}.webp`,
    cover_alt: '',
  }));
  const { html } = await renderPath('/', fakeApi({ literature_awards: books }));
  const covers = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*><span[^>]*><img([^>]*)>/g)];
  expect(covers.map(([, href]) => href)).toEqual(Array<string>(9).fill(paths.literatureAward));
  const years = covers.map(([, , image = '']) => /alt="(\d{4}) yılının kitap kapağı"/.exec(image)?.[1]);
  expect(years).toEqual(['2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017']);
  expect(covers.every(([, , image]) => image?.includes('loading="lazy"'))).toBe(true);
});

test('the footer leads to five pages, the legal texts and the official accounts', async () => {
  const settings = settingsRow();
  const { html } = await renderPath('/', fakeApi({ settings: [settings] }));
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
  for (const { url } of socialAccounts(settings)) {
    expect(footer).toMatch(new RegExp(`href="${url}" target="_blank" rel="noopener noreferrer"`));
  }
  expect(footer).toContain(copyrightLine(todayInIstanbul().slice(0, 4), settings));
  expect(footer, 'decoration').toMatch(/<picture.*?<img[^>]* alt=""/);
});

test('the footer shows the logos of the cards with which one can pay, each by its name', async () => {
  const { html } = await renderPath('/');
  const cards = new JSDOM(html).window.document.querySelector('footer [aria-label="Geçerli kartlar"]');
  const logos = [...(cards?.querySelectorAll('li > [role=img]') ?? [])];
  const names = logos.map((logo) => logo.getAttribute('aria-label'));
  expect(names).toEqual(['Visa', 'Mastercard', 'Troy', 'American Express']);
  for (const logo of logos) expect(logo.querySelectorAll('path[d]').length).toBeGreaterThan(1);
});

test('the footer claims all rights for the association, in the current year of Istanbul', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2030-12-31T21:30:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const { html } = await renderPath('/');
  expect(html.slice(html.indexOf('<footer'))).toContain(
    `© 2031 ${DEFAULT_SETTINGS.association_name} — Tüm hakları saklıdır.`,
  );
});

test('the footer leads to the feed', async () => {
  const { html } = await renderPath('/kurumsal/tarihce');
  expect(html.slice(html.indexOf('<footer'))).toMatch(/href="\/rss\.xml"[^>]*>RSS ile izleyin<\/a>/);
});

test('the agenda shows day, month in Turkish capitals and title of four entries, and leads to the calendar', async () => {
  const days = ['2099-04-05', '2099-05-12', '2099-08-30', '2099-11-24'];
  const calendar = days.map((date, index) => ({ title: `Gün ${index}`, date }));
  const { main } = await openPage('/', fakeApi({ calendar }));
  const agenda = sectionOf(main, 'AJANDA');
  const entries = [...agenda.querySelectorAll('li')].map(textOf);
  expect(entries).toEqual(['5 NİSAN Gün 0', '12 MAYIS Gün 1', '30 AĞUSTOS Gün 2', '24 KASIM Gün 3']);
  expect(agenda.querySelector('a')?.getAttribute('href')).toBe(paths.calendar);
  expect(agenda.querySelector('a')?.textContent).toContain('Takvimi görüntüle');
});

test('a card of the events shows 160 characters of its text', async () => {
  const { main } = await openPage('/', fakeApi({ events: [eventRow({ body: 'ş'.repeat(161) })] }));
  expect(textOf(sectionOf(main, 'ETKİNLİKLER'))).toMatch(/(?<!ş)ş{160}…/);
});

test('three slides open the page: the school’s words, then twice the association’s name', async () => {
  const named = { title: NAME, subtitle: null };
  const home_slides = [slideRow(), slideRow({ id: 2, ...named }), slideRow({ id: 3, ...named })];
  const api = fakeApi({ home_slides });
  const { main } = await openPage('/', api);
  const slides = [...main.querySelectorAll('[role=group] h2')];
  expect(slides.map((title) => title.textContent)).toEqual(['IN SION FIRMATA SUM', NAME, NAME]);
  expect(slides.map((title) => title.getAttribute('lang'))).toEqual(['la', null, null]);
  expect(main.querySelector('[role=group] img')?.getAttribute('alt')).toBe(
    'Okulun revaklı avlusu ve ulu çınar',
  );
  const asked = api.requests.find(({ pathname }) => pathname === '/rest/v1/home_slides');
  expect(asked?.searchParams.get('order')).toBe('idx.asc,created_at.asc');
});

test('the first slide’s picture alone is in the document, and has priority over all others', async () => {
  const stored = '/storage/v1/object/public/media/home_slides/avlu.webp';
  const home_slides = [slideRow({ image_url: stored }), slideRow({ id: 2 })];
  const { html } = await renderPath('/', fakeApi({ home_slides }));
  const { document } = new JSDOM(html).window;
  const [picture, ...others] = document.querySelectorAll('main [role=group] img');
  expect(others).toEqual([]);
  expect(picture?.getAttribute('fetchpriority')).toBe('high');
  expect(picture?.getAttribute('loading')).toBe('eager');
  expect(picture?.getAttribute('srcset')).toContain('avlu.webp?width=1920&resize=contain 1920w');
  const square = picture?.parentElement?.querySelector('source[media="(max-width: 480px)"]');
  expect(square?.getAttribute('srcset')).toContain('avlu.webp?width=960&height=960 960w');
  expect(document.querySelectorAll('[fetchpriority=high]')).toHaveLength(1);
  const preloads = preloadFirstPicture(html);
  expect(preloads.match(/<link rel="preload" as="image"/g)).toHaveLength(2);
  expect(preloads).toContain('avlu.webp?width=1920&amp;resize=contain 1920w');
  expect(preloads).toContain('avlu.webp?width=960&amp;height=960 960w');
});

test.each([
  ['without any slide', []],
  ['when the slides cannot be read', failure(500, 'Veri tabanı dinleniyor')],
])('%s the page opens with the association’s name on the site’s own picture', async (_, home_slides) => {
  const { main } = await openPage('/', fakeApi({ home_slides }));
  const [slide, ...others] = main.querySelectorAll('[role=group]');
  expect(others).toEqual([]);
  expect(slide?.querySelector('h2')?.textContent).toBe(NAME);
  expect(slide?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  expect(slide?.querySelector('img')?.getAttribute('src')).toContain('hero-courtyard');
  expect(main.querySelector('[role=alert]')).toBeNull();
});

function sectionOf(main: Element, title: string): Element {
  const heading = [...main.querySelectorAll('h2')].find(({ textContent }) => textContent === title);
  const section = heading?.closest('section');
  if (!section) throw new Error(`No section is called ${title}`);
  return section;
}

test('the shelf says when no book has a cover, and when they cannot be read', async () => {
  const { main } = await openPage('/');
  expect(textOf(sectionOf(main, 'ÖDÜLLÜ KİTAPLAR'))).toContain('Henüz ödüllü kitap yok.');
  const broken = await openPage('/', fakeApi({ literature_awards: failure(500, 'Veri tabanı dinleniyor') }));
  const alert = sectionOf(broken.main, 'ÖDÜLLÜ KİTAPLAR').querySelector('[role=alert]');
  expect(alert?.textContent).toBe('Veri tabanı dinleniyor');
});

test('a section that fails to render makes the whole page fail', async () => {
  const onError = vi.fn();
  const broken = fakeApi({ announcements: [announcement({ title: { not: 'a text' } })] });
  const { status, html } = await renderPath('/', broken, { onError });
  expect(status).toBe(500);
  expect(html).not.toContain('AJANDA');
  expect(onError).toHaveBeenCalledOnce();
});
