import { describe, expect, test } from 'vitest';
import type { Row } from '../../../../../admin/schema/types';
import { toForm } from '../../../../../admin/fields/form-codec';
import { calendar } from '../../../../../admin/resources/calendar';
import { events } from '../../../../../admin/resources/events';
import {
  copyOn,
  dayOf,
  followingChanges,
  repeatedRows,
  sharedChanges,
} from '../../../../../admin/screens/repeats/copies';

const event = (columns: Partial<Row> = {}): Row => ({
  id: 7,
  title: '39. Buluşma',
  slug: '39-bulusma',
  // 14.30 to 17.00 in Istanbul.
  starts_at: '2026-06-13T11:30:00Z',
  ends_at: '2026-06-13 14:00:00+00',
  location: 'Bahçe',
  published_at: '2026-05-01T09:00:00Z',
  cover_url: '/kapak.webp',
  gallery: ['/a.webp'],
  gallery_alt: { '/a.webp': 'Avlu' },
  status: 'cancelled',
  status_note: 'Yağmur',
  featured_home: true,
  featured_until: '2026-06-13T14:00:00Z',
  in_calendar: true,
  updated_at: '2026-05-01T09:00:00Z',
  ...columns,
});

describe('a copy for another day', () => {
  test('keeps its hours, its text and its cover, and leaves album, cancellation, place at home and publication', () => {
    const copy = toForm(events, copyOn(events, event(), '2027-06-12'));
    expect(copy).toMatchObject({
      title: '39. Buluşma',
      starts_at: '2027-06-12T14:30',
      ends_at: '2027-06-12T17:00',
      location: 'Bahçe',
      cover_url: '/kapak.webp',
      in_calendar: true,
      gallery: [],
      status: 'planned',
      status_note: '',
      featured_home: false,
      featured_until: '',
      published_at: '',
      slug: '',
    });
  });

  test.each([
    // Istanbul was two hours ahead of UTC in winter until 2016, and is three since.
    ['2015-11-14T12:30:00Z', '2016-11-12', '2016-11-12T11:30:00.000Z'],
    ['2016-03-26T12:30:00Z', '2017-03-25', '2017-03-25T11:30:00.000Z'],
    ['2014-10-25T11:30:00Z', '2015-10-24', '2015-10-24T11:30:00.000Z'],
    ['2026-06-13T11:30:00Z', '2027-06-12', '2027-06-12T11:30:00.000Z'],
  ])('is at half past two again: %s, on %s', (starts_at, day, expected) => {
    expect(copyOn(events, event({ starts_at, ends_at: null }), day).starts_at).toBe(expected);
  });

  test('lasts as many days, over the year’s end and over a change of the clock', () => {
    const night = event({ starts_at: '2026-12-30T17:00:00Z', ends_at: '2027-01-02T09:00:00Z' });
    expect(toForm(events, copyOn(events, night, '2027-12-29'))).toMatchObject({
      starts_at: '2027-12-29T20:00',
      ends_at: '2028-01-01T12:00',
    });
    // The clock went back in the night to 8 November 2015.
    const autumn = event({ starts_at: '2015-11-07T17:00:00Z', ends_at: '2015-11-08T08:00:00Z' });
    expect(toForm(events, copyOn(events, autumn, '2016-11-05'))).toMatchObject({
      starts_at: '2016-11-05T20:00',
      ends_at: '2016-11-06T10:00',
    });
  });

  test('of a calendar entry is its title on that day', () => {
    const entry = { id: 3, title: 'Koro provası', date: '2026-12-08' };
    expect(toForm(calendar, copyOn(calendar, entry, '2027-12-14'))).toEqual({
      title: 'Koro provası',
      date: '2027-12-14',
    });
  });

  test('an event shortly after midnight stands on its day in Istanbul', () => {
    expect(dayOf(events, event({ starts_at: '2026-06-13T21:30:00Z' }))).toBe('2026-06-14');
    expect(dayOf(events, event({ starts_at: null }))).toBeNull();
  });
});

test('the repetitions of an event are drafts, each with its day in its address', () => {
  const rows = repeatedRows(events, event(), ['2026-06-20', '2026-06-27']);
  expect(rows).toMatchObject([
    {
      title: '39. Buluşma',
      slug: '39-bulusma-2026-06-20',
      starts_at: '2026-06-20T11:30:00.000Z',
      published_at: null,
    },
    {
      title: '39. Buluşma',
      slug: '39-bulusma-2026-06-27',
      ends_at: '2026-06-27T14:00:00.000Z',
      status: 'planned',
    },
  ]);
  const [long] = repeatedRows(events, event({ title: 'Buluşma '.repeat(20) }), ['2026-06-20']);
  expect(long?.slug).toMatch(/^bulusma-[a-z-]{1,61}-2026-06-20$/);
});

describe('a change that is made in the following rows, too', () => {
  const following = event({ id: 8, starts_at: '2026-06-20T11:30:00Z', ends_at: '2026-06-20T14:00:00Z' });
  const changed = (values: object) => ({ ...toForm(events, event()), ...values });

  test('moves them by as many days and to the same hour', () => {
    const values = changed({ starts_at: '2026-06-14T15:00', ends_at: '2026-06-15T01:00' });
    expect(followingChanges(events, event(), values, following)).toEqual({
      starts_at: '2026-06-21T12:00:00.000Z',
      ends_at: '2026-06-21T22:00:00.000Z',
    });
  });

  test('changes only what was changed', () => {
    const values = changed({ location: 'Konferans salonu' });
    expect(followingChanges(events, event(), values, following)).toEqual({ location: 'Konferans salonu' });
  });

  test('takes their end away with the end, and leaves their days where the day is taken away', () => {
    expect(followingChanges(events, event(), changed({ ends_at: '' }), following)).toEqual({ ends_at: null });
    expect(followingChanges(events, event(), changed({ starts_at: '', ends_at: '' }), following)).toEqual({});
  });

  test('is never their publication or their address', () => {
    const values = changed({ slug: 'baska', published_at: '', title: '40. Buluşma' });
    expect(sharedChanges(events, event(), values)).toEqual(['title']);
    expect(followingChanges(events, event(), values, following)).toEqual({ title: '40. Buluşma' });
  });
});
