import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventRow } from '../../../fixtures/event-row';
import { settingsRow } from '../../../fixtures/settings-row';
import { failure } from '../fake-api';
import { openPage } from '../page-document';

/** A Monday in Istanbul. */
const TODAY = '2026-05-11T09:00:00Z';
const CALENDAR = '/duyurular/takvim';
const CONCERT = eventRow({
  ...{ title: 'Bahar konseri', slug: 'bahar-konseri', location: 'Lise şapeli' },
  ...{ starts_at: '2026-06-03T16:00:00Z', ends_at: '2026-06-03T18:00:00Z', in_calendar: true },
});
const tables = {
  events: [CONCERT],
  calendar: [
    { title: 'Geçmiş toplantı', date: '2026-05-04' },
    { title: 'Çay saati', date: '2026-05-11' },
    { title: 'Açılış', date: '2026-05-12' },
    { title: 'Bahar konseri', date: '2026-06-03' },
    { title: 'Kış buluşması', date: '2026-12-19' },
  ],
  settings: [settingsRow()],
};
const toCome = { ...tables, calendar: tables.calendar.slice(1) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(TODAY);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the agenda of the home page', () => {
  test('says weekday, hour and place, and today and tomorrow in words', async () => {
    const { texts } = await openPage('/', toCome);
    expect(texts('ol > li').slice(0, 4)).toEqual([
      '11 MAYIS Çay saati Bugün, Pazartesi',
      '12 MAYIS Açılış Yarın, Salı',
      '3 HAZİRAN Bahar konseri Çarşamba · 19.00–21.00 · Lise şapeli',
      '19 ARALIK Kış buluşması Cumartesi',
    ]);
  });

  test('leads each entry to its event, or to its day in the calendar, by one link', async () => {
    const { values } = await openPage('/', toCome);
    expect(values('ol > li a', 'href').slice(0, 4)).toEqual([
      '/duyurular/takvim?ay=2026-05#gun-2026-05-11',
      '/duyurular/takvim?ay=2026-05#gun-2026-05-12',
      '/duyurular/etkinlikler/bahar-konseri',
      '/duyurular/takvim?ay=2026-12#gun-2026-12-19',
    ]);
  });

  test('leads to the calendar where the events cannot be read', async () => {
    const { values } = await openPage('/', { ...toCome, events: failure() });
    expect(values('ol > li a', 'href')[2]).toBe('/duyurular/takvim?ay=2026-06#gun-2026-06-03');
  });

  test('has four short ways under the hero', async () => {
    const { texts, values } = await openPage('/');
    const links = 'nav[aria-label="Kısa yollar"] a';
    expect(texts(links)).toEqual(['Aidat', 'Üye ol', 'Takvim', 'Avantajlar']);
    const targets = ['/aidat', '/uyelik/nasil-uye-olunur', '/duyurular/takvim', '/uyelik/uyelere-avantajlar'];
    expect(values(links, 'href')).toEqual(targets);
  });
});

describe('the calendar', () => {
  test('keeps the month whole, dims its past days and marks today', async () => {
    const { texts, values } = await openPage(CALENDAR, tables);
    expect(texts('li[id]')).toEqual([
      '4 MAYIS Geçmiş toplantı Pazartesi',
      '11 MAYIS Çay saati Bugün, Pazartesi',
      '12 MAYIS Açılış Yarın, Salı',
    ]);
    expect(values('li[id]', 'data-past')).toEqual(['true', null, null]);
    expect(values('li[id]', 'aria-current')).toEqual([null, 'date', null]);
  });

  test('names the next entry in its head and leads to it, also in a later month', async () => {
    const calendar = tables.calendar.slice(3);
    const { text, linkTo } = await openPage(CALENDAR, { ...tables, calendar });
    expect(text).toContain(
      'Sıradaki: Bahar konseri 3 Haziran 2026 · Çarşamba · 19.00–21.00 · Lise şapeli Ana Sayfa',
    );
    expect(linkTo('Bahar konseri')).toBe('/duyurular/takvim?ay=2026-06#gun-2026-06-03');
  });

  test('names none in its head where nothing is to come', async () => {
    const { text } = await openPage(CALENDAR, { ...tables, calendar: [] });
    expect(text).not.toContain('Sıradaki');
  });

  test('leads back to the present month from any other', async () => {
    expect((await openPage(`${CALENDAR}?ay=2031-02`, tables)).linkTo('Bugün')).toBe(CALENDAR);
  });

  test.each([
    ['2026-04', [null, '2026-05']],
    ['2026-05', [null, '2026-06']],
    ['2026-06', ['2026-05', '2026-07']],
    ['2027-12', ['2027-11', null]],
    ['2044-02', [null, null]],
  ])('in %s has links to months with entries and a year more, and buttons beyond', async (month, reached) => {
    const { main } = await openPage(`${CALENDAR}?ay=${month}`, tables);
    const steps = [...main.querySelectorAll('[aria-label^="Önceki ay: "], [aria-label^="Sonraki ay: "]')];
    expect(steps.map((step) => step.getAttribute('href'))).toEqual(
      reached.map((each) => each && `${CALENDAR}?ay=${each}`),
    );
    expect(steps.every((step) => step.getAttribute('rel') === null)).toBe(true);
  });
});

describe('the head of a page holds what one came for:', () => {
  const headOf = async (path: string) => {
    const { find } = await openPage(path, tables);
    const head = find('header');
    return [head.textContent, ...[...head.querySelectorAll('a')].map((link) => link.getAttribute('href'))];
  };

  test('the account and the payment on the dues page', async () => {
    const [text, ...links] = await headOf('/aidat');
    expect(text).toContain('IBAN TR00 0000 0000 0000 0000 0000 00');
    expect(text).toContain('Kopyala');
    expect(text).toContain('Örnek hesaptır; bu numaraya ödeme yapılamaz.');
    expect(links).toEqual(['https://odeme.nds-mezunlar.example/aidat']);
  });

  test.each([
    ['/uyelik/nasil-uye-olunur', []],
    ['/uyelik/neden-uye-olmaliyiz', ['/uyelik/nasil-uye-olunur']],
  ])('the application on %s', async (path, others) => {
    const application = 'https://uye.nds-mezunlar.example/basvuru';
    expect((await headOf(path)).slice(1)).toEqual([application, ...others]);
  });

  test('day, hours, place and the calendar file on an event’s page', async () => {
    const [text, file] = await headOf('/duyurular/etkinlikler/bahar-konseri');
    expect(text).toContain('3 Haziran 2026 Çarşamba, 19.00–21.00');
    expect(text).toContain('Lise şapeli');
    expect(text).toContain('Takvime ekle');
    expect(file).toBe('/duyurular/etkinlikler/bahar-konseri.ics');
  });
});
