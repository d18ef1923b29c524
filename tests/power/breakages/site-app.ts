import type { Breakage } from '../breakage';

export const SITE_APP_BREAKAGES: readonly Breakage[] = [
  {
    behaviour:
      'After following a link the keyboard’s focus stays on the old page’s link, and Tab starts in the menu.',
    change: { find: 'main.current?.focus({ preventScroll: true });', put: '' },
    ask: ['e2e/site/keyboard.spec.ts', 'e2e/site/addresses.spec.ts'],
  },
  {
    behaviour: 'The keyboard’s focus enters the menu bar while scrolling has hidden it.',
    change: { find: "element.addEventListener('focusin', watch.focus);", put: '' },
    ask: ['e2e/site/keyboard.spec.ts', 'e2e/site/layout.spec.ts'],
  },
  {
    behaviour: 'An unknown address answers with 200, so search engines index it.',
    change: { find: "path: '*', status: 404 }", put: "path: '*' }" },
    ask: ['unit/app/documents/documents.test.ts'],
  },
  {
    behaviour:
      'A menu heading without a page redirects for now and not for ever, so search engines keep its address.',
    change: { find: 'redirect(redirectTo, 301)', put: 'redirect(redirectTo)' },
    ask: ['unit/app/documents/every-page.test.ts'],
  },
  {
    behaviour: 'A title with </script> ends the structured data and runs what follows.',
    change: { find: ".replaceAll('<', '\\\\u003c')", put: '' },
    ask: ['unit/app/head/structured-data.test.ts'],
  },
  {
    behaviour: 'After a deployment an open page shows an error in place of loading the new version.',
    change: {
      find: 'if (error instanceof StaleChunkError) reloadOnce();',
      put: 'if (error instanceof StaleChunkError) return;',
    },
    ask: ['unit/app/error-page.test.tsx'],
  },
];
