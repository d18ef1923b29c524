import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import site from '../../vite.config';

/** The unit tests as one project: StrykerJS runs them one file at a time, each in a context of its own. */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      // One reads sources as text, which StrykerJS rewrites, and one cuts connections by the clock.
      exclude: ['tests/unit/app/public-columns.test.tsx', 'tests/unit/server/http/listen.test.ts'],
      testTimeout: 30_000,
      css: { include: /tokens\.css/ },
    },
  }),
);
