import { expect, test, vi } from 'vitest';
import { paths } from '../../../../src/lib/paths/paths';
import { eventRow } from '../../../fixtures/event-row';
import { settingsRow } from '../../../fixtures/settings-row';
import { slideRow } from '../../../fixtures/slide-rows';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, partOf, textOf, valuesOf } from '../page-document';
import { announcement, awardedBook } from '../rows';

const NAME = 'NDS Mezunlar Derneği';

test('the home page stacks its sections in the specification’s order', async () => {
  const { texts } = await openPage('/');
  const sections = ['AJANDA', 'DUYURULAR', 'DERNEĞİMİZ', 'ETKİNLİKLER', 'ÖDÜLLÜ KİTAPLAR'];
  expect(texts('h2[id]')).toEqual(sections);
});

test('the association introduces itself in a picture, some words and three figures', async () => {
  const { text, texts, values } = await openPage('/');
  expect(values('img', 'alt')).toContain('Uzun bir masanın çevresinde söyleşen dernek üyeleri');
  expect(text).toContain('Aynı avludan geçen kuşakları buluşturuyor');
  expect(texts('dd')).toEqual(['1987', '1989', '2.325']);
});

test('the newest nine books stand on the shelf, lazily loaded, each leading to the award', async () => {
  const literature_awards = Array.from({ length: 17 }, (_, index) => awardedBook(2025 - index));
  const { values } = await openPage('/', { literature_awards });
  const links = 'a[href="/kurumsal/nds-edebiyat-odulu"]:has(img)';
  expect(values(`${links} img`, 'alt')).toEqual(
    [2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017].map((year) => `${year} yılının kitap kapağı`),
  );
  expect(new Set(values(`${links} img`, 'loading'))).toEqual(new Set(['lazy']));
});

test('the footer leads to five pages, the legal texts, the official accounts and the feed', async () => {
  const settings = [settingsRow()];
  const { document } = await openPage('/', { settings });
  const footer = partOf(document, 'footer');
  const links = [...footer.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Hakkımızda', '/kurumsal/hakkimizda'],
    ['Nasıl Üye Olunur?', '/uyelik/nasil-uye-olunur'],
    ['Aidat', '/aidat'],
    ['Duyurular', '/duyurular'],
    ['İletişim', '/iletisim/iletisim-adresleri'],
    ['', 'https://instagram.example/nds-mezunlar'],
    ['', 'https://youtube.example/nds-mezunlar'],
    ['', 'https://facebook.example/nds-mezunlar'],
    ['RSS ile izleyin', '/rss.xml'],
    ['Gizlilik Sözleşmesi', '/gizlilik-sozlesmesi'],
    ['İptal ve İade Şartları', '/iptal-iade-sartlari'],
  ]);
  expect(valuesOf(footer, 'a[target="_blank"][rel="noopener noreferrer"]', 'aria-label')).toEqual([
    ...['Instagram, yeni sekmede açılır', 'YouTube, yeni sekmede açılır', 'Facebook, yeni sekmede açılır'],
  ]);
  expect(valuesOf(footer, 'picture img', 'alt'), 'decoration').toEqual(['']);
});

test('the footer shows the logos of the cards with which one can pay, each by its name', async () => {
  const { document } = await openPage('/');
  const logos = 'footer [aria-label="Geçerli kartlar"] li > [role=img]';
  expect(valuesOf(document, logos, 'aria-label')).toEqual(['Visa', 'Mastercard', 'Troy', 'American Express']);
});

test('the agenda shows day, month in Turkish capitals and title of four entries, and leads to the calendar', async () => {
  const days = ['2099-04-05', '2099-05-12', '2099-08-30', '2099-11-24'];
  const calendar = days.map((date, index) => ({ title: `Gün ${index}`, date }));
  const { texts, linkTo } = await openPage('/', { calendar });
  expect(texts('ol > li')).toEqual([
    ...['5 NİSAN Gün 0 Pazar', '12 MAYIS Gün 1 Salı', '30 AĞUSTOS Gün 2 Pazar', '24 KASIM Gün 3 Salı'],
  ]);
  expect(linkTo('Takvimi görüntüle')).toBe('/duyurular/takvim');
});

test('a card of the events shows 160 characters of its text', async () => {
  const { text } = await openPage('/', { events: [eventRow({ body: 'ş'.repeat(161) })] });
  expect(text).toMatch(/(?<!ş)ş{160}…/);
});

test('three slides open the page: the school’s words, then twice the association’s name', async () => {
  const named = { title: NAME, subtitle: null };
  const home_slides = [slideRow(), slideRow({ id: 2, ...named }), slideRow({ id: 3, ...named })];
  const api = fakeApi({ home_slides });
  const { texts, values } = await openPage('/', api);
  expect(texts('[role=group] p:first-child')).toEqual(['IN SION FIRMATA SUM', NAME, NAME]);
  expect(values('[role=group] p:first-child', 'lang')).toEqual(['la', null, null]);
  // The page's own heading is the only one that says the name.
  expect(texts('h1, h2, h3').filter((heading) => heading === NAME)).toEqual([NAME]);
  expect(values('[role=group] img', 'alt')).toEqual(['Okulun revaklı avlusu ve ulu çınar']);
  const asked = api.requests.find(({ pathname }) => pathname === '/rest/v1/home_slides');
  expect(asked?.searchParams.get('order')).toBe('idx.asc,created_at.asc');
});

test.each([
  ['without any slide', []],
  ['when the slides cannot be read', failure()],
])('%s the page opens with the association’s name on the site’s own picture', async (_, home_slides) => {
  const { texts, values } = await openPage(paths.home, { home_slides });
  expect(texts('[role=group] p:first-child')).toEqual([NAME]);
  expect(values('[role=group] img', 'fetchpriority')).toEqual(['high']);
  expect(values('[role=group] img', 'src')[0]).toContain('hero-courtyard');
  expect(texts('[role=alert]')).toEqual([]);
});

test('a section that fails to render makes the whole page fail', async () => {
  const onError = vi.fn();
  const announcements = [announcement({ title: { not: 'a text' } })];
  const { status, html } = await renderPath('/', { announcements }, { onError });
  expect(status).toBe(500);
  expect(html).not.toContain('AJANDA');
  expect(onError).toHaveBeenCalledOnce();
});
