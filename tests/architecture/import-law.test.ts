import { describe, expect, test } from 'vitest';
import { findCircles, findForbiddenImports } from './import-law';
import { sourceFiles } from './source-files';

const files = sourceFiles('.ts', '.tsx');

function modules(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([path, text]) => ({ path, text }));
}

describe('the import law', () => {
  test('holds for every import of every file', () => {
    expect(files.flatMap(findForbiddenImports)).toEqual([]);
  });

  test.each(['admin/', 'src/', 'supabase/'])(
    '%s has no import circles, of modules or of folders at any depth',
    (house) => {
      expect(findCircles(files.filter(({ path }) => path.startsWith(house)))).toEqual([]);
    },
  );

  test.each([
    [
      'two folders, one of them lazily',
      { 'x/list/a.ts': `void import('../form/b');`, 'x/form/b.ts': '', 'x/form/c.ts': `import '../list/a';` },
    ],
  ])('a circle is found: %s', (_, texts) => {
    expect(findCircles(modules(texts))).not.toEqual([]);
  });

  test('a folder may use the modules beside it', () => {
    const texts = {
      'x/screen.ts': `import './list/a';`,
      'x/list/a.ts': `import '../menu';`,
      'x/menu.ts': '',
    };
    expect(findCircles(modules(texts))).toEqual([]);
  });

  test.each([
    ['a helper uses React', 'src/lib/x.ts', `import { useState } from 'react';`],
    ['a page imports another page', 'src/pages/home/x.tsx', `import { a } from '../about/x';`],
    [
      'a feature imports another one',
      'src/features/events/list/x.tsx',
      `import { a } from '../../announcements/x';`,
    ],
    ['the site uses a part of antd', 'src/app/x.tsx', `import button from 'antd/es/button';`],
    ['the app opens the admin, if only later', 'src/app/x.tsx', `void import('../../admin/main');`],
    [
      'the server imports the admin, if only a type',
      'src/server/x.ts',
      `type A = import('../../admin/main').A;`,
    ],
    ['browser code uses Node', 'src/ui/x.ts', `import { readFileSync } from 'node:fs';`],
    ['a folder nobody made a law for', 'src/helpers/x.ts', ''],
  ])('is broken when %s', (_, path, text) => {
    expect(findForbiddenImports({ path, text })).toHaveLength(1);
  });

  test.each([
    ['a page imports its own part', 'src/pages/home/x.tsx', `import { Hero } from './hero';`],
    ['a page shows a shared component', 'src/pages/home/x.tsx', `import { Card } from '../../ui/card/card';`],
  ])('allows that %s', (_, path, text) => {
    expect(findForbiddenImports({ path, text })).toEqual([]);
  });
});
