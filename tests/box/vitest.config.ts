import { defineConfig } from 'vitest/config';

/** `npm run test:box` only: it installs what a box needs, builds the site and starts it behind both proxies. */
export default defineConfig({
  test: {
    name: 'box',
    include: ['tests/box/*.test.ts'],
    globalSetup: 'tests/box/install.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
