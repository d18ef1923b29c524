import { describe, expect, test } from 'vitest';
import { linkEntries } from '../../../../src/features/calendar/linked-entries';
import { eventRow, type EventFields } from '../../../fixtures/event-row';

const event = (slug: string, fields: EventFields = {}) =>
  eventRow({ slug, title: 'Işıklı konser', starts_at: '2033-05-11T17:00:00Z', ...fields });
const entry = { title: 'IŞIKLI KONSER', date: '2033-05-12' };
const pathOf = (slug: string) => `/duyurular/etkinlikler/${slug}`;

describe('a calendar entry', () => {
  test('links to the event with its title on any of the event’s days in Istanbul', () => {
    const events = [event('gece', { starts_at: '2033-05-10T20:59:00Z', ends_at: '2033-05-11T22:00:00Z' })];
    expect(linkEntries([entry], events)).toMatchObject([{ ...entry, to: pathOf('gece') }]);
  });

  test('links to the event it was created for, even if another one has the same title', () => {
    const own = { starts_at: '2033-05-11T21:30:00Z', in_calendar: true };
    const events = [
      event('once', { ends_at: '2033-05-12T12:00:00Z', in_calendar: true }),
      event('kendisi', own),
      event('adas', { ...own, in_calendar: false }),
    ];
    expect(linkEntries([entry], events)).toMatchObject([{ ...entry, to: pathOf('kendisi') }]);
  });

  test('has no link without an event of its title on its day', () => {
    const events = [
      event('ertesi-gun', { starts_at: '2033-05-12T21:00:00Z' }),
      event('baska', { title: 'Gezi' }),
    ];
    expect(linkEntries([entry], events)).toEqual([{ ...entry, to: null }]);
  });
});
