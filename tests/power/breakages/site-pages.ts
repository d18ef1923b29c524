import type { Breakage } from '../breakage';

export const SITE_PAGE_BREAKAGES: readonly Breakage[] = [
  {
    behaviour: 'A picture that broke before the scripts ran stays a broken picture.',
    change: {
      find: 'if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src);',
      put: 'void element;',
    },
    ask: ['e2e/site/alumni.spec.ts', 'e2e/site/states.spec.ts'],
  },
  {
    behaviour: 'An attribute of a text may hold the end of a script or comment and break out of it.',
    change: { find: '!BREAKOUT.test(text) && (!isAddress(name)', put: '(!isAddress(name)' },
    ask: ['unit/ui/rich-text.test.tsx'],
  },
  {
    behaviour: 'A board member disappears on the last day of the term.',
    change: { find: 'term_to.is.null,term_to.gte.${today}', put: 'term_to.is.null,term_to.gt.${today}' },
    ask: ['unit/app/documents/corporate.test.ts'],
  },
  {
    behaviour: 'A gallery’s link to a decorative picture has no name.',
    change: { find: "aria-label={alt === '' ? nameOf(position) : undefined}", put: '' },
    ask: ['unit/app/documents/event.test.ts'],
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
    behaviour: 'A screen reader does not connect the refused amount of the dues with the sentence about it.',
    change: { find: 'aria-describedby={isBad ? `${id}-hata` : undefined}', put: '' },
    ask: ['e2e/site/dues.spec.ts'],
  },
];
