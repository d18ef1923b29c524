import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverage } from '../spec-coverage/coverage';
import { readStatements } from '../spec-coverage/statements';
import { readTestTitles } from '../spec-coverage/test-titles';
import { ROOT, sourceFiles } from './source-files';

/** Its sections 2, 4, 5, 8 and 9, word for word. */
const specification = readFileSync(path.join(ROOT, 'tests/fixtures/specification.md'), 'utf8');
const statements = readStatements(specification);
const proofs = new Set(
  sourceFiles('.ts', '.tsx')
    .filter((file) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(file.path))
    .flatMap((file) => readTestTitles(file).map((title) => `${file.path.replace('tests/', '')} › ${title}`)),
);

describe('the specification of the public site', () => {
  test('is the one whose headings the list has', () => {
    expect(Object.keys(coverage).sort()).toEqual([...statements.keys()].sort());
  });

  test.each([...statements])('has one entry for each statement: %s', (heading, said) => {
    const beginnings = Object.keys(coverage[heading] ?? {});
    const entries = said.map((statement) => ({
      statement,
      entries: beginnings.filter((beginning) => statement.startsWith(beginning)).length,
    }));
    expect(entries.filter(({ entries: count }) => count !== 1)).toEqual([]);
    const unsaid = beginnings.filter(
      (beginning) => !said.some((statement) => statement.startsWith(beginning)),
    );
    expect(unsaid).toEqual([]);
  });

  test('is proven by tests that exist', () => {
    const named = Object.values(coverage)
      .flatMap((section) => Object.values(section))
      .filter((proof) => typeof proof !== 'string');
    expect(named.filter((tests) => tests.length === 0)).toEqual([]);
    expect(named.flat().filter((proof) => !proofs.has(proof))).toEqual([]);
  });
});

describe('the reading of the specification', () => {
  test('parts bullets into sentences, keeps quotations whole, and joins a table to its line', () => {
    const text = [
      '## 1. Words',
      "- **Alerts:** one. Two: 'Olmadı. Yine deneyin.' (twice). **Not** three.",
      '- Only a label:',
      '',
      '| a | b |',
    ].join('\n');
    expect([...readStatements(text)]).toEqual([
      [
        'Words',
        ['Alerts: one.', "Two: 'Olmadı. Yine deneyin.' (twice).", 'Not three.', 'Only a label: | a | b |'],
      ],
    ]);
  });

  test('takes a test by its title and by the rows of its table, and none that is skipped', () => {
    const text =
      "test('one', f); it(`two ${x}`, f); test.each([['a', 1], ['b', 2]])('%s is', f); test.skip('no', f);";
    expect(readTestTitles({ path: 'x.test.ts', text })).toEqual(['one', 'two ${x}', '%s is', 'a is', 'b is']);
  });
});
