import { expect, test } from 'vitest';
import { backOfficeChunk, siteChunk } from '../../../src/build/chunk-names';

const page = (name: string) => `/src/pages/${name}/${name}-page.tsx`;
const MANY = ['about', 'awards', 'board', 'bylaws', 'dues', 'event', 'events', 'home', 'perks', 'privacy'];

const ENTRIES = {
  site: '/entry.tsx',
  backOffice: '/admin/main.tsx',
  screens: ['/admin/frame.tsx', '/admin/list.tsx'],
};

/** Imports by importer. A `~` marks a lazy import. */
const IMPORTS: Record<string, string[]> = {
  '/entry.tsx': ['/node_modules/react-dom/client.js', '/react-query/index.js', '/routes.tsx', '/zone.ts'],
  '/react-query/index.js': ['/@tanstack/react-query/useMutation.js'],
  '/routes.tsx': [...MANY.map((name) => `~${page(name)}`), '~/preview.tsx'],
  ...Object.fromEntries(MANY.map((name) => [page(name), ['/query.js', `/parts-of-${name}.tsx`]])),
  ...Object.fromEntries(MANY.map((name) => [`/parts-of-${name}.tsx`, ['/hero.tsx']])),
  '/parts-of-about.tsx': ['/hero.tsx', '/rich-text.tsx'],
  '/parts-of-events.tsx': ['/hero.tsx', '/rich-text.tsx', '/card.tsx', '/dates-of-items.tsx'],
  '/parts-of-event.tsx': ['/dates-of-items.tsx'],
  '/parts-of-home.tsx': ['/card.tsx', '/slides.tsx', '/dates.ts'],
  '/card.tsx': ['/card.module.css'],
  '/rich-text.tsx': ['/purifier.js'],
  '/parts-of-awards.tsx': ['/hero.tsx', '/policy.ts'],
  '/parts-of-board.tsx': ['/hero.tsx', '/policy.ts'],
  '/preview.tsx': ['/card.tsx', '/slides.tsx', '/frame.tsx', '/sanitizer.js'],
  '/admin/form.tsx': ['/policy.ts', '/dates.ts'],
  '/admin/main.tsx': [
    '/node_modules/react-dom/client.js',
    '/react-query/index.js',
    '/src/lib/session.ts',
    '/node_modules/@supabase/auth-js/index.js',
    '/admin/providers/no-realtime.ts',
    '/node_modules/qs/index.js',
    '\0browser-external:util',
    '/zone.ts',
    '/sanitizer.js',
    '~/admin/frame.tsx',
    '~/admin/list.tsx',
    '~/admin/form.tsx',
  ],
  '/admin/frame.tsx': ['/node_modules/react-dom/client.js', '/src/lib/session.ts', '/antd.js'],
  '/admin/list.tsx': ['/antd.js', '/antd-table.js'],
};

const graph = {
  getModuleInfo(id: string) {
    const imports = IMPORTS[id] ?? [];
    return {
      importedIds: imports.filter((name) => !name.startsWith('~')),
      dynamicallyImportedIds: imports.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    };
  },
};

test.each([
  ['the entry itself', '/entry.tsx', null],
  ['imports of both entries', '/zone.ts', 'common'],
  ['React, which both entries import', '/node_modules/react-dom/client.js', 'react'],
  ['imports of the site’s entry alone', '/routes.tsx', 'site'],
  ['imports of the home page and most others', '/query.js', 'site'],
  ['imports of most other pages', '/hero.tsx', 'inner'],
  ['imports of the home page and another', '/card.tsx', 'site'],
  ['their styles', '/card.module.css', 'site'],
  ['imports of two other pages', '/rich-text.tsx', null],
  ['imports of one page and a preview', '/slides.tsx', null],
  ['imports of a preview', '/frame.tsx', null],
  ['imports of a library’s index alone', '/@tanstack/react-query/useMutation.js', null],
  ['imports of two other pages and the back office', '/policy.ts', null],
  ['imports of the home page and the back office', '/dates.ts', 'common'],
  ['imports of the back office', '/antd.js', null],
])('%s', (_, id, name) => {
  expect(siteChunk(ENTRIES)(id, graph)).toBe(name);
});

test.each([
  ['imports of its routes are one chunk', '/src/lib/session.ts', 'routes'],
  ['Supabase is one', '/node_modules/@supabase/auth-js/index.js', 'supabase'],
  ['so is what stands in for a part of Supabase', '/admin/providers/no-realtime.ts', 'supabase'],
  ['other libraries of the routes are one', '/node_modules/qs/index.js', 'libraries'],
  ['modules that the bundler makes for a library are in its chunk', '\0browser-external:util', 'libraries'],
  ['common imports of its first screens are another', '/antd.js', 'screens'],
  ['imports of its lists alone are in the same chunk', '/antd-table.js', 'screens'],
  ['imports of its forms are in neither', '/admin/form.tsx', null],
  [
    'modules that visitors reach only by a library’s index are included',
    '/@tanstack/react-query/useMutation.js',
    'libraries',
  ],
  ['imports of a page are excluded', '/policy.ts', null],
  ['lazy imports of the site are excluded', '/sanitizer.js', null],
  ['the site’s entry is excluded', '/entry.tsx', null],
  ['its own entry keeps its chunk', '/admin/main.tsx', null],
  ['each of its first screens keeps its chunk', '/admin/list.tsx', null],
])('of the back office, %s', (_, id, name) => {
  expect(backOfficeChunk(ENTRIES)(id, graph)).toBe(name);
});
