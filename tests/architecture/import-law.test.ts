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

  test('the back office has no import circles, of modules or of folders at any depth', () => {
    expect(findCircles(files.filter(({ path }) => path.startsWith('admin/')))).toEqual([]);
  });

  test.each([
    [
      'two folders, one of them lazily',
      { 'x/list/a.ts': `void import('../form/b');`, 'x/form/b.ts': '', 'x/form/c.ts': `import '../list/a';` },
    ],
    [
      'a module and the folder beside it, by a type',
      { 'x/a.ts': `import '../x/list/b';`, 'x/list/b.ts': `import type { A } from '../a';` },
    ],
    ['three modules', { 'x/a.ts': `import './b';`, 'x/b.ts': `import './c';`, 'x/c.ts': `import './a';` }],
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
    ['a helper reaches into a page', 'src/lib/x.ts', `import { a } from '../pages/home/queries';`],
    [
      'a component fetches from a feature',
      'src/ui/x.tsx',
      `import { a } from '../features/events/list/queries';`,
    ],
    ['a page imports another page', 'src/pages/home/x.tsx', `import { a } from '../about/x';`],
    [
      'a feature imports another one',
      'src/features/events/list/x.tsx',
      `import { a } from '../../announcements/x';`,
    ],
    ['a text imports a feature', 'src/content/x.ts', `import type { A } from '../features/events/x';`],
    ['a page imports the app', 'src/pages/home/x.tsx', `export { a } from '../../app/routes';`],
    ['a page uses the admin’s client', 'src/pages/home/x.ts', `import { a } from '@supabase/supabase-js';`],
    ['the site uses a part of antd', 'src/app/x.tsx', `import button from 'antd/es/button';`],
    ['the app imports the admin', 'src/app/x.tsx', `import { AdminApp } from '../../admin/main';`],
    ['the app opens the admin, if only later', 'src/app/x.tsx', `void import('../../admin/main');`],
    [
      'the server imports the admin, if only a type',
      'src/server/x.ts',
      `type A = import('../../admin/main').A;`,
    ],
    [
      'the server reaches into the backend',
      'src/server/http/x.ts',
      `import { a } from '../../../supabase/local/api/api-gateway';`,
    ],
    ['the server imports a command', 'src/server/http/x.ts', `import { a } from '../cli/backup';`],
    ['a declaration uses the site', 'admin/resources/x.ts', `import { a } from '../../src/lib/text/slug';`],
    ['the schema uses Refine', 'admin/schema/x.ts', `import type { A } from '@refinedev/core';`],
    [
      'a screen knows the resources',
      'admin/crud/list/x.tsx',
      `import { resources } from '../../resources/index';`,
    ],
    ['a field imports a screen', 'admin/fields/text/x.ts', `import { a } from '../../crud/row-title';`],
    ['an upload imports a field', 'admin/uploads/x.ts', `import { a } from '../fields/text/input';`],
    ['the stored session asks a server', 'admin/session/x.ts', `import { a } from '../providers/instances';`],
    ['a provider paints', 'admin/providers/x.tsx', `import { Alert } from 'antd';`],
    ['the admin uses the public site', 'admin/shell/x.tsx', `import { Card } from '../../src/ui/card/card';`],
    ['browser code uses Node', 'src/ui/x.ts', `import { readFileSync } from 'node:fs';`],
    ['a folder nobody made a law for', 'src/helpers/x.ts', ''],
  ])('is broken when %s', (_, path, text) => {
    expect(findForbiddenImports({ path, text })).toHaveLength(1);
  });

  test.each([
    ['a page imports its own part', 'src/pages/home/x.tsx', `import { Hero } from './hero';`],
    [
      'a page shows a feature',
      'src/pages/home/x.tsx',
      `import { A } from '../../features/events/event-card';`,
    ],
    [
      'a feature imports its own part',
      'src/features/events/list/x.tsx',
      `import { A } from '../event-card';`,
    ],
    ['a page shows a shared component', 'src/pages/home/x.tsx', `import { Card } from '../../ui/card/card';`],
  ])('allows that %s', (_, path, text) => {
    expect(findForbiddenImports({ path, text })).toEqual([]);
  });
});
