import type { Breakage } from '../breakage';

export const SITE_LIB_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'A time at 40 minutes past gets the wrong Turkish ending: 14.40’da in place of 14.40’ta.',
    change: { find: '/[çfhkpsşt]$/', put: '/[çfhpsşt]$/' },
    ask: ['unit/lib/text/number-endings.test.ts', 'unit/offline/offline-policy.test.ts'],
  },
  {
    behaviour: 'A word that a bulletin breaks at the end of a line is not found.',
    change: { find: "return text.replace(HYPHEN, '') + next;", put: 'return text + next;' },
    ask: ['unit/lib/media/page-text.test.ts'],
  },
  {
    behaviour: 'Capitals lose the Turkish dot: the calendar writes NISAN in place of NİSAN.',
    change: { find: "text.toLocaleUpperCase('tr')", put: 'text.toUpperCase()' },
    ask: ['unit/lib/text/turkish.test.ts'],
  },
  {
    behaviour:
      'A link in a text may lead to another host although it looks like a path of the site: //example.org.',
    change: { find: String.raw`tel:|\/(?![/\\])|#)/i`, put: String.raw`tel:|\/|#)/i` },
    ask: ['unit/ui/rich-text.test.tsx'],
  },
  {
    behaviour:
      'After the sign-in an attacker’s address with a backslash, /\\example.org, is followed to another host.',
    change: { find: String.raw`/^\/(?![/\\])[^\\\p{Cc}]*$/u`, put: String.raw`/^\/(?!\/)[^\p{Cc}]*$/u` },
    ask: ['unit/lib/paths/links.test.ts'],
  },
  {
    behaviour: 'A whole-day event that ends at midnight is shown a day too long.',
    change: { find: 'addDays(end.day, -1)', put: 'end.day' },
    ask: ['unit/lib/dates/event-time.test.ts'],
  },
  {
    behaviour: 'Announcements with the same date stand on two pages of the list, or on none.',
    change: { find: "open().order('id', { ascending: false })", put: 'open()' },
    ask: ['unit/app/requests.test.ts'],
  },
];
