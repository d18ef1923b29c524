import { describe, expect, test } from 'vitest';
import { resources } from '../../admin/resources/index';
import {
  documentsFunctions,
  hasLoadingIcon,
  hasNamedExportsOnly,
  hasNoAssertionChain,
  hasNoEscapeHatch,
  hasNoSentence,
  hasNoSilencedTest,
  hasNoTableRead,
  isKebabCase,
  isNoBarrel,
  isShort,
  MAX_LINES,
  namesNoResource,
  readsNoClock,
  type Rule,
} from './code-rules';
import { sourceFiles, type SourceFile } from './source-files';

const CODE = ['.ts', '.tsx', '.js', '.mjs'];
const code = sourceFiles(...CODE);
/** The rules' own tests quote what the rules forbid, but only inside strings; names are the exception. */
const within = (folder: RegExp) => code.filter(({ path }) => folder.test(path));
const without = (files: SourceFile[], excluded: RegExp) => files.filter(({ path }) => !excluded.test(path));
const broken = (files: SourceFile[], ...rules: Rule[]) =>
  rules.flatMap((rule) => files.flatMap((file) => rule(file)));

const namesNoDeclaredResource = namesNoResource(resources.flatMap(({ table, path }) => [table, path]));

describe('the house rules hold in every file', () => {
  test('files are short and kebab-case', () => {
    expect(broken(sourceFiles(...CODE, '.css', '.sql'), isShort)).toEqual([]);
    expect(broken(sourceFiles(...CODE, '.css', '.svg'), isKebabCase)).toEqual([]);
  });

  test('nothing silences the compiler, or the linter without a reason', () => {
    expect(broken(without(code, /^tests\/architecture\/code-rules/), hasNoEscapeHatch)).toEqual([]);
    expect(broken(code, hasNoAssertionChain)).toEqual([]);
  });

  test('no test is silenced', () => {
    expect(broken(within(/^tests\//), hasNoSilencedTest)).toEqual([]);
  });

  test('no component of the site reads the clock', () => {
    expect(broken(within(/^src\/(?:.+\/)?(?:[^/]+\.tsx|use-[^/]+\.ts)$/), readsNoClock)).toEqual([]);
  });

  test('every button of the back office that waits says so', () => {
    expect(broken(within(/^admin\/.*\.tsx$/), hasLoadingIcon)).toEqual([]);
  });

  test('everything is exported by name and imported from where it is', () => {
    // Playwright asks for a default export of its set-up.
    const named = without(code, /\.config\.[jt]s$|\.d\.ts$|\/global-setup\.ts$/);
    expect(broken(named, hasNamedExportsOnly, isNoBarrel)).toEqual([]);
  });

  test('the functions of src/lib and admin/schema say what they take and give', () => {
    expect(broken(within(/^(?:src\/lib|admin\/schema)\//), documentsFunctions)).toEqual([]);
  });

  test('tables are read only in queries, the address lookup, the settings, the server, the data provider, the drafts, the library and the rights check', () => {
    const readers =
      /^src\/(?:pages|features)\/(?:[^/]+\/)+queries\.ts$|^src\/lib\/database\/(?:find-by-address|settings|home-places)\.ts$|^src\/server\/|^admin\/data\/(?:data-provider|access|form-drafts|own-choices|files)\.ts$/;
    expect(broken(without(within(/^(?:src|admin)\//), readers), hasNoTableRead)).toEqual([]);
  });

  test('the generic back office names no resource', () => {
    expect(broken(without(within(/^admin\//), /^admin\/resources\//), namesNoDeclaredResource)).toEqual([]);
  });

  test('no component holds a sentence of the interface', () => {
    const components = within(/^(?:src|admin)\/.*\.tsx$/);
    expect(broken(without(components, /^src\/(?:pages|features|content)\//), hasNoSentence)).toEqual([]);
  });
});

describe('the house rules notice', () => {
  test.each<[string, Rule, Partial<SourceFile>]>([
    ['a long file', isShort, { text: '\n'.repeat(MAX_LINES + 1) }],
    ['a silenced linter', hasNoEscapeHatch, { text: '// oxlint-disable-next-line no-console' }],
    ['a chain of assertions', hasNoAssertionChain, { text: 'const a = (b as unknown) as string;' }],
    ['a silenced test', hasNoSilencedTest, { text: `test.describe.skip('a', run);` }],
    ['a read clock', readsNoClock, { text: 'const now = new Date();' }],
    ['an unnamed wait', hasLoadingIcon, { path: 'admin/x.tsx', text: '<SaveButton loading={isBusy} />;' }],
    ['a default export', hasNamedExportsOnly, { text: 'export default function a() {}' }],
    ['an index', isNoBarrel, { path: 'src/ui/index.ts', text: 'export const a = 1;' }],
    ['a function without a docstring', documentsFunctions, { text: 'export function a() {}' }],
    ['a table read', hasNoTableRead, { text: `await database.from('events').select();` }],
    ['a resource’s name', namesNoDeclaredResource, { text: `if (resource === 'announcements') hide();` }],
    ['a sentence in markup', hasNoSentence, { path: 'src/app/x.tsx', text: 'const a = <p>Sayfa yok</p>;' }],
  ])('%s', (_, rule, file) => {
    expect(rule({ path: 'src/lib/x.ts', text: '', ...file })).toHaveLength(1);
  });

  test.each<[string, Rule, string]>([
    ['Array.from', hasNoTableRead, 'Array.from([1]);'],
    ['a day', readsNoClock, `new Date('2026-01-01');`],
    ['a reasoned exception', hasNoEscapeHatch, '// oxlint-disable-next-line no-console -- the banner'],
    ['a type that spells a name', namesNoDeclaredResource, `type A = 'announcements' | 'b';`],
  ])('but not %s', (_, rule, text) => {
    expect(rule({ path: 'src/lib/x.ts', text })).toEqual([]);
  });
});
