import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanRouter } from '../../../src/build/lean-router';
import { transform } from './transform';

const FOLDER = 'node_modules/react-router/dist/development';
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => `${FOLDER}/${name}`);

test('the data router no longer opens the tab’s storage when it is made', () => {
  const asking = /^\s*restoreAppliedTransitions\(/m;
  const whole = FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(whole).toMatch(asking);
  const lean = FILES.map((file) => transform(leanRouter(), readFileSync(file, 'utf8'), file)).join('\n');
  expect(lean).not.toMatch(asking);
  expect(lean).toMatch(/^function createRouter\(/m);
});

test('says so when a new version writes it otherwise', () => {
  expect(() =>
    transform(leanRouter(), 'function createRouter(init) { restoreTransitions(); }', `${FOLDER}/chunk.mjs`),
  ).toThrow('Not as expected');
});
