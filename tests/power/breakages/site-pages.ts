import type { Breakage } from '../breakage';

export const SITE_PAGE_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'An all-day event that is added to Google Calendar lacks its last day.',
    change: {
      find: '[time.firstDay, addDays(time.lastDay, 1)].map',
      put: '[time.firstDay, time.lastDay].map',
    },
    ask: ['unit/server/feeds/calendar-files.test.ts'],
  },
  {
    behaviour: 'A browser that refuses to copy the IBAN leaves the member without a word.',
    change: { find: 'setAnswer(messages.labels.notCopied);', put: "setAnswer('');" },
    ask: ['e2e/site/dues.spec.ts'],
  },
  {
    behaviour: 'A picture that broke before the scripts ran stays a broken picture.',
    change: {
      find: 'if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src);',
      put: 'void element;',
    },
    ask: ['e2e/site/alumni.spec.ts', 'e2e/site/states.spec.ts'],
  },
  {
    behaviour: 'A page that a text links to can steer the tab it was opened from.',
    change: {
      find: "{ target: '_blank', rel: 'noopener noreferrer' } : {};",
      put: "{ target: '_blank', rel: 'opener' } : {};",
    },
    ask: ['unit/ui/rich-text.test.tsx'],
  },
  {
    behaviour: 'An attribute of a text may hold the end of a script or comment and break out of it.',
    change: { find: '!BREAKOUT.test(text) && (!isAddress(name)', put: '(!isAddress(name)' },
    ask: ['unit/ui/rich-text.test.tsx'],
  },
  {
    behaviour: 'In the preview a picture of another host is loaded from there.',
    change: {
      find: 'if (attributes) set(picture, attributes); else picture.remove();',
      put: 'if (attributes) set(picture, attributes);',
    },
    ask: ['unit/ui/rich-text.test.tsx'],
  },
  {
    behaviour: 'The reason why the calendar could not be read is written nowhere.',
    change: {
      find: "if (!signal.aborted) console.error('The calendar could not be read', error);",
      put: 'void error;',
    },
    ask: ['e2e/site/states.spec.ts'],
  },
  {
    behaviour: 'The home page’s agenda leaves out what takes place today.',
    change: {
      find: 'entries.filter(({ date }) => date >= today)',
      put: 'entries.filter(({ date }) => date > today)',
    },
    ask: ['unit/app/requests.test.ts'],
  },
  {
    behaviour: 'A board member disappears on the last day of the term.',
    change: { find: 'term_to.is.null,term_to.gte.${today}', put: 'term_to.is.null,term_to.gt.${today}' },
    ask: ['unit/app/documents/corporate.test.ts'],
  },
  {
    behaviour: 'The fees of next year are shown as this year’s as soon as they are entered.',
    change: { find: ".lte('year', year);", put: ';' },
    ask: ['unit/app/documents/dues.test.ts'],
  },
  {
    behaviour: 'Sorted from Z to A, award holders without a profession come first.',
    change: {
      find: 'return Number(isBlank(left)) - Number(isBlank(right));',
      put: 'return sign * (Number(isBlank(left)) - Number(isBlank(right)));',
    },
    ask: ['unit/features/awards/awards.test.tsx'],
  },
  {
    behaviour: 'A click with the Control key on a gallery picture opens the lightbox in place of a new tab.',
    change: {
      find: 'if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;',
      put: '',
    },
    ask: ['e2e/site/events.spec.ts'],
  },
  {
    behaviour: 'A gallery’s link to a decorative picture has no name.',
    change: { find: "aria-label={alt === '' ? nameOf(position) : undefined}", put: '' },
    ask: ['unit/app/documents/event.test.ts'],
  },
  {
    behaviour: 'On paper, pictures are cut in two by the end of a page.',
    change: { find: 'img, figure { break-inside: avoid; }', put: '' },
    ask: ['e2e/site/corporate.spec.ts', 'e2e/site/dues.spec.ts'],
  },
  {
    behaviour: 'The slides change although the visitor asked the system for less motion.',
    change: { find: 'const isPlaying = choice ?? !isReduced;', put: 'const isPlaying = choice ?? true;' },
    ask: ['unit/pages/home/rotation.test.tsx'],
  },
  {
    behaviour: 'While the database is away, the search counts the pages it found as all there is.',
    change: {
      find: 'hasFailed || groups.some(({ isCountOpen }) => isCountOpen)',
      put: 'groups.some(({ isCountOpen }) => isCountOpen)',
    },
    ask: ['unit/app/documents/search.test.ts', 'e2e/site/search.spec.ts'],
  },
  {
    behaviour: 'Turning the calendar’s month is not announced to a screen reader.',
    change: {
      find: '<h2 className={styles.month} aria-live="polite">',
      put: '<h2 className={styles.month}>',
    },
    ask: ['e2e/site/calendar.spec.ts'],
  },
  {
    behaviour: 'A screen reader does not connect the refused amount of the dues with the sentence about it.',
    change: { find: 'aria-describedby={isBad ? `${id}-hata` : undefined}', put: '' },
    ask: ['e2e/site/dues.spec.ts'],
  },
];
