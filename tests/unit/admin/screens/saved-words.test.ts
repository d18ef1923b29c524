import { describe, expect, test, vi } from 'vitest';
import { alumniNews } from '../../../../admin/resources/alumni-news';
import { announcements } from '../../../../admin/resources/announcements';
import { boardMembers } from '../../../../admin/resources/board-members';
import { calendar } from '../../../../admin/resources/calendar';
import { dues } from '../../../../admin/resources/dues';
import { events } from '../../../../admin/resources/events';
import { homeSlides } from '../../../../admin/resources/home-slides';
import { memberPerks } from '../../../../admin/resources/member-perks';
import { settings } from '../../../../admin/resources/settings';
import type { Row, ResourceDefinition } from '../../../../admin/schema/types';
import { savedWords } from '../../../../admin/screens/actions/saved-notice';

vi.mock('../../../../admin/data/instances', () => ({}));

/** 13.00 in Istanbul. */
const NOW = new Date('2026-05-12T10:00:00Z');
const EARLIER = '2026-05-01T06:00:00Z';
const TODAY = '2026-05-12T11:30:00Z';
const TOMORROW = '2026-05-13T06:00:00Z';
const LATER = '2026-12-04T06:00:00Z';

/** Returns the notice as one line, with the link's address in brackets. */
function told(resource: ResourceDefinition, after: object, before?: object): string {
  const stored = (row: object, updated_at: string): Row => ({ id: 7, updated_at, ...row });
  const saved = { row: stored(after, TODAY), before: before && stored(before, EARLIER) };
  const { words, link } = savedWords(resource, saved, NOW);
  return link ? `${words} ${link.text} [${link.to}]` : words;
}

const KINDS = {
  'with its own page': [announcements, {}, 'sitede gör [/duyurular/7]'],
  'that leads to its source': [
    alumniNews,
    { slug: null, link: 'https://gazete.example/' },
    'kaynağı aç [https://gazete.example/]',
  ],
  'without a page': [memberPerks, {}, undefined],
} as const;

/** The state before (undefined is a new row), the state after, the sentence, and the words before a link. */
const STATES: readonly (readonly [string | null | undefined, string | null, string, 'linked'?])[] = [
  [undefined, null, 'Taslak olarak saklandı.'],
  [null, null, 'Taslak olarak saklandı.'],
  [EARLIER, null, 'Yayından kaldırıldı; taslak olarak saklandı.'],
  [LATER, null, 'Zamanlama kaldırıldı; taslak olarak saklandı.'],
  [undefined, TODAY, 'Bugün 14.30’da yayımlanacak.'],
  [null, TOMORROW, 'Yarın 09.00’da yayımlanacak.'],
  [TOMORROW, LATER, '4 Aralık 2026 günü 09.00’da yayımlanacak.'],
  [LATER, LATER, '4 Aralık 2026 günü 09.00’da yayımlanacak.'],
  [EARLIER, LATER, 'Yayından kaldırıldı. 4 Aralık 2026 günü 09.00’da yayımlanacak.'],
  [undefined, EARLIER, 'Yayımlandı', 'linked'],
  [null, EARLIER, 'Yayımlandı', 'linked'],
  [LATER, EARLIER, 'Yayımlandı', 'linked'],
  [EARLIER, EARLIER, 'Değişiklikler yayımlandı', 'linked'],
];

describe.each(Object.entries(KINDS))('a row %s', (_, [resource, columns, link]) => {
  test.each(STATES)('published at %s and saved with %s: %s', (before, after, words, ending) => {
    const was = before === undefined ? undefined : { ...columns, published_at: before };
    const sentence = link === undefined ? `${words}.` : `${words}: ${link}`;
    expect(told(resource, { ...columns, published_at: after }, was)).toBe(ending ? sentence : words);
  });
});

describe('a cancelled event', () => {
  const event = { slug: 'cay', status: 'cancelled' };
  test.each([
    [null, null, 'Taslak olarak saklandı.'],
    [
      EARLIER,
      EARLIER,
      'Değişiklikler yayımlandı; sitede “İptal edildi” olarak görünüyor: sitede gör [/duyurular/etkinlikler/cay]',
    ],
  ])('published at %s and saved with %s: %s', (before, after, words) => {
    expect(told(events, { ...event, published_at: after }, { ...event, published_at: before })).toBe(words);
  });
});

describe('a row without drafts', () => {
  test.each([
    ['a day of the calendar', calendar, { date: '2031-05-12' }, 'Takvim kaydı kaydedildi.'],
    ['the association', settings, {}, 'Dernek bilgileri kaydedildi.'],
    ['a slide', homeSlides, { shown_from: null, shown_to: null }, 'Ana sayfa görseli kaydedildi.'],
    [
      'a slide that is to come',
      homeSlides,
      { shown_from: TOMORROW },
      'Ana sayfa görseli kaydedildi. Yarın 09.00’da sitede görünecek.',
    ],
    [
      'a slide whose time is over',
      homeSlides,
      { shown_from: null, shown_to: EARLIER },
      'Ana sayfa görseli kaydedildi. Süresi bittiği için sitede görünmüyor.',
    ],
    [
      'a member whose term begins tomorrow',
      boardMembers,
      { term_from: '2026-05-13' },
      'Kurul üyesi kaydedildi. Yarın sitede görünecek.',
    ],
    [
      'a member whose term begins today',
      boardMembers,
      { term_from: '2026-05-12' },
      'Kurul üyesi kaydedildi.',
    ],
    ['the dues of next year', dues, { year: 2027 }, 'Aidat kaydedildi. 1 Ocak 2027 günü sitede görünecek.'],
    ['the dues of this year', dues, { year: 2026 }, 'Aidat kaydedildi.'],
  ] as const)('%s', (_, resource, columns, words) => {
    expect(told(resource, columns, {})).toBe(words);
  });
});

test('a save that changed nothing says so', () => {
  const row = { id: 7, updated_at: EARLIER, published_at: EARLIER };
  expect(savedWords(announcements, { row, before: row }, NOW).words).toBe(
    'Değişiklik yapılmadı; kaydedilecek bir şey yoktu.',
  );
});
