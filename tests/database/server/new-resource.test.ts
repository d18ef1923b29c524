import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
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

/** The compiler's errors in the files of the copy's back office and site that know the resources. */
function compile(): string[] {
  const { config } = ts.readConfigFile(inTree('tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, tree.root);
  const program = ts.createProgram(
    [
      inTree('admin/main.tsx'),
      inTree('src/entry-client.ts'),
      inTree('src/entry-server.tsx'),
      inTree('src/server/main.ts'),
      ...['admin', 'src'].flatMap((room) => ts.sys.readDirectory(inTree(room), ['.d.ts'])),
      inTree('node_modules/vite/client.d.ts'),
    ],
    options,
  );
  const files = program
    .getSourceFiles()
    .filter(({ fileName, text }) => fileName.includes('/admin/resources/') || KNOWS_RESOURCES.test(text));
  expect(files.length).toBeGreaterThan(100);
  return files
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
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
  expect(compile()).toEqual([]);
}, 180_000);

test('a new content type is in the matrix of roles: everyone reads it, administrators write it', async () => {
  const matrix = await readFile(inTree('tests/database/support/role-matrix.ts'), 'utf8');
  const rules = (table: string) => matrix.split(`\n  ${table}: {\n`)[1]?.split('\n  },\n')[0] ?? '';
  for (const table of ['announcements', 'press_items']) {
    expect(rules(table)).toMatch(/key: 'id',[^]*outcomes: CONTENT,$/);
  }
});
