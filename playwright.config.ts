import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/fixtures/chromium';

/** Each worker starts a site of its own (tests/e2e/support/site.ts), so tests share no data with other workers. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/.results/e2e',
  reporter: [['list'], ['json', { outputFile: 'tests/.results/e2e.json' }]],
  workers: 2,
  forbidOnly: true,
  // A shared machine may stall for seconds in the middle of a click. What fails twice is broken; what failed once is listed as flaky.
  retries: 1,
  // The longest takes 20 s on an idle machine; a busy one has taken three times as long, twice in a row.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'tr-TR',
    // A reader far away must see Istanbul's days and hours, and what the server rendered must still fit.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // What tests answer in a server's place, a worker would answer before them; the test of reading offline lets it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /phone/,
    },
  ],
});
