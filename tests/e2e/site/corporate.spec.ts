import { stat } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { formatFileSize } from '../../../src/lib/media/downloads';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const PAGES = [
  ['Hakkımızda', '/kurumsal/hakkimizda'],
  ['Tarihçe', '/kurumsal/tarihce'],
  ['Yönetim Kurulu', '/kurumsal/yonetim-kurulu'],
  ['Başkanın Mesajı', '/kurumsal/baskanin-mesaji'],
  ['Dernek Tüzüğü', '/kurumsal/dernek-tuzugu'],
  ['KVKK', '/kurumsal/kvkk'],
  ['NDS Ailesi', '/kurumsal/nds-ailesi'],
  ['NDS Edebiyat Ödülü', '/kurumsal/nds-edebiyat-odulu'],
] as const;
const BYLAWS = '/kurumsal/dernek-tuzugu';

/** Waits until one part covers nothing of the other. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const gap = async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    return above && below && below.y - above.y - above.height;
  };
  await expect.poll(gap, 'pixels between the two').toBeGreaterThanOrEqual(0);
}

test('the menu leads to each corporate page, which says where it stands', async ({ page }) => {
  await page.goto('/kurumsal');
  await expect(page).toHaveURL(/\/kurumsal\/hakkimizda$/);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  for (const [name, address] of PAGES) {
    await menu.getByRole('link', { name: 'Kurumsal' }).hover();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    const trail = page.getByRole('navigation', { name: 'Sayfa yolu' });
    await expect(trail).toContainText(name);
    // The click closed the list. It opens when the pointer enters it again.
    await trail.hover();
  }
});

test('the contents of the bylaws mark the article being read, and an address opens its article', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  const current = contents.locator('[aria-current]');
  const article = (number: number) => page.locator(`#madde-${number}`);

  await page.goto(`${BYLAWS}#madde-15`);
  await expect(page.getByRole('heading', { name: /^Madde 15 – / })).toBeInViewport();
  await expect(current).toHaveAttribute('href', '#madde-15');

  await contents.getByRole('link', { name: /^Madde 4 – / }).click();
  await expect(page).toHaveURL(/#madde-4$/);
  await expect(current).toHaveAttribute('href', '#madde-4');
  await expect.poll(async () => (await article(4).boundingBox())?.y).toBeLessThan(100);
  expect((await article(4).boundingBox())?.y, 'the bar covers no heading').toBeGreaterThanOrEqual(72);

  await article(9).evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await expect(current).toHaveAttribute('href', '#madde-9');
  await expect(contents).toBeInViewport();

  await contents.getByRole('link', { name: /^Geçici Madde 1 – / }).click();
  await expect(current).toHaveAttribute('href', '#gecici-madde-1');
});

test('on a phone a sticky line names the article being read and opens the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BYLAWS);
  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  const line = contents.getByText('İçindekiler');
  const link = contents.getByRole('link', { name: /^Madde 21 – / });
  await expect(link).toBeHidden();

  await page.locator('#madde-12').evaluate((article) => article.scrollIntoView({ block: 'start' }));
  await expect(line).toContainText(/Madde\s12 – /);
  // The line moves together with the bar.
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(line).toBeInViewport();
  await line.click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Madde 21 – / })).toBeInViewport();
  await expect(line).toContainText(/Madde\s21 – /);
});

test('on a phone the line makes room for the bar that scrolling up brings back, and headings for both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${BYLAWS}#madde-12`);
  const bar = page.getByRole('banner');
  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  const line = contents.getByText('İçindekiler');
  await page.mouse.move(195, 422);
  await page.mouse.wheel(0, 240);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(bar).toBeInViewport();
  await expectBelow(line, bar);

  await line.click();
  await contents.getByRole('link', { name: /^Madde 5 – / }).click();
  const heading = page.getByRole('heading', { name: /^Madde 5 – / });
  await expect(heading).toBeInViewport();
  await expectBelow(heading, line);
  await expect(line).toContainText(/Madde\s5 – /);
});

test('on paper the bylaws are printed without navigation', async ({ page }) => {
  await page.goto(BYLAWS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'DERNEK TÜZÜĞÜ' })).toBeVisible();
  await expect(page.getByText('Olağan genel kurul iki yılda bir, şubat ayında toplanır.')).toBeVisible();
  for (const name of ['Ana menü', 'Sayfa yolu', 'İçindekiler']) {
    await expect(page.getByRole('navigation', { name, includeHidden: true }).first()).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Ara' })).toBeHidden();
  await expect(page.locator('main img').first()).toBeHidden();
});

test('the data protection text is downloaded as a PDF of the size that its label says', async ({ page }) => {
  await page.goto('/kurumsal/kvkk');
  const link = page.getByRole('link', { name: /^Aydınlatma metnini indir/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('NDS-KVKK-aydinlatma-metni.pdf');
  const { size } = await stat(await download.path());
  await expect(link).toContainText(`(PDF, ${formatFileSize(size)})`);
});

test('the board is shown in three columns, on small screens in two', async ({ page }) => {
  await page.goto('/kurumsal/yonetim-kurulu');
  const portraits = page.getByRole('main').getByRole('figure');
  // Another test may have added members.
  await expect.poll(() => portraits.count()).toBeGreaterThanOrEqual(7);
  const columns = async () => {
    const boxes = await portraits.evaluateAll((figures) =>
      figures.map((figure) => figure.getBoundingClientRect().x),
    );
    return new Set(boxes.map(Math.round)).size;
  };
  expect(await columns()).toBe(3);
  expect(await portraits.first().boundingBox()).toMatchObject({ width: 300, height: 380 });
  const band = portraits.first().getByText('Ayda Kestaneli');
  const [portrait, name] = [await portraits.first().boundingBox(), await band.boundingBox()];
  expect(name?.y, 'the name lies in the lowest fifth').toBeGreaterThan((portrait?.y ?? 0) + 380 * 0.8);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(2);
});

test('the winners’ books are shown in two columns, each cover with its caption', async ({ page }) => {
  await page.goto('/kurumsal/nds-edebiyat-odulu');
  const books = page.getByRole('main').getByRole('figure');
  await expect(books).toHaveCount(17);
  await expect(books.first()).toContainText('2025');
  await expect(books.last()).toContainText('2009');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await books.evaluateAll((figures) =>
      figures.map((figure) => figure.getBoundingClientRect().x),
    );
    expect(new Set(starts.map(Math.round)).size, `${width} pixels`).toBe(2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bylaws can be read, and their contents lead to each article', async ({ complaints, page }) => {
    complaints.allow(/\.js csp$/);
    await page.goto(BYLAWS);
    await page
      .getByRole('navigation', { name: 'İçindekiler' })
      .getByRole('link', { name: /^Madde 19 – / })
      .click();
    await expect(page.getByRole('heading', { name: /^Madde 19 – / })).toBeInViewport();
    await expect(page.getByText('her takvim yılının ilk dört ayı içinde')).toBeInViewport();
  });
});
