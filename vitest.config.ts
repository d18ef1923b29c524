import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { prose } from './src/build/prose/prose.ts';

const UNIT_TESTS = 'tests/unit';
/** Matches tests that mock or reload modules, or load a library that adds globals (pdfjs). Other files in their process would see that. */
const CHANGES_PROCESS = /vi\.(?:mock|doMock|resetModules)\(|pdfjs-dist/;
const changing = readdirSync(UNIT_TESTS, { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join(UNIT_TESTS, name))
  .filter((file) => /\.test\.tsx?$/.test(file) && CHANGES_PROCESS.test(readFileSync(file, 'utf8')));

const unit = {
  // The first test that opens a page waits for the compilation of the site.
  testTimeout: 30_000,
  // The document's head reads the background colours from this file.
  css: { include: /tokens\.css/ },
};

/** `npm test` runs these projects one after another (tests/run.ts). `bundle` reads dist/ and needs a build. */
export default defineConfig({
  test: {
    // By default Vitest would leave one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'unit',
          include: [`${UNIT_TESTS}/**/*.test.{ts,tsx}`],
          exclude: changing,
          // Reloading the site for each file would take longer than the tests.
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...unit, name: 'unit-apart', include: changing },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.test.ts'],
          // All rules read the same syntax trees.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'bundle', include: ['tests/architecture/bundle/*.test.ts'] },
      },
      {
        // The search reads the long texts.
        plugins: [prose()],
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: 'tests/fixtures/templates.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Vitest's own second is too short on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
