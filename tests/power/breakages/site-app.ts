import type { Breakage } from '../breakage';

export const SITE_APP_BREAKAGES: readonly Breakage[] = [
  {
    behaviour:
      'After following a link the keyboard’s focus stays on the old page’s link, and Tab starts in the menu.',
    change: { find: 'main.current?.focus({ preventScroll: true });', put: '' },
    ask: ['e2e/site/keyboard.spec.ts', 'e2e/site/addresses.spec.ts'],
  },
  {
    behaviour: 'The link that skips the menu leads nowhere.',
    change: { find: 'href={`#${MAIN_ID}`}', put: 'href="#main"' },
    ask: ['unit/app/documents/every-page.test.ts', 'e2e/site/keyboard.spec.ts'],
  },
  {
    behaviour: 'Escape closes a menu of the bar, but the focus is lost with it.',
    change: { find: "event.currentTarget.querySelector('button')?.focus();", put: '' },
    ask: ['e2e/site/keyboard.spec.ts', 'e2e/site/layout.spec.ts'],
  },
  {
    behaviour: 'The keyboard’s focus enters the menu bar while scrolling has hidden it.',
    change: { find: "element.addEventListener('focusin', watch.focus);", put: '' },
    ask: ['e2e/site/keyboard.spec.ts', 'e2e/site/layout.spec.ts'],
  },
  {
    behaviour: 'The screen reader does not say that a link to a social network opens a new tab.',
    change: {
      find: 'aria-label={`${label}, ${messages.labels.opensInNewTab}`} title={label}',
      put: 'aria-label={label} title={label}',
    },
    ask: ['unit/app/documents/home.test.ts'],
  },
  {
    behaviour: 'The search field of the bar still has the last search when it is opened again.',
    change: { find: "setTyped(''); onClose();", put: 'onClose();' },
    ask: ['e2e/site/search.spec.ts'],
  },
  {
    behaviour:
      'The Enter key that accepts a suggestion of a phone’s keyboard also follows a search suggestion.',
    change: { find: 'if (event.isComposing || count === 0) return;', put: 'if (count === 0) return;' },
    ask: ['e2e/site/search.spec.ts'],
  },
  {
    behaviour:
      'After the notice about an unknown address, Back leads to the notice again and never out of the site.',
    change: {
      find: 'void navigate(address, { replace: true, preventScrollReset: true });',
      put: 'void navigate(address, { preventScrollReset: true });',
    },
    ask: ['e2e/site/states.spec.ts'],
  },
  {
    behaviour: 'An unknown address answers with 200, so search engines index it.',
    change: { find: "notice: 'sayfa-yok' }), status: 404,", put: "notice: 'sayfa-yok' })," },
    ask: ['unit/app/documents/documents.test.ts'],
  },
  {
    behaviour:
      'A menu heading without a page redirects for now and not for ever, so search engines keep its address.',
    change: { find: 'redirect(redirectTo, 301)', put: 'redirect(redirectTo)' },
    ask: ['unit/app/documents/every-page.test.ts', 'unit/app/site-navigation.test.tsx'],
  },
  {
    behaviour: 'A title with </script> ends the structured data and runs what follows.',
    change: { find: ".replaceAll('<', '\\\\u003c')", put: '' },
    ask: ['unit/app/head/structured-data.test.ts'],
  },
  {
    behaviour: 'Search results and missing pages may be indexed by search engines.',
    change: {
      find: "meta.isHidden && tag('meta', { ...page, name: 'robots', content: 'noindex' }),",
      put: '',
    },
    ask: ['unit/app/documents/every-page.test.ts'],
  },
  {
    behaviour: 'A visitor who comes back to an open tab sees old content.',
    change: { find: "refetchOnWindowFocus: 'always'", put: 'refetchOnWindowFocus: false' },
    ask: ['unit/app/hydration.test.tsx', 'e2e/site/calendar.spec.ts'],
  },
  {
    behaviour: 'The announcement bar stays in an open page after its end.',
    change: { find: 'moment === null ? neverChanges : everySecond', put: 'neverChanges' },
    ask: ['e2e/site/layout.spec.ts'],
  },
  {
    behaviour: 'After a deployment an open page shows an error in place of loading the new version.',
    change: {
      find: 'if (error instanceof StaleChunkError) reloadOnce();',
      put: 'if (error instanceof StaleChunkError) return;',
    },
    ask: ['unit/app/stale-client.test.ts', 'e2e/site/states.spec.ts'],
  },
];
