import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  absentReferences,
  guideCommands,
  headingIds,
  linkTargets,
  namedFiles,
  npmOptions,
  npmScripts,
  shellBlocks,
} from './documents';
import { repositoryPaths, ROOT, sourceFiles } from './source-files';

const MAX_README_LINES = 110;
const MAX_README_WORDS = 2_500;
const MAX_WORDS = 16_000;
const DECISION = /^\d{4}-\d\d-\d\d: .+\n\nContext: [^]+\sDecision:\s[^]+\sConsequences:\s/;
/** Made by a build, a run or a backup, by a reader who follows a recipe, or lying at a host. */
const NOT_IN_THE_REPOSITORY =
  /^(?:dist|DATA_DIR|supabase\/\.temp|tests\/\.results|page)(?:\/|\.html$|$)|sponsors|volunteers|^(?:status|secrets|manifest)\.json$|^HANDOVER\.md$/;

const paths = repositoryPaths();
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const named = (name: string) =>
  paths.filter((file) => path.basename(file) === name).map((file) => [file, read(file)] as const);
const readmes = named('README.md');
const decisions = named('DECISIONS.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Where options are declared, of scripts that pass them on or make them from a table. */
const OTHER_DECLARATIONS: Readonly<Record<string, readonly string[]>> = {
  box: ['src/server/cli/admin-grant.ts', 'src/server/cli/restore.ts'],
  'box:setup': ['src/server/box/box.ts'],
};

function hasOption(script: string, option: string): boolean {
  const own = /\S+\.ts(?= |$)/.exec(scripts[script] ?? '') ?? [];
  const texts = [...own, ...(OTHER_DECLARATIONS[script] ?? [])].map(read);
  return texts.some((text) => new RegExp(`\\b${option}'?: \\{ type:|flag: '${option}'`).test(text));
}

/** Whether a file, or a folder with its slash, is named by its whole path or by the end of it, as in the sentences of its room. */
const isThere = (name: string) =>
  paths.some(
    (file) => `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name.replace(/\/$/, '')}/`),
  );

test('the README can be read in minutes, and its first two commands start and prove everything', () => {
  expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(MAX_README_LINES);
  expect(shellBlocks(read('README.md')).slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
});

test('no README has more words than a newcomer reads, nor have all of them together', () => {
  const words = readmes.map(([file, text]) => [file, text.trim().split(/\s+/).length] as const);
  expect(words.filter(([, count]) => count > MAX_README_WORDS)).toEqual([]);
  expect(words.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(MAX_WORDS);
});

test.each(decisions)('%s gives each decision a date, its context and its consequences', (_, markdown) => {
  const [, ...entries] = markdown.split('\n## ');
  expect(entries.filter((entry) => !DECISION.test(entry))).toEqual([]);
});

describe.each([...readmes, ...decisions])('%s', (file, markdown) => {
  test('names only files that exist', () => {
    const missing = namedFiles(markdown).filter(
      (name) => !NOT_IN_THE_REPOSITORY.test(name) && !isThere(name),
    );
    expect(missing).toEqual([]);
  });

  test('links only to what exists', () => {
    const broken = linkTargets(markdown, file).filter((target) => {
      const [name = '', id] = target.split('#');
      return !paths.includes(name) || (id !== undefined && !headingIds(read(name)).includes(id));
    });
    expect(broken).toEqual([]);
  });

  test('runs only scripts that exist', () => {
    expect(npmScripts(markdown).filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the guides give commands only options that they have', () => {
  const guides = paths.filter((file) => file.endsWith('.md')).map(read);
  const given = guides.flatMap(npmOptions);
  expect(given).toEqual(
    expect.arrayContaining([
      ['update', 'back'],
      ['box:setup', 'dry-run'],
      ['box', 'yes'],
    ]),
  );
  expect(given.filter(([script, option]) => !hasOption(script, option))).toEqual([]);
});

test('the recipe for a column repeats the triggers of today, with the new column', () => {
  const migrations = paths.filter((file) => file.startsWith('supabase/migrations/')).toSorted();
  const now = migrations.map(read).join('\n');
  const recipe = triggersOf(read('admin/README.md'));
  expect(recipe.map(([name]) => name)).toEqual(['blank_to_null events', 'keep_row_words events']);
  for (const [name, columns] of recipe) {
    const [, present = []] = triggersOf(now).findLast(([known]) => known === name) ?? [];
    expect(columns.filter((column) => column !== 'admission')).toEqual(present);
    expect(columns).toContain('admission');
  }
});

/** The triggers that a text creates, each with the columns that it names. */
function triggersOf(text: string): (readonly [name: string, columns: readonly string[]])[] {
  const created = text.matchAll(
    /create (?:or replace )?trigger (\w+)[^;]*?on public\.(\w+)[^;]*?execute function \w+\.\w+\(([^)]*)\)/g,
  );
  return [...created].map(
    ([, name, table, columns = '']) =>
      [`${name} ${table}`, [...columns.matchAll(/'([^']*)'/g)].map(([, column = '']) => column)] as const,
  );
}

test('nothing refers to a document that the repository does not hold', () => {
  const files = sourceFiles('.ts', '.tsx', '.js', '.css', '.sql', '.md', '.html', '.json', '.toml').filter(
    ({ path: file }) => !file.startsWith('tests/architecture/documents'),
  );
  const references = files.flatMap(({ path: file, text }) =>
    absentReferences(text).map((line) => `${file}: ${line}`),
  );
  expect(references).toEqual([]);
});

test('the reading of documents notices names, links and commands', () => {
  const text =
    'See `src/lib/a.ts`, `crud/list/`, `b.css`, `a/b`, [there](../c/README.md#a-title), [here](#b) and `npm run d:e -- f`.';
  expect(namedFiles(text)).toEqual(['src/lib/a.ts', 'crud/list/', 'b.css']);
  expect(linkTargets(text, 'src/README.md')).toEqual(['c/README.md#a-title', 'src/README.md#b']);
  expect(npmScripts(text)).toEqual(['d:e']);
  expect(npmOptions('`npm run d:e -- f --g-h "i" --j` and `npm run k`')).toEqual([
    ['d:e', 'g-h'],
    ['d:e', 'j'],
  ]);
  expect(guideCommands('Run `npm ci` in `npm`:\n\n```sh\ngit a \\\n  b   # c\nnpm ci\n```\n')).toEqual([
    'git a b',
    'npm ci',
  ]);
  expect(headingIds('## A title, `quoted`')).toEqual(['a-title-quoted']);
});
