import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

// npm writes the file in the documented shape.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** Looks for a package as Node does: beside the importing package, then in every folder above it. */
function isLocked(asker: string, name: string): boolean {
  for (let place = asker; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    if (`${place}${place ? '/' : ''}node_modules/${name}` in packages) return true;
    if (place === '') return false;
  }
}

test('the lockfile names the packages of every platform, as npm ci demands', () => {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(asker, name)),
  );
  expect(missing).toEqual([]);
});
