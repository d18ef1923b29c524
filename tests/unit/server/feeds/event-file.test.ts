import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { googleCalendarUrl } from '../../../../src/features/events/google-calendar';
import { writeEventFile } from '../../../../src/feeds/calendar-file';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { eventRow } from '../../../fixtures/event-row';

const ORIGIN = 'https://mezunlar.example';
const CONCERT = eventRow({
  id: 7,
  title: 'Konser; ışıklar, sözler\\sesler',
  slug: 'konser',
  lead: 'Avluda bir akşam.\nKalın giyinin.',
  body: '<p>Metin</p>',
  location: 'Şapel, giriş katı',
  starts_at: '2026-05-12 14:30:00+00',
  ends_at: '2026-05-12T17:00:00Z',
  created_at: '2026-05-01T08:58:00Z',
  updated_at: '2026-05-01 09:00:00.5+00',
});

function parse(fields: Partial<EventRow> = {}) {
  const text = writeEventFile({ ...CONCERT, ...fields }, ORIGIN) ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [component] = calendar.getAllSubcomponents('vevent');
  return { text, calendar, event: new ICAL.Event(component) };
}

describe('an event’s calendar file', () => {
  test('has Istanbul’s time zone, and the event’s times in it', () => {
    const { calendar, event } = parse();
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
    expect(zones).toEqual(['Europe/Istanbul']);
    expect(event.startDate.zone.tzid).toBe('Europe/Istanbul');
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
      '2026-05-12T17:30:00',
      '2026-05-12T20:00:00',
    ]);
    expect(event.startDate.toUnixTime()).toBe(Date.parse('2026-05-12T14:30:00Z') / 1000);
  });

  test('preserves every word', () => {
    const { event } = parse();
    expect(event.summary).toBe(CONCERT.title);
    expect(event.location).toBe(CONCERT.location);
    expect(event.description).toBe('Avluda bir akşam. Kalın giyinin.');
    expect(event.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/duyurular/etkinlikler/konser`);
    expect(event.uid).toBe('event-7@mezunlar.example');
  });

  test('ends every line as the standard requires and keeps it within 75 bytes', () => {
    const lines = parse({ title: 'ş'.repeat(120) }).text.split('\r\n');
    expect(lines.join('')).not.toContain('\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('for whole days has no hours and ends on the day after the last', () => {
    const { event } = parse({ starts_at: '2026-05-11T21:00:00Z', ends_at: '2026-05-13T21:00:00Z' });
    expect(event.startDate.isDate).toBe(true);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-05-12', '2026-05-14']);
  });

  test('without an end is a moment; without a start there is no file', () => {
    expect(parse({ ends_at: null }).event.component.hasProperty('dtend')).toBe(false);
    expect(writeEventFile({ ...CONCERT, starts_at: null }, ORIGIN)).toBeNull();
  });
});

describe('the address of Google Calendar', () => {
  const read = (fields: Partial<EventRow>) =>
    new URL(googleCalendarUrl({ ...CONCERT, ...fields }, 'Ayrıntı') ?? '').searchParams;

  test('has title, times, place and details', () => {
    expect(Object.fromEntries(read({}))).toEqual({
      action: 'TEMPLATE',
      text: CONCERT.title,
      dates: '20260512T143000Z/20260512T170000Z',
      ctz: 'Europe/Istanbul',
      details: 'Ayrıntı',
      location: CONCERT.location,
    });
  });

  test('writes whole days as days, and leaves out a missing place', () => {
    const search = read({ starts_at: '2026-05-11T21:00:00Z', ends_at: null, location: null });
    expect([search.get('dates'), search.has('location')]).toEqual(['20260512/20260513', false]);
  });
});
