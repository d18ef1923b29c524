import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../architecture/source-files';
import { COMMANDS } from '../support/guide-runs';
import { NEEDED, RUN_BY, SHORT_FOR } from '../support/guide-table';
import { runLine } from '../support/run-line';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const commands = (pattern: RegExp) => [...COMMANDS].filter((command) => pattern.test(command));
/** The texts of the tests that follow the guides. They refuse a command that no guide has. */
const tests = readdirSync(import.meta.dirname)
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const NAMES_A_TEST = /^npx (?:vitest|playwright) /;
const LOOKS_FOR_LINES = /^git grep /;
const needed = Object.values<readonly string[]>(NEEDED).flat();

const isRun = (command: string) => ["'", '"', '`'].some((quote) => tests.includes(quote + command + quote));

it('every command of the guides is run here, is run by a test that is named, or needs what a test does not have', () => {
  const known = [...needed, ...Object.keys(RUN_BY), ...Object.keys(SHORT_FOR)];
  const patterns = [NAMES_A_TEST, LOOKS_FOR_LINES];
  const unknown = [...COMMANDS].filter(
    (command) =>
      !known.includes(command) && !isRun(command) && !patterns.some((pattern) => pattern.test(command)),
  );
  expect(unknown).toEqual([]);
  expect(known.filter((command) => !COMMANDS.has(command))).toEqual([]);
  expect(Object.values(SHORT_FOR).filter((command) => !isRun(command) && !(command in RUN_BY))).toEqual([]);
});

it.each(Object.entries(RUN_BY))('%s is run by a test that is there', (_, [file, title]) => {
  expect(read(`tests/database/${file}`)).toContain(title);
});

it('the commands that run one test name files and projects that are there', () => {
  // Playwright's configuration has no projects.
  const config = read('vitest.config.ts');
  expect(commands(NAMES_A_TEST).length).toBeGreaterThan(4);
  for (const command of commands(NAMES_A_TEST)) {
    const [, project] = /--project (\w+)/.exec(command) ?? [];
    if (project !== undefined || command.includes('vitest'))
      expect([command, config]).toEqual([command, expect.stringContaining(`name: '${project}'`)]);
    for (const [file] of command.matchAll(/tests\/\S+/g))
      expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  }
});

it.each(commands(LOOKS_FOR_LINES))('%s finds lines', async (command) => {
  expect(await runLine(command, {})).toEqual({ code: 0, output: expect.stringMatching(/./) as string });
});

it.each(needed.filter((command) => command.includes('npx supabase ')))(
  '%s is a command that the CLI has, with its options',
  async (command) => {
    const [, words = ''] = /npx supabase ((?:[a-z]+ ?)+)/.exec(command) ?? [];
    const { code, output } = await runLine(`npx supabase ${words.trim()} --help`, {});
    expect(code).toBe(0);
    for (const [flag] of command.matchAll(/--[a-z-]+/g)) expect(output).toContain(flag);
    if (output.includes('Local by default')) expect(command).toContain('--remote');
  },
);
