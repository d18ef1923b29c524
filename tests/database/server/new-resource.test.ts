import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TREE = [
  'admin',
  'src',
  'supabase/local',
  'supabase/migrations',
  'supabase/seed',
  'package.json',
  'tsconfig.json',
];
const run = promisify(execFile);

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'alumni-seventh-'));
  for (const entry of TREE) await cp(path.join(ROOT, entry), path.join(copy, entry), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const command = (name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', `src/server/cli/${name}.ts`, ...args], { cwd: copy });

/** The compiler's complaints about the back office of the copy. */
function compile(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const program = ts.createProgram(
    [...files.map((file) => path.join(copy, file)), path.join(ROOT, 'node_modules/vite/client.d.ts')],
    options,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

test('a seventh content type is one command, one line in the index, and regenerated types', async () => {
  const { stdout } = await command('new-resource', 'press_items');
  expect(stdout).toContain("import { pressItems } from './press-items';");

  const index = path.join(copy, 'admin/resources/index.ts');
  const text = await readFile(index, 'utf8');
  await writeFile(
    index,
    `import { pressItems } from './press-items';\n${text.replace(/memberPerks,?\s*\)/, 'memberPerks, pressItems)')}`,
  );
  await command('db-types');
  expect(await readFile(path.join(copy, 'src/shared/database.types.ts'), 'utf8')).toContain('press_items: {');

  expect(compile(['admin/main.tsx'])).toEqual([]);
}, 180_000);

test.each([
  ['no name', [], 'Bir tablo adı verin'],
  ['a name that is no table', ['Press Items'], 'Bir tablo adı verin'],
  ['a type that is there', ['events'], '“events” zaten var.'],
])('%s is refused with a sentence, and nothing is written', async (_, args, sentence) => {
  const before = await readdir(path.join(copy, 'supabase/migrations'));
  await expect(command('new-resource', ...args)).rejects.toMatchObject({
    stderr: expect.stringContaining(sentence) as string,
  });
  expect(await readdir(path.join(copy, 'supabase/migrations'))).toEqual(before);
});
