import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FLOOR = path.join(ROOT, 'src/server/node-floor.cjs');
/** Runs the check as a Node of this version would. */
const checkOn = (given: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `Object.defineProperty(process, 'versions', { value: { node: '${given}' } }); require(${JSON.stringify(FLOOR)})`,
    ],
    { encoding: 'utf8' },
  );

test.each(['16.20.2', '18.19.0', '20.18.3'])(
  'Node %s is refused with one sentence in two languages',
  (given) => {
    const { status, stderr } = checkOn(given);
    expect([status, stderr]).toEqual([
      1,
      `Node 20.19 ya da yenisi gerekir; bu makinede ${given} var. nodejs.org adresinden kurun.\n` +
        `Node 20.19 or newer is needed; this machine has ${given}.\n`,
    ]);
  },
);

test.each(['20.19.0', '22.0.0', '26.1.4'])('Node %s passes without a word', (given) => {
  const { status, stdout, stderr } = checkOn(given);
  expect([status, stdout + stderr]).toEqual([0, '']);
});

test('every command of the server and of the guides asks for the release before anything else is read', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = Object.entries(scripts).filter(([, line]) => /^node .*src\/server\//.test(line));
  expect(own.length).toBeGreaterThan(20);
  const isAsked = (line = '') => /^node (?:-r \.\/)?src\/server\/node-floor\.cjs/.test(line);
  expect(own.filter(([name, line]) => !isAsked(line) && !isAsked(scripts[`pre${name}`]))).toEqual([]);
});
