import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSamples,
  addToIndex,
  copySources,
  type SourceCopy,
} from '../../fixtures/added-resource/source-copy';

const run = promisify(execFile);

let tree: SourceCopy;

beforeAll(async () => {
  tree = await copySources();
});
afterAll(() => tree.remove());

const CONTENT_TABLES = ['announcements', 'events', 'calendar', 'bulletins', 'alumni_news', 'member_perks'];
const inTree = (file: string) => path.join(tree.root, file);
const command = (name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', `src/server/cli/${name}.ts`, ...args], { cwd: tree.root });

/** What names the resources, the tables or what is derived from them. `npm run typecheck` checks the others, without another resource. */
const KNOWS_RESOURCES = /from '[^']*\/(?:resources\/|resources'|schema\/|database\/)/;

/** The sources of the copy's back office and site that know the resources. */
async function listSources(): Promise<string[]> {
  const sources = ['admin', 'src'].flatMap((room) =>
    readdirSync(inTree(room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map((name) => path.posix.join(room, name)),
  );
  const texts = await Promise.all(sources.map((file) => readFile(inTree(file), 'utf8')));
  return sources.filter(
    (file, index) => file.startsWith('admin/resources/') || KNOWS_RESOURCES.test(texts[index] ?? ''),
  );
}

/** Checks the types in files of the copy with oxlint's compiler, which takes half as long as TypeScript's own. Returns what it says. */
async function compile(files: readonly string[]): Promise<string> {
  const args = ['--allow', 'all', '--type-aware', '--type-check', ...files];
  const { stdout } = await run(inTree('node_modules/.bin/oxlint'), args, { cwd: tree.root }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout;
}

test('another content type takes one command, one line in the index, and regenerated types', async () => {
  const { stdout } = await command('new-resource', 'press_items');
  expect(stdout).toContain("import { pressItems } from './press-items';");
  await addToIndex(tree.root, 'pressItems', 'press-items');
  // A second one has a field of every kind.
  await addSamples(tree.root);

  // The back office's own columns in public tables are on no page.
  await writeFile(
    inTree('supabase/migrations/29991231235958_internal_notes.sql'),
    CONTENT_TABLES.map((table) => `alter table public.${table} add column internal_note text;`).join('\n'),
  );

  await command('db-types');
  const types = await readFile(inTree('src/lib/database/database.types.ts'), 'utf8');
  expect(types).toContain('"press_items": {');
  expect(types).toContain('"samples": {');
  expect(types).toContain('"internal_note": string | null');
  const files = await listSources();
  expect(files.length).toBeGreaterThan(100);
  const checked = await compile(files);
  expect(checked).toContain('Found 0 warnings and 0 errors.');
  expect(checked).toContain(` on ${files.length} files `);
}, 360_000);

test('a new content type is in the matrix of roles: everyone reads it, administrators write it', async () => {
  const matrix = await readFile(inTree('tests/database/support/role-matrix.ts'), 'utf8');
  const rules = (table: string) => matrix.split(`\n  ${table}: {\n`)[1]?.split('\n  },\n')[0] ?? '';
  for (const table of ['announcements', 'press_items']) {
    expect(rules(table)).toMatch(/key: 'id',[^]*outcomes: CONTENT,$/);
  }
});
