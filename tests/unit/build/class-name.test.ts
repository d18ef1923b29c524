import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from '../../../src/build/class-name';
import { repositoryPaths, ROOT } from '../../architecture/source-files';

const sheets = repositoryPaths()
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => path.join(ROOT, file));

test('a class keeps its own name, however its sheet is named', () => {
  const [sheet = ''] = sheets;
  expect(className('title', sheet)).toMatch(/^title-[a-z]{4}$/i);
  expect(className('title', path.join(ROOT, 'src/..', path.relative(ROOT, sheet)))).toBe(
    className('title', sheet),
  );
});

test('no two sheets share their classes', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(new Set(sheets.map((sheet) => className('part', sheet))).size).toBe(sheets.length);
});
