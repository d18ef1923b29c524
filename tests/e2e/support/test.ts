import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Administrator } from './administrator';
import { Backend, type Account, type OtherAccount } from './backend';
import { Complaints } from './complaints';
import { FactorServer } from './second-step';
import { Site, type Status } from './site';
import { awaitScriptOnVisits } from './visitor';

interface TestFixtures {
  /** The person at the browser when the test begins. An administrator is already signed in. */
  as: 'visitor' | 'admin';
  /** An administrator's account of this test alone, which has not signed in yet. */
  account: OtherAccount;
  /** The sign-in server's second step, of which this account has no factor yet. */
  server: FactorServer;
  /** A console error or a failed request fails the test unless the test allows it here. */
  complaints: Complaints;
  /** An administrator's actions in the browser of this test. */
  admin: Administrator;
  visitor: Page;
}

interface WorkerFixtures {
  site: Site;
  backend: Backend;
  /** A second server in front of the same backend, as of a hosted project, with providers, a captcha and codes by SMS. */
  signInSite: Site;
  /** One sign-in per worker, because the backend limits sign-ins. */
  adminState: () => Promise<StorageState>;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Worker fixtures belong here: a file with one of its own makes Playwright start another worker, with another site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it must prepare from this pattern
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  backend: [async ({ site }, use) => use(await Backend.of(site)), { scope: 'worker' }],
  signInSite: [
    async ({ site }, use) => {
      const { ANON_KEY } = await site.readStatus();
      const signInSite = await Site.start(process.cwd(), {
        SUPABASE_URL: site.url,
        SUPABASE_PUBLISHABLE_KEY: ANON_KEY,
        AUTH_PROVIDERS: 'google,azure',
        CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
        SMS_CODES: '1',
      });
      await use(signInSite);
      await signInSite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  adminState: [
    async ({ browser, site }, use) => {
      let state: Promise<StorageState> | undefined;
      await use(() => (state ??= signInOnce(browser, site)));
    },
    { scope: 'worker' },
  ],
  as: ['visitor', { option: true }],
  account: async ({ backend }, use) => use(await backend.createAccount('defne', { isAdmin: true })),
  server: async ({ account, backend, context, site }, use) =>
    use(new FactorServer(context, site, backend, account)),
  storageState: async ({ adminState, as }, use) => use(as === 'admin' ? await adminState() : undefined),
  baseURL: async ({ site }, use) => use(site.url),
  // axe reads each screen with reduced motion. Switching to it in the middle of a dialog's animation would leave the dialog half open.
  contextOptions: async ({ as, contextOptions }, use) =>
    use(as === 'admin' ? { ...contextOptions, reducedMotion: 'reduce' } : contextOptions),
  context: async ({ backend, context }, use) => {
    // A form keeps its draft also when its page is closed, at the end of the test before.
    await backend.forgetDrafts();
    await use(context);
    // A stand-in for a server may still be answering.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ javaScriptEnabled, page }, use) => {
    if (javaScriptEnabled) awaitScriptOnVisits(page);
    await use(page);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints(context);
      await use(complaints);
      expect(complaints.unexpected(), 'console errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  admin: async ({ page, site }, use) => use(new Administrator(page, ownerOf(await site.readStatus()))),
  visitor: async ({ browser, site }, use) => {
    const storageState = { cookies: [], origins: [] };
    const context = await browser.newContext({
      ...{ baseURL: site.url, locale: 'tr-TR', storageState },
      ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

async function signInOnce(browser: Browser, site: Site): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'tr-TR' });
  const owner = ownerOf(await site.readStatus());
  await new Administrator(await context.newPage(), owner).signIn(owner, { isRemembered: true });
  const state = await context.storageState();
  await context.close();
  return state;
}

export function ownerOf({ ADMIN_EMAIL, ADMIN_PASSWORD }: Status): Account {
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
}
