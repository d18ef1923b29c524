import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTestTitles } from '../spec-coverage/test-titles';
import { ROOT, sourceFiles } from './source-files';

const DOCUMENT = 'tests/spec-coverage/specification.md';

interface Statement {
  /** 'line: heading: statement'. */
  readonly text: string;
  /** 'line: file below tests/ › title of a test in it'. */
  readonly tests: string[];
}

/** A bullet is a statement; the bullets in code below it are the tests that prove it. */
function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let heading = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    heading = /^#+ (.+)/.exec(line)?.[1] ?? heading;
    const [, named, said] = /^ *- (?:`(.+)`|(.+))$/.exec(line) ?? [];
    if (named !== undefined) statements.at(-1)?.tests.push(`${index + 1}: ${named}`);
    if (said !== undefined) statements.push({ text: `${index + 1}: ${heading}: ${said}`, tests: [] });
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

  test('has a test for each of its statements, but for those that say that they are not shown', () => {
    expect(unproven(statements), `name tests for these lines of ${DOCUMENT}`).toEqual([]);
  });

  test('names tests that exist and are not skipped', () => {
    const existing = new Set(
      sourceFiles('.ts', '.tsx')
        .filter((file) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(file.path))
        .flatMap((file) =>
          readTestTitles(file).map((title) => `${file.path.replace('tests/', '')} › ${title}`),
        ),
    );
    const missing = statements
      .flatMap(({ tests }) => tests)
      .filter((named) => !existing.has(named.slice(named.indexOf(' ') + 1)));
    expect(missing, `no test has these titles, which ${DOCUMENT} names`).toEqual([]);
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
    expect(statements[0]).toEqual({ text: '2: 1. Words: One.', tests: ['3: a.test.ts › is one'] });
    expect(unproven(statements)).toEqual(['5: 1. Words: Three.']);
  });

  test('takes a test by its title and by the rows of its table, and none that is skipped', () => {
    const text =
      "test('one', f); it(`two ${x}`, f); test.each([['a', 1], ['b', 2]])('%s is', f); test.skip('no', f);";
    expect(readTestTitles({ path: 'x.test.ts', text })).toEqual(['one', 'two ${x}', '%s is', 'a is', 'b is']);
  });
});
