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
  '/entry.tsx': ['/react.js', '/react-query/index.js', '/routes.tsx', '/zone.ts'],
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
    '/react.js',
    '/react-query/index.js',
    '/session.js',
    '/zone.ts',
    '/sanitizer.js',
    '~/admin/frame.tsx',
    '~/admin/list.tsx',
    '~/admin/form.tsx',
  ],
  '/admin/frame.tsx': ['/react.js', '/session.js', '/antd.js'],
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
  ['what both entries import', '/react.js', 'common'],
  ['what the site’s entry alone imports', '/routes.tsx', 'site'],
  ['what the first page and most others need', '/query.js', 'site'],
  ['what most other pages need', '/hero.tsx', 'inner'],
  ['what the first page and another need', '/card.tsx', 'site'],
  ['the styles of that', '/card.module.css', 'site'],
  ['what two other pages need', '/rich-text.tsx', null],
  ['what one page and a preview need', '/slides.tsx', null],
  ['what a preview needs', '/frame.tsx', null],
  ['what only the index of a library needs', '/@tanstack/react-query/useMutation.js', null],
  ['what two other pages and the back office need', '/policy.ts', null],
  ['what the first page and the back office need', '/dates.ts', 'common'],
  ['what the back office needs', '/antd.js', null],
])('%s', (_, id, name) => {
  expect(siteChunk(ENTRIES)(id, graph)).toBe(name);
});

test.each([
  ['what its routes need is one chunk', '/session.js', 'routes'],
  ['what its first screens have in common is another', '/antd.js', 'screens'],
  ['what only its lists need comes with that', '/antd-table.js', 'screens'],
  ['what only its forms need comes with them', '/admin/form.tsx', null],
  [
    'what only the index of a library names to visitors is its own',
    '/@tanstack/react-query/useMutation.js',
    'routes',
  ],
  ['what a page needs, too, comes without it', '/policy.ts', null],
  ['what a visitor may come to need, too, comes without it', '/sanitizer.js', null],
  ['the site’s entry is no part of it', '/entry.tsx', null],
  ['its own entry is by itself', '/admin/main.tsx', null],
  ['so is each of its first screens', '/admin/list.tsx', null],
])('of the back office, %s', (_, id, name) => {
  expect(backOfficeChunk(ENTRIES)(id, graph)).toBe(name);
});
