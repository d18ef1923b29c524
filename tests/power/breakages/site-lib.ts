import type { Breakage } from '../breakage';

export const SITE_LIB_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'A time at 40 minutes past gets the wrong Turkish ending: 14.40’da in place of 14.40’ta.',
    change: { find: "['da', 'da', 'de', 'da', 'ta', 'de',", put: "['da', 'da', 'de', 'da', 'da', 'de'," },
    ask: ['unit/lib/text/turkish.test.ts', 'unit/offline/offline-policy.test.ts'],
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
    behaviour: 'An event of several days counts as past from its second day on.',
    change: { find: 'time.lastDay < today', put: 'time.firstDay < today' },
    ask: ['unit/lib/dates/event-time.test.ts'],
  },
  {
    behaviour: 'A whole-day event that ends at midnight is shown a day too long.',
    change: { find: 'addDays(end.day, -1)', put: 'end.day' },
    ask: ['unit/lib/dates/event-time.test.ts'],
  },
  {
    behaviour: 'A cover is read aloud with the description of another picture of the same row.',
    change: {
      find: "typeof value === 'string' && value.trim() === cover ? row[text] : null",
      put: "typeof value === 'string' ? row[text] : null",
    },
    ask: ['unit/lib/media/pictures-of-rows.test.ts'],
  },
  {
    behaviour: 'Announcements with the same date stand on two pages of the list, or on none.',
    change: { find: "open().order('id', { ascending: false })", put: 'open()' },
    ask: ['unit/app/documents/lists.test.ts'],
  },
  {
    behaviour: 'While a proxy reports an outage, visitors read its HTML in place of a sentence.',
    change: { find: "text !== '' && !text.startsWith('<')", put: "text !== ''" },
    ask: ['unit/app/documents/documents.test.ts'],
  },
  {
    behaviour: 'After a deployment a visitor without session storage reloads the page for ever.',
    change: { find: 'the reload could repeat forever. return;', put: 'the reload could repeat forever.' },
    ask: ['unit/lib/stale-chunk.test.ts'],
  },
  {
    behaviour: 'An international telephone number loses its plus sign and cannot be dialled.',
    change: { find: String.raw`phone.replace(/[^\d+]/g, '')`, put: String.raw`phone.replace(/\D/g, '')` },
    ask: ['unit/lib/paths/links.test.ts'],
  },
  {
    behaviour: 'A card’s text is cut in the middle of an emoji.',
    change: { find: 'const codePoints = Array.from(text);', put: "const codePoints = text.split('');" },
    ask: ['unit/lib/text/excerpt.test.ts'],
  },
  {
    behaviour: 'The announcement bar is still in documents that are rendered after its end.',
    change: {
      find: 'const hasEnded = until !== null && Date.parse(until) <= now.getTime();',
      put: 'const hasEnded = until !== null && now.getTime() < 0;',
    },
    ask: ['unit/app/documents/settings.test.ts'],
  },
  {
    behaviour:
      'A visitor whose old copy is of another version gets a part of the new file in the middle of it.',
    change: {
      find: "condition === null || condition === headers.get('etag') ||",
      put: "condition !== '' || condition === headers.get('etag') ||",
    },
    ask: ['unit/server/http/conditional-file.test.ts'],
  },
];
