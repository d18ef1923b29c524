import { expect, test } from 'vitest';
import { packagesOf } from './module-graph';

/** Build tools, browser-sized parsers and test tools: each costs the server tens of megabytes. */
const NEVER_SERVING = [
  'vite',
  'rolldown',
  'jsdom',
  '@vitejs/plugin-react',
  'typescript',
  'vitest',
  'playwright',
];

test('the process that serves the site loads neither the bundler nor a browser’s window', () => {
  const packages = packagesOf('src/server/main.ts');
  expect([...packages]).toEqual(expect.arrayContaining(['hono', 'postgres', '@supabase/lite']));
  expect(NEVER_SERVING.filter((name) => packages.has(name))).toEqual([]);
});

test('the check notices the bundler where development loads it', () => {
  expect(packagesOf('src/server/cli/dev.ts').has('vite')).toBe(true);
});
