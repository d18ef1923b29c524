import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from '../../../../src/feeds/calendar-file';
import tokens from '../../../../src/styles/tokens.css?raw';
import { CALENDAR_ORIGIN, CALENDAR_ROWS } from '../../../fixtures/calendar-rows';

const WRITER = path.resolve(import.meta.dirname, '../../../fixtures/write-calendar.ts');
const run = promisify(execFile);

const NAME = 'NDS Mezunlar Derneği';

function read(text = writeCalendar(CALENDAR_ROWS, CALENDAR_ORIGIN, NAME)) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const components = calendar.getAllSubcomponents('vevent');
  const events = new Map(components.map((one) => [String(one.getFirstPropertyValue('uid')), one]));
  const value = (uid: string, name: string) =>
    String(events.get(`${uid}@mezunlar.example`)?.getFirstPropertyValue(name));
  return { calendar, uids: [...events.keys()].map((uid) => uid.replace(/@.*/, '')), value };
}

describe('the subscribed calendar', () => {
  test('has each occasion once, under a stable id', () => {
    expect(read().uids).toEqual([
      ...['event-1', 'event-2', 'event-3', 'calendar-1', 'calendar-4'],
      ...['event-9', 'calendar-8'],
    ]);
  });

  test('has whole days as days, and hours in Istanbul’s time', () => {
    const { calendar, value } = read();
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
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
    const lines = writeCalendar(CALENDAR_ROWS, CALENDAR_ORIGIN, NAME).split('\r\n');
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
    const [concert, trip, ...others] = CALENDAR_ROWS.events;
    const events = [
      { ...concert, status: 'cancelled', status_note: 'Salon kapalı.' },
      { ...trip, status: 'postponed' },
      ...others,
    ] as typeof CALENDAR_ROWS.events;
    const { uids, value } = read(writeCalendar({ ...CALENDAR_ROWS, events }, CALENDAR_ORIGIN, NAME));
    expect(uids).toEqual(read().uids);
    const of = (uid: string) => ['status', 'summary', 'description'].map((name) => value(uid, name));
    expect(of('event-1')).toEqual([
      'CANCELLED',
      'İptal: Konser; ışıklar',
      'İptal edildi. Salon kapalı.\n\nGelin.',
    ]);
    expect(of('event-2')).toEqual(['TENTATIVE', 'Ertelendi: Gece yarısından sonra', 'Ertelendi.']);
  });

  test('counts a publication that came without a change after a cancellation', () => {
    const [concert, ...others] = CALENDAR_ROWS.events;
    const later = { ...concert, published_at: '2026-05-01T10:00:00Z' } as (typeof others)[number];
    const { value } = read(
      writeCalendar({ ...CALENDAR_ROWS, events: [later, ...others] }, CALENDAR_ORIGIN, NAME),
    );
    expect(value('event-1', 'sequence')).toBe('3600');
  });

  test('counts changes, and gives the time of the last one in UTC', () => {
    const [concert, ...others] = CALENDAR_ROWS.events;
    const changed = { ...concert, updated_at: '2026-05-03T09:00:30.9Z' } as (typeof others)[number];
    const { value } = read(
      writeCalendar({ ...CALENDAR_ROWS, events: [changed, ...others] }, CALENDAR_ORIGIN, NAME),
    );
    expect(read().value('event-1', 'sequence')).toBe('0');
    expect(value('event-1', 'sequence')).toBe(String(2 * 24 * 60 * 60 + 30));
    const stamps = ['dtstamp', 'last-modified'].map((name) => value('event-1', name));
    expect(stamps).toEqual(Array(2).fill('2026-05-03T09:00:30Z'));
  });

  test.each(['Etc/GMT+10', 'America/New_York', 'Europe/Istanbul', 'Etc/GMT-14'])(
    'is the same in every time zone of the server: %s',
    async (TZ) => {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', WRITER], {
        env: { ...process.env, TZ },
      });
      expect(stdout).toBe(writeCalendar(CALENDAR_ROWS, CALENDAR_ORIGIN, NAME));
    },
  );
});
