import { expect, test } from '../support/test';
import { translate, useControls } from '../support/translation';
import { refuseStorage } from '../support/visitor';

/** product/walk.spec.ts translates every page once it is open. */
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A part that is translated before React takes it over is rendered afresh, which React reports.
test.beforeEach(({ complaints }) => complaints.allow(/404/, /React error #418/));

test('a page that was translated before the site’s script ran works afterwards, also without storage', async ({
  context,
  page,
}) => {
  await context.addInitScript(refuseStorage);
  await context.addInitScript(translate);
  for (const path of ['/', '/duyurular/takvim']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).locator('font font')).toBeVisible();
    await useControls(page);
  }
  // This one leaves for the home page by itself.
  await page.goto('/boyle/bir/sayfa/yok');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('status').filter({ hasText: 'bulunamadı' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'DUYURULAR' }).locator('font font').first()).toBeVisible();
});

test('a page whose elements another program removed renders afresh, where the reader was', async ({
  complaints,
  page,
}) => {
  complaints.allow(/NotFoundError/);
  await page.goto('/duyurular/takvim');
  const title = page.getByRole('heading', { level: 2 }).first();
  const before = await title.textContent();
  const link = page.getByRole('link', { name: /^Sonraki ay/ });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('main td a, main td span')?.closest('table')?.remove());
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(title).not.toHaveText(before ?? '');
  await page.evaluate(() =>
    document.querySelectorAll('main a, main td > *').forEach((each) => each.remove()),
  );
  await page.goBack();
  await expect(title).toHaveText(before ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
