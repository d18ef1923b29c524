import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAssertedValues } from '../spec-coverage/asserted-values';
import { isAsserted, readExpectedValues } from '../spec-coverage/expected-values';
import { readTestTitles } from '../spec-coverage/test-titles';
import { ROOT, sourceFiles } from './source-files';

const DOCUMENT = 'tests/spec-coverage/specification.md';

interface Statement {
  /** 'line: heading: statement'. */
  readonly text: string;
  /** 'line: file below tests/ › title of a test in it'. */
  readonly tests: string[];
  /** How the tests write a value of the statement ('30000' for '30', in milliseconds), or null where it is left on purpose. */
  readonly written: Map<string, string | null>;
}

/** A bullet is a statement; the bullets in code below it are the tests that prove it, or say how they write a value. */
function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let heading = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    heading = /^#+ (.+)/.exec(line)?.[1] ?? heading;
    const [, value, written] = /^ *- `([^`]+)` is (?:written `([^`]+)`|left on purpose)$/.exec(line) ?? [];
    const [, named, said] = /^ *- (?:`([^`]+)`|(.+))$/.exec(line) ?? [];
    if (value !== undefined) statements.at(-1)?.written.set(value, written ?? null);
    else if (named !== undefined) statements.at(-1)?.tests.push(`${index + 1}: ${named}`);
    else if (said !== undefined)
      statements.push({ text: `${index + 1}: ${heading}: ${said}`, tests: [], written: new Map() });
  }
  return statements;
}

/** Returns the statements without a test, except those that say "not shown" and those that introduce others with a colon. */
function unproven(statements: readonly Statement[]): string[] {
  return statements
    .filter(({ text, tests }) => tests.length === 0 && !/not shown/i.test(text) && !/:(?:\*\*)?$/.test(text))
    .map(({ text }) => text);
}

describe('the specification', () => {
  const statements = readStatements(readFileSync(path.join(ROOT, DOCUMENT), 'utf8'));
  const files = new Map(
    sourceFiles('.ts', '.tsx')
      .filter((file) => file.path.startsWith('tests/'))
      .map((file) => [file.path, file]),
  );

  test('has a test for each of its statements, but for those that say that they are not shown', () => {
    expect(unproven(statements), `name tests for these lines of ${DOCUMENT}`).toEqual([]);
  });

  test('names tests that exist and are not skipped', () => {
    const existing = new Set(
      [...files.values()]
        .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file.path))
        .flatMap((file) =>
          readTestTitles(file).map((title) => `${file.path.replace('tests/', '')} › ${title}`),
        ),
    );
    const missing = statements
      .flatMap(({ tests }) => tests)
      .filter((named) => !existing.has(named.slice(named.indexOf(' ') + 1)));
    expect(missing, `no test has these titles, which ${DOCUMENT} names`).toEqual([]);
  });

  test('has its texts, addresses, numbers and orders as arguments of its tests’ assertions', () => {
    const missing = statements
      .filter(({ tests }) => tests.length > 0)
      .flatMap(({ text, tests, written }) => {
        const asserted = tests.flatMap((named) =>
          readAssertedValues(named.slice(named.indexOf(' ') + 1), files),
        );
        return readExpectedValues(text.replace(/^\d+: .*?: /, ''))
          .map((value) => (written.has(value) ? written.get(value) : value))
          .filter((value) => value && !isAsserted(value, asserted))
          .map((value) => `${text}\n  expects ${value}`);
      });
    expect(missing, `the tests that ${DOCUMENT} names assert something else`).toEqual([]);
  });
});

describe('the reading of the specification', () => {
  test('finds each statement’s tests, and the statements that have none', () => {
    const statements = readStatements(
      [
        ...[
          '## 1. Words',
          '- One.',
          '  - `a.test.ts › is one`',
          '- Two:',
          '  - Three.',
          '- Four is not shown.',
        ],
        ...['## 2. Not shown', '- Five.'],
      ].join('\n'),
    );
    expect(statements[0]).toMatchObject({ text: '2: 1. Words: One.', tests: ['3: a.test.ts › is one'] });
    expect(unproven(statements)).toEqual(['5: 1. Words: Three.']);
  });

  test('takes a test by its title and by the rows of its table, and none that is skipped', () => {
    const text =
      "test('one', f); it(`two ${x}`, f); test.each([['a', 1], ['b', 2]])('%s is', f); test.skip('no', f);";
    expect(readTestTitles({ path: 'x.test.ts', text })).toEqual(['one', 'two ${x}', '%s is', 'a is', 'b is']);
  });

  test('takes a statement’s texts, addresses, orders of rows and numbers', () => {
    const statement =
      "The list at /duyurular (created_at desc, limit 50) says 'Yükleniyor…' for the board's 7 members.";
    expect(readExpectedValues(statement)).toEqual([
      'Yükleniyor…',
      '/duyurular',
      'created_at.desc',
      '50',
      '7',
    ]);
  });

  test('takes what assertions hold, themselves or by the constants, helpers and tables that they name', () => {
    const text = `
      import { LIMIT } from './limits';
      const WORDS = ['iki'];
      const unused = 'nothing';
      function expectPage(path) { expect(page(path)).toBe('/bes'); }
      test.each([['alti']])('%s', async (name) => {
        await page.click('clicked');
        expect(page.word).toEqual(WORDS);
        expect.poll(f).toBe(3);
        expect(LIMIT).toMatch(/dört\\./);
        expectPage('/yedi');
      });`;
    const files = new Map(
      [
        { path: 'tests/a.test.ts', text },
        { path: 'tests/limits.ts', text: 'export const LIMIT = 24;' },
      ].map((file) => [file.path, file]),
    );
    expect(readAssertedValues('a.test.ts › %s', files).sort()).toEqual([
      '/bes',
      '/yedi',
      '24',
      '3',
      'alti',
      'dört.',
      'iki',
    ]);
  });

  test.each([
    ['Henuz duyuru yok.', 'Henüz duyuru yok.', true],
    ['2325', '2.325 üye', true],
    ['25', '2025', false],
    ['created_at.desc', 'order=created_at.desc.nullslast', true],
  ])('looks for %s in %s: %j', (expected, asserted, found) => {
    expect(isAsserted(expected, [asserted])).toBe(found);
  });
});
