import { defineConfig } from 'vitest/config';

/** `npm test` runs these projects one after another (tests/run.ts); `bundle` reads dist/, so it follows the build. */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores to nobody.
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
          // The document's head reads the paper's colours from it.
          css: { include: /tokens\.css/ },
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: { name: 'bundle', include: ['tests/architecture/bundle/*.test.ts'] },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
