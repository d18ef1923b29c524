import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';
import { findUnusedTexts } from './unused-texts';

const HOME = 'admin/i18n/any.ts';
const home = {
  path: HOME,
  text: `export const any = {
    list: { open: 'Aç', close: 'Kapat' },
    ways: { asc: 'önce', desc: 'sonra' },
    count: (n: number) => String(n),
  };`,
};
const IMPORT = `import { any } from '../i18n/any';\n`;
const unused = (text: string) =>
  findUnusedTexts([home], [{ path: 'admin/crud/x.tsx', text: IMPORT + text }]).map((found) =>
    found.replace(`${HOME} › any.`, ''),
  );

test.each([
  ['by its full name', 'show(any.list.open, any.list.close, any.ways.asc, any.ways.desc);'],
  [
    'by an alias',
    'const t = any.list; show(t.open, t.close); const { asc, desc } = any.ways; show(asc, desc);',
  ],
  ['by a key that is chosen at run time', 'show(any.list[key], any.ways[isUp ? "asc" : "desc"]);'],
  ['by the key of another text', 'show(any.list[any.ways[key]]);'],
  ['as part of an object that is passed on', 'const a = <List words={any.list} ways={any.ways} />;'],
  [
    'by a choice between two objects',
    'const t = isOpen ? any.list : any.ways; show(t.open, t.close, t.asc, t.desc);',
  ],
])('a text is used %s', (_, text) => {
  expect(unused(`${text} show(any.count(1));`)).toEqual([]);
});

test('a text that only shares its key with another word is unused', () => {
  expect(unused('show(other.list.open, "close", any.list.close); type T = typeof any.ways;')).toEqual([
    'list.open',
    'ways.asc',
    'ways.desc',
    'count',
  ]);
});

test('every text of the back office is shown somewhere', () => {
  const files = sourceFiles('.ts', '.tsx').filter(({ path }) => path.startsWith('admin/'));
  const homes = files.filter(({ path }) => path.startsWith('admin/i18n/'));
  expect(homes.length).toBeGreaterThan(10);
  expect(
    findUnusedTexts(
      homes,
      files.filter((file) => !homes.includes(file)),
    ),
  ).toEqual([]);
});
