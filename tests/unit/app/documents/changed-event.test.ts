import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { eventRow } from '../../../fixtures/event-row';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const PAGE = '/duyurular/etkinlikler/senlik';
const NOTE = 'Salon onarımda; yeni gün duyurulacak.';
const WORDS = { cancelled: 'İptal edildi', postponed: 'Ertelendi' };
const STATUSES = ['cancelled', 'postponed'] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-05-01T09:00:00Z');
});

afterEach(() => {
  vi.useRealTimers();
});

const changed = (status: string, fields: Partial<EventRow> = {}) =>
  eventRow({ status, status_note: NOTE, body: '<p>Avluda buluşuyoruz.</p>', ...fields });
const apiWith = (event: EventRow) =>
  fakeApi({ events: [event], calendar: [{ title: event.title, date: '2026-05-12' }] });
const badgesIn = (part: Element | null) => [...(part?.querySelectorAll('strong') ?? [])].map(textOf);

describe.each(STATUSES)('an event that is %s', (status) => {
  const words = WORDS[status];

  test('says so on its card, on its page with the sentence, in the agenda and on the calendar page', async () => {
    const api = apiWith(changed(status));
    const page = await openPage(PAGE, api);
    expect(textOf(page.main)).toContain(`${words} ${NOTE}`);
    const list = await openPage('/duyurular/etkinlikler', api);
    expect(badgesIn(list.main.querySelector('article'))).toEqual([words]);
    const home = await openPage('/', api);
    expect(badgesIn(home.main.querySelector('ol li'))).toEqual([words]);
    expect(badgesIn(home.main.querySelector('article:has(a[href$="/senlik"])'))).toEqual([words]);
    const calendar = await openPage('/duyurular/takvim?ay=2026-05', api);
    expect(badgesIn(calendar.main.querySelector('li[id]'))).toEqual([words]);
  });

  test('says so to search engines and in link previews', async () => {
    const { head } = await renderPath(PAGE, apiWith(changed(status)));
    expect(head).toContain(`content="${words}. ${NOTE} Avluda buluşuyoruz."`);
    const schema = { cancelled: 'EventCancelled', postponed: 'EventPostponed' }[status];
    expect(head).toContain(`"eventStatus":"https://schema.org/${schema}"`);
  });

  test('says so among search results, as its calendar entry does', async () => {
    const hit = {
      id: 3,
      title: 'Şenlik',
      snippet: '',
      link: null,
      dated_on: '2026-05-12',
      rank: 1,
      found: 1,
    };
    const hits = [
      { ...hit, kind: 'event', slug: 'senlik', status },
      { ...hit, kind: 'calendar', slug: null, status },
      { ...hit, kind: 'news', slug: 'senlik', status: null },
    ];
    const { main } = await openPage('/arama?q=senlik', fakeApi({ 'rpc/site_search': hits }));
    expect(badgesIn(main)).toEqual([words, words]);
  });

  test('does not claim to have taken place when its day is over', async () => {
    vi.setSystemTime('2026-06-01T09:00:00Z');
    const { main } = await openPage(PAGE, apiWith(changed(status)));
    expect(textOf(main)).toContain(words);
    expect(textOf(main)).not.toContain('sona erdi');
  });
});

test('a cancelled event is not offered for calendars, a postponed one is', async () => {
  const linksOf = async (status: string) => {
    const { main } = await openPage(PAGE, apiWith(changed(status)));
    return [...main.querySelectorAll('a')].map(textOf).filter((text) => text.includes('Takvim')).length;
  };
  const planned = await linksOf('planned');
  expect(planned).toBe(2);
  expect(await linksOf('postponed')).toBe(planned);
  expect(await linksOf('cancelled')).toBe(0);
});

test('an event without a date and a place still says what has become of it', async () => {
  const event = changed('postponed', { starts_at: null });
  const { main } = await openPage(PAGE, apiWith(event));
  expect(textOf(main)).toContain(`Ertelendi ${NOTE}`);
});

test('an event that takes place as announced says nothing, whatever sentence is left', async () => {
  const api = apiWith(changed('planned'));
  for (const path of [PAGE, '/duyurular/etkinlikler', '/']) {
    const { main } = await openPage(path, api);
    expect(badgesIn(main)).toEqual([]);
    expect(textOf(main)).not.toContain(NOTE);
  }
});

test('the agenda stands without its marks when they cannot be read', async () => {
  const api = fakeApi({
    calendar: [{ title: 'Şenlik', date: '2026-05-12' }],
    events: ({ searchParams }) => (searchParams.has('status') ? failure(500, 'Kapalı') : []),
  });
  const { main } = await openPage('/', api);
  expect(textOf(main.querySelector('ol li') ?? main)).toContain('Şenlik');
});
