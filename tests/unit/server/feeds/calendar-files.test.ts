import { JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { writeCalendar, writeEventFile } from '../../../../src/feeds/calendar-file';
import { createPublicDatabase } from '../../../../src/lib/database/public-database';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { answerEventFile } from '../../../../src/server/feeds/event-file';
import tokens from '../../../../src/styles/tokens.css?raw';
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

  test('gives its name, its colour and its refresh interval', () => {
    const { calendar } = read();
    const property = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect([property('name'), property('x-wr-calname')]).toEqual(
      Array(2).fill('NDS Mezunlar Derneği Takvimi'),
    );
    expect([property('refresh-interval'), property('x-published-ttl')]).toEqual(['PT6H', 'PT6H']);
    expect(property('source')).toBe('https://mezunlar.example/takvim.ics');
    expect(tokens.toUpperCase()).toContain(`--GARNET: ${property('x-apple-calendar-color')};`);
    expect(calendar.getFirstProperty('method')).toBeNull();
  });

  test('gives its own properties before the time zone and the occasions, as the standard requires', () => {
    const lines = write().split('\r\n');
    let depth = 0;
    const kinds = lines.filter(Boolean).flatMap((line) => {
      if (line.startsWith('END:')) depth -= 1;
      const kind = line.startsWith('BEGIN:') ? line : 'property';
      const isOwn = depth === 1 && !line.startsWith('END:');
      if (line.startsWith('BEGIN:')) depth += 1;
      return isOwn ? [kind] : [];
    });
    expect(kinds.lastIndexOf('property')).toBe(kinds.indexOf('BEGIN:VTIMEZONE') - 1);
    expect(kinds.filter((kind) => kind === 'BEGIN:VTIMEZONE')).toHaveLength(1);
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

  test.each([
    ['Etc/GMT+10', 600],
    ['America/New_York', 240],
    ['Etc/GMT-14', -840],
  ])('is the same in every time zone of the server: %s', (zone, minutes) => {
    const expected = write();
    vi.stubEnv('TZ', zone);
    try {
      expect(new Date('2026-05-12T12:00:00Z').getTimezoneOffset()).toBe(minutes);
      expect(write()).toBe(expected);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

const CONCERT = eventRow({
  ...{ id: 7, title: 'Konser; ışıklar, sözler\\sesler', slug: 'konser', location: 'Şapel, giriş katı' },
  ...{ lead: 'Avluda bir akşam.\nKalın giyinin.', body: '<p>Metin</p>' },
  ...{ starts_at: '2036-05-12 14:30:00+00', ends_at: '2036-05-12T17:00:00Z' },
});

const eventFile = (fields: Partial<EventRow> = {}) => writeEventFile({ ...CONCERT, ...fields }, ORIGIN) ?? '';

describe('an event’s calendar file', () => {
  test('has Istanbul’s time zone, and the event’s times in it', () => {
    const [event] = parseCalendar(eventFile()).events;
    expect(read(eventFile()).zones).toEqual(['Europe/Istanbul']);
    expect(event?.startDate.zone.tzid).toBe('Europe/Istanbul');
    expect([event?.startDate, event?.endDate].map(String)).toEqual([
      ...['2036-05-12T17:30:00', '2036-05-12T20:00:00'],
    ]);
    expect(event?.startDate.toUnixTime()).toBe(Date.parse('2036-05-12T14:30:00Z') / 1000);
  });

  test('preserves every word', () => {
    const { value } = read(eventFile());
    const words = ['summary', 'location', 'description', 'url', 'uid'].map((name) => value('event-7', name));
    expect(words).toEqual([
      CONCERT.title,
      CONCERT.location,
      'Avluda bir akşam. Kalın giyinin.',
      `${ORIGIN}/duyurular/etkinlikler/konser`,
      'event-7@mezunlar.example',
    ]);
  });

  test('ends every line as the standard requires and keeps it within 75 bytes', () => {
    const lines = eventFile({ title: 'ş'.repeat(120) }).split('\r\n');
    expect(lines.join('')).not.toContain('\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

const WHOLE_DAY = { starts_at: '2036-05-11T21:00:00Z', ends_at: null };

test.each<[string, Partial<EventRow>, string, string]>([
  ['with hours', {}, '20360512T143000Z/20360512T170000Z', CONCERT.title],
  [
    'from one day to another',
    { ends_at: '2036-05-14T19:00:00Z' },
    ...(['20360512T143000Z/20360514T190000Z', CONCERT.title] as const),
  ],
  ['without an end', { ends_at: null }, '20360512T143000Z/20360512T143000Z', CONCERT.title],
  ['of a whole day', WHOLE_DAY, '20360512/20360513', CONCERT.title],
  ['of whole days', { ...WHOLE_DAY, ends_at: '2036-05-13T21:00:00Z' }, '20360512/20360514', CONCERT.title],
  [
    'that is put off and has no place',
    { status: 'postponed', location: null },
    ...(['20360512T143000Z/20360512T170000Z', `Ertelendi: ${CONCERT.title}`] as const),
  ],
])(
  'an event %s has the same times, title and place in its file and behind its link to Google Calendar',
  async (_, fields, dates, title) => {
    const row = { ...CONCERT, ...fields };
    const { html } = await renderPath('/duyurular/etkinlikler/konser', fakeApi({ events: [row] }));
    const link = [...JSDOM.fragment(html).querySelectorAll('a')].find(({ href }) => href.includes('google'));
    const { details, ...asked } = Object.fromEntries(new URL(link?.href ?? '').searchParams);
    const place = row.location === null ? {} : { location: row.location };
    expect(asked).toEqual({ action: 'TEMPLATE', ctz: 'Europe/Istanbul', text: title, dates, ...place });
    expect(details).toContain('Avluda bir akşam. Kalın giyinin.');

    const [event] = parseCalendar(eventFile(fields)).events;
    const moments = [event?.startDate, event?.endDate].map((time) =>
      time?.isDate
        ? time.toICALString()
        : time
            ?.toJSDate()
            .toISOString()
            .replace(/[-:]|\.\d+/g, ''),
    );
    expect(moments.join('/')).toBe(dates);
    expect([event?.summary, event?.location ?? null]).toEqual([title, row.location]);
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

test('an event without a date has no file, and neither has an unknown one', async () => {
  expect((await ask('konser.ics', { ...CONCERT, starts_at: null })).status).toBe(404);
  expect((await ask('baska.ics')).status).toBe(404);
  expect((await ask('8.ics')).status).toBe(404);
});
