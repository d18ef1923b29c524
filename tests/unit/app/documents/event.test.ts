import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventRow, type EventFields } from '../../../fixtures/event-row';
import { openPage } from '../page-document';

const LIST = '/duyurular/etkinlikler';
const PAGE = `${LIST}/senlik`;
const NOTE = 'Salon onarımda; yeni gün duyurulacak.';

const tablesOf = (fields: EventFields) => ({
  events: [eventRow({ body: '<p>Avluda buluşuyoruz.</p>', ...fields })],
  calendar: [{ title: 'Şenlik', date: '2026-05-12' }],
});
const openEvent = (fields: EventFields) => openPage(PAGE, tablesOf(fields));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-05-01T09:00:00Z');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an event’s page', () => {
  test('holds title, lead, cover, body, gallery and the way back', async () => {
    const gallery = ['/bir.jpg', '/iki.jpg'];
    const pictures = { cover_url: '/kapak.jpg', gallery };
    const { text, texts, values, linkTo } = await openEvent({
      lead: 'Giriş.',
      excerpt: 'Özet.',
      ...pictures,
    });
    expect(texts('h1')).toEqual(['Şenlik']);
    expect(text).toContain('Giriş.');
    expect(text).not.toContain('Özet.');
    expect(text).toContain('Avluda buluşuyoruz.');
    expect(values('img[src="/kapak.jpg"]', 'src')).toHaveLength(1);
    expect(values('article li a', 'href')).toEqual(gallery);
    expect(linkTo('Etkinliklere dön')).toBe(LIST);
  });

  test('keeps the chosen point of a picture in sight, which is no part of its address', async () => {
    const stored = '/storage/v1/object/public/media/events/a.webp';
    const chosen = { cover_url: `${stored}#odak=20-80` };
    const behind = await openEvent(chosen);
    const below = await openEvent({ ...chosen, hero_bg_url: '/sahne.jpg' });
    for (const { values, place } of [
      { ...behind, place: 'header img' },
      { ...below, place: 'article figure img' },
    ]) {
      expect(values(place, 'src')).toEqual([stored]);
      expect(values(place, 'data-x')).toEqual(['20']);
      expect(values(place, 'data-y')).toEqual(['80']);
      expect(values(place, 'srcset')[0]).not.toContain('odak');
    }
    // The square of the middle that other heads have on phones.
    expect(behind.values('header source', 'srcset')).toEqual([]);
    const middle = await openEvent({ cover_url: stored });
    expect(middle.values('header source', 'srcset')[0]).toContain('width=480&height=480');
    expect(middle.values('header img', 'data-x')).toEqual([null]);
  });

  test('shows the excerpt where there is no lead', async () => {
    expect((await openEvent({ lead: ' ', excerpt: 'Özet.' })).text).toContain('Özet.');
  });

  test.each([
    ['its own background', { hero_bg_url: '/sahne.jpg', cover_url: '/kapak.jpg' }, /^\/sahne\.jpg$/],
    ['its cover', { cover_url: '/kapak.jpg' }, /^\/kapak\.jpg$/],
    ['the first picture of its album', { gallery: ['/bir.jpg', '/iki.jpg'] }, /^\/bir\.jpg$/],
    ['the drawing of all events', {}, /./],
  ])('has %s behind the title', async (_, fields, source) => {
    expect((await openEvent(fields)).values('header img', 'src')[0]).toMatch(source);
  });

  test('shows its cover once: described behind the title, or whole below a background of its own', async () => {
    const cover = { cover_url: '/kapak.jpg', cover_alt: 'Avludaki sofra' };
    const behind = await openEvent(cover);
    expect(behind.values('img[src="/kapak.jpg"]', 'alt')).toEqual(['Avludaki sofra']);
    expect(behind.values('header img', 'src')).toEqual(['/kapak.jpg']);
    expect(behind.texts('article figure')).toEqual([]);
    const below = await openEvent({ ...cover, hero_bg_url: '/sahne.jpg' });
    expect(below.values('header img', 'alt')).toEqual(['']);
    expect(below.values('article figure img', 'src')).toEqual(['/kapak.jpg']);
    expect(below.values('article figure img', 'alt')).toEqual(['Avludaki sofra']);
  });

  test('uses the descriptions of its gallery where there are any', async () => {
    const { values } = await openEvent({
      gallery: ['/bir.jpg', '/iki.jpg', '/uc.jpg'],
      gallery_alt: { '/bir.jpg': 'Sahnedeki koro', '/iki.jpg': '' },
    });
    expect(values('article li a img', 'alt')).toEqual(['Sahnedeki koro', '', 'Şenlik, 3. fotoğraf']);
    expect(values('article li a', 'aria-label')).toEqual([null, 'Şenlik, 2. fotoğraf', null]);
  });
});

describe.each([
  ['cancelled', 'İptal edildi', 'EventCancelled'],
  ['postponed', 'Ertelendi', 'EventPostponed'],
])('an event that is %s', (status, words, schema) => {
  const changed = { status, status_note: NOTE };

  test('says so on its card, on its page with the sentence, in the agenda and on the calendar page', async () => {
    const tables = tablesOf(changed);
    expect((await openPage(PAGE, tables)).text).toContain(`${words} ${NOTE}`);
    expect((await openPage(LIST, tables)).texts('article strong')).toEqual([words]);
    const home = await openPage('/', tables);
    expect(home.texts('ol li strong')).toEqual([words]);
    expect(home.texts('article:has(a[href$="/senlik"]) strong')).toEqual([words]);
    const calendar = await openPage('/duyurular/takvim?ay=2026-05', tables);
    expect(calendar.texts('li[id] strong')).toEqual([words]);
  });

  test('says so to search engines and in link previews', async () => {
    const { head } = await openEvent(changed);
    expect(head).toContain(`content="${words}. ${NOTE} Avluda buluşuyoruz."`);
    expect(head).toContain(`"eventStatus":"https://schema.org/${schema}"`);
  });
});

test.each([
  ['planned', 2],
  ['postponed', 2],
  ['cancelled', 0],
])('an event that is %s is offered for calendars by %i links', async (status, count) => {
  const links = (await openEvent({ status })).texts('a').filter((text) => text.includes('Takvim'));
  expect(links).toHaveLength(count);
});

test('an event that takes place as announced says nothing, whatever sentence is left', async () => {
  for (const path of [PAGE, LIST, '/']) {
    const { text, texts } = await openPage(path, tablesOf({ status: 'planned', status_note: NOTE }));
    expect(texts('strong')).toEqual([]);
    expect(text).not.toContain(NOTE);
  }
});
