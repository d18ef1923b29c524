import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/fixtures/chromium';

/** Each worker starts its own site (tests/e2e/support/site.ts) on a copy of one template, so that workers share no data. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'tests/.results/e2e',
  reporter: [['list'], ['json', { outputFile: 'tests/.results/e2e.json' }]],
  workers: 2,
  forbidOnly: true,
  // A shared machine can stall for seconds within a click. The run names each test that needed its second try.
  retries: 1,
  // The longest test takes 20 s on an idle machine, and has taken 90 s on a busy one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    // Readers in other time zones must see Istanbul's time, and hydration must still match.
    timezoneId: 'America/New_York',
    // A click that never succeeds must not wait for the end of its test.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A service worker would respond before the tests' own routes. The test of offline reading permits it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
});
