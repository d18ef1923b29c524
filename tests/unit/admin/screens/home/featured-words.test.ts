import { describe, expect, test, vi } from 'vitest';
import type { HomeRow } from '../../../../../src/lib/database/home-places';
import { announcements } from '../../../../../admin/resources/announcements';
import { events } from '../../../../../admin/resources/events';
import { featuredWords, suggestedEnd } from '../../../../../admin/screens/home/home-words';

vi.mock('../../../../../admin/data/instances', () => ({}));

/** 13.00 in Istanbul. */
const NOW = new Date('2026-05-12T10:00:00Z');

const row = (id: number, title: string, published_at: string, isFeatured = false): HomeRow => ({
  ...{ id, title, published_at, isFeatured },
  ...{ starts_at: null, ends_at: null },
});

const HOME = [
  row(1, 'Genel kurul', '2026-05-02T06:00:00+00:00', true),
  row(2, 'Burs', '2026-05-01T06:00:00+00:00', true),
  row(3, 'Piknik', '2026-05-04T06:00:00+00:00'),
];

function words(columns: object, rows = HOME): string {
  const atHome = { featured: 'featured_home', until: 'featured_until' };
  const form = { id: 0, featured_home: false, featured_until: null, published_at: null, ...columns };
  return featuredWords({ ...announcements, atHome }, 'announcements', rows, form, NOW);
}

describe('beside the switch', () => {
  test.each([
    [
      'a new announcement reads what buries it',
      {},
      'Ana sayfada “Genel kurul” ve “Burs” önde duruyor; bu duyuru 3. sırada görünür.',
    ],
    [
      'a scheduled one counts as published today',
      { published_at: '2026-06-01T06:00:00Z' },
      'Ana sayfada “Genel kurul” ve “Burs” önde duruyor; bu duyuru 3. sırada görünür.',
    ],
    [
      'an older one stands behind newer ones as well',
      { published_at: '2026-05-03T06:00:00Z' },
      'Ana sayfada “Genel kurul” ve “Burs” önde duruyor; bu duyuru 4. sırada görünür.',
    ],
    ['a featured new one is the first', { featured_home: true }, 'Ana sayfada bu duyuru 1. sırada görünür.'],
    [
      'a featured older one stands behind what was published after it',
      { featured_home: true, published_at: '2026-05-01T18:00:00Z' },
      'Ana sayfada “Genel kurul” önde duruyor; bu duyuru 2. sırada görünür.',
    ],
    [
      'one whose featuring is over is not featured',
      { featured_home: true, featured_until: '2026-05-12T09:00:00Z' },
      'Ana sayfada “Genel kurul” ve “Burs” önde duruyor; bu duyuru 3. sırada görünür.',
    ],
    [
      'a stored row does not stand before itself',
      { id: 1, published_at: '2026-05-02T06:00:00Z' },
      'Ana sayfada “Burs” önde duruyor; bu duyuru 3. sırada görünür.',
    ],
  ])('%s', (_, columns, said) => {
    expect(words(columns)).toBe(said);
  });

  test('two titles are named and the others counted', () => {
    const more = [3, 4].map((id) => row(id, 'Gezi', '2026-04-01T06:00:00+00:00', true));
    expect(words({}, [...HOME.slice(0, 2), ...more])).toBe(
      'Ana sayfada “Genel kurul”, “Burs” ve 2 duyuru daha önde duruyor; bu duyuru 5. sırada görünür.',
    );
  });

  test('behind a full carousel a row is not on the home page', () => {
    const full = Array.from({ length: 24 }, (_, at) =>
      row(at + 1, `Duyuru ${at}`, '2026-05-01T06:00:00Z', true),
    );
    expect(words({}, full)).toBe(
      'Ana sayfada “Duyuru 0”, “Duyuru 1” ve 22 duyuru daha önde duruyor; bu duyuru orada görünmez.',
    );
  });

  test('nothing is said where nothing is featured', () => {
    expect(words({}, HOME.slice(2))).toBe('');
  });
});

describe('the suggested end of featuring', () => {
  const on = { featured_home: true, featured_until: null };
  test.each([
    ['two weeks for an announcement', announcements, on, '2026-05-26T23:59'],
    [
      'the day of an event',
      events,
      { ...on, starts_at: '2026-06-03T16:00:00Z', ends_at: null },
      '2026-06-03T23:59',
    ],
    [
      'the last day of an event',
      events,
      { ...on, starts_at: '2026-06-03T16:00:00Z', ends_at: '2026-06-05T16:00:00Z' },
      '2026-06-05T23:59',
    ],
    [
      'two weeks for an event that is over',
      events,
      { ...on, starts_at: '2026-05-03T16:00:00Z' },
      '2026-05-26T23:59',
    ],
    ['none where there is one', announcements, { ...on, featured_until: '2026-05-13T10:00:00Z' }, null],
    ['none while it is off', announcements, { ...on, featured_home: false }, null],
  ] as const)('is %s', (_, resource, columns, end) => {
    expect(suggestedEnd(resource, columns, NOW)).toBe(end);
  });
});
