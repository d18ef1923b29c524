import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { writeCalendar, writeEventFile } from '../../../../src/feeds/calendar-file';
import { createPublicDatabase } from '../../../../src/lib/database/public-database';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { answerEventFile } from '../../../../src/server/feeds/event-file';
import { CALENDAR_ORIGIN as ORIGIN, CALENDAR_ROWS } from '../../../fixtures/calendar-rows';
import { eventRow } from '../../../fixtures/event-row';
import { parseCalendar } from '../../../fixtures/parsed-calendar';
import { CONFIG, fakeApi, renderPath } from '../../app/fake-api';

const NAME = 'NDS Mezunlar Derneği';

const write = (rows: Partial<typeof CALENDAR_ROWS> = {}) =>
  writeCalendar({ ...CALENDAR_ROWS, ...rows }, ORIGIN, NAME);

/** The calendar with changes of its first events. */
const writeChanged = (...changes: readonly Partial<EventRow>[]) =>
  write({ events: CALENDAR_ROWS.events.map((event, index) => ({ ...event, ...changes[index] })) });

function read(file = write()) {
  const { calendar, events } = parseCalendar(file);
  const named = new Map(events.map((event) => [event.uid.replace('@mezunlar.example', ''), event.component]));
  const value = (uid: string, name: string) => String(named.get(uid)?.getFirstPropertyValue(name));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
  return { calendar, zones, uids: [...named.keys()], value };
}

describe('the subscribed calendar', () => {
  test('has each occasion once, under a stable id', () => {
    expect(read().uids).toEqual([
      ...['event-1', 'event-2', 'event-3', 'calendar-1', 'calendar-4'],
      ...['event-9', 'calendar-8'],
    ]);
  });

  test('has whole days as days, and hours in Istanbul’s time', () => {
    const { zones, value } = read();
    expect(zones).toEqual(['Europe/Istanbul']);
    const days = (uid: string) => [value(uid, 'dtstart'), value(uid, 'dtend')];
    expect(days('event-1')).toEqual(['2026-05-12T17:30:00', '2026-05-12T20:00:00']);
    expect(value('event-2', 'dtstart')).toBe('2027-01-01T00:15:00');
    expect(days('event-3')).toEqual(['2026-04-30', '2026-05-03']);
    expect(days('calendar-1')).toEqual(['2027-01-01', '2027-01-02']);
  });

  test('lists cancelled occasions, unless they exist again', () => {
    const { value } = read();
    expect(['event-9', 'calendar-8', 'event-1'].map((uid) => value(uid, 'status'))).toEqual([
      ...['CANCELLED', 'CANCELLED', 'CONFIRMED'],
    ]);
    expect([value('event-9', 'summary'), value('event-9', 'sequence')]).toEqual(['İptal: Söyleşi', '61']);
    expect(value('calendar-8', 'dtstart')).toBe('2026-03-01');
  });

  test('keeps cancelled and postponed events, with their state and its sentence', () => {
    const changes = [{ status: 'cancelled', status_note: 'Salon kapalı.' }, { status: 'postponed' }];
    const { uids, value } = read(writeChanged(...changes));
    expect(uids).toEqual(read().uids);
    const of = (uid: string) => ['status', 'summary', 'description'].map((name) => value(uid, name));
    expect(of('event-1')).toEqual([
      'CANCELLED',
      'İptal: Konser; ışıklar',
      'İptal edildi. Salon kapalı.\n\nGelin.',
    ]);
    expect(of('event-2')).toEqual(['TENTATIVE', 'Ertelendi: Gece yarısından sonra', 'Ertelendi.']);
  });

  test.each([
    ['0', {}, '2026-05-01T09:00:00Z'],
    ['3600', { published_at: '2026-05-01T10:00:00Z' }, '2026-05-01T09:00:00Z'],
    [String(2 * 24 * 60 * 60 + 30), { updated_at: '2026-05-03T09:00:30.9Z' }, '2026-05-03T09:00:30Z'],
  ])('counts %s seconds until the last change or publication of %j, changed at %s in UTC', (...expected) => {
    const [revision, change, stamp] = expected;
    const { value } = read(writeChanged(change));
    const found = ['sequence', 'dtstamp', 'last-modified'].map((name) => value('event-1', name));
    expect(found).toEqual([revision, stamp, stamp]);
  });
});

const CONCERT = eventRow({
  ...{ id: 7, title: 'Konser; ışıklar, sözler\\sesler', slug: 'konser', location: 'Şapel, giriş katı' },
  ...{ lead: 'Avluda bir akşam.\nKalın giyinin.', body: '<p>Metin</p>' },
  ...{ starts_at: '2036-05-12 14:30:00+00', ends_at: '2036-05-12T17:00:00Z' },
});

const eventFile = (fields: Partial<EventRow> = {}) => writeEventFile({ ...CONCERT, ...fields }, ORIGIN) ?? '';

test('an event’s calendar file ends every line as the standard requires and keeps it within 75 bytes', () => {
  const lines = eventFile({ title: 'ş'.repeat(120) }).split('\r\n');
  expect(lines.join('')).not.toContain('\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

const WHOLE_DAY = { starts_at: '2036-05-11T21:00:00Z', ends_at: null };

test.each<[string, Partial<EventRow>, string]>([
  ['with hours', {}, '20360512T143000Z/20360512T170000Z'],
  ['without an end', { ends_at: null }, '20360512T143000Z/20360512T143000Z'],
  ['of a whole day', WHOLE_DAY, '20360512/20360513'],
])(
  'an event %s has its title and place in its file, and its times, too, behind its link to Google Calendar',
  async (_, fields, dates) => {
    const row = { ...CONCERT, ...fields };
    const { html } = await renderPath('/duyurular/etkinlikler/konser', fakeApi({ events: [row] }));
    const link = [...JSDOM.fragment(html).querySelectorAll('a')].find(({ href }) => href.includes('google'));
    const { details, ...asked } = Object.fromEntries(new URL(link?.href ?? '').searchParams);
    const { title: text, location } = CONCERT;
    expect(asked).toEqual({ action: 'TEMPLATE', ctz: 'Europe/Istanbul', text, dates, location });
    expect(details).toContain('Avluda bir akşam. Kalın giyinin.');

    const [event] = parseCalendar(eventFile(fields)).events;
    expect([event?.summary, event?.location]).toEqual([CONCERT.title, CONCERT.location]);
    expect(event?.component.hasProperty('dtend')).toBe(fields.ends_at !== null || fields === WHOLE_DAY);
  },
);

/** Requests a file of a site with one concert, whose former slug is 'bahar'. */
function ask(file: string, event: object = CONCERT) {
  const { fetch } = fakeApi({
    events: ({ searchParams }) =>
      searchParams.get('slug') === 'eq.konser' || searchParams.get('id') === 'eq.7' ? [event] : [],
    slug_history: (url) => (url.searchParams.get('slug') === 'eq.bahar' ? [{ row_id: 7 }] : []),
  });
  const database = createPublicDatabase({ config: CONFIG, origin: ORIGIN, fetch });
  return answerEventFile({ database, file, origin: ORIGIN });
}

test('an event’s calendar file has its slug as name', async () => {
  const answer = await ask('konser.ics');
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('konser.ics'),
  ]);
  expect(await answer.text()).toBe(eventFile());
});

test.each(['bahar.ics', '7.ics'])('%s redirects to the current name', async (file) => {
  const { status, headers } = await ask(file);
  expect([status, headers.get('location')]).toEqual([301, '/duyurular/etkinlikler/konser.ics']);
});
