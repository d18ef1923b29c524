import { readFile } from 'node:fs/promises';
import { formatFileSize } from '../../../src/lib/media/downloads';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const BYLAWS = '/kurumsal/dernek-tuzugu';

test('the contents of the bylaws mark the article being read', async ({ page }) => {
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

for (const { path, shown } of [
  { path: BYLAWS, shown: 'Olağan genel kurul iki yılda bir, şubat ayında toplanır.' },
  { path: '/gizlilik-sozlesmesi', shown: 'Bu site ziyaretçilerine çerez göndermez' },
  { path: '/aidat', shown: /^TR\d\d(?: \d{4}){5} \d\d$/ },
]) {
  test(`on paper ${path} is its text, without navigation and controls`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    for (const role of ['navigation', 'button', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the data protection text is downloaded as a PDF of the size that its label says', async ({ page }) => {
  await page.goto('/kurumsal/kvkk');
  const link = page.getByRole('link', { name: /^Aydınlatma metnini indir/ });
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('NDS-KVKK-aydinlatma-metni.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(link).toContainText(`(PDF, ${formatFileSize(file.length)})`);
});

for (const { path, least, wide } of [
  { path: '/kurumsal/yonetim-kurulu', least: 7, wide: 3 },
  { path: '/kurumsal/nds-edebiyat-odulu', least: 17, wide: 2 },
]) {
  test(`the pictures of ${path} stand in ${wide} columns, on small screens in two`, async ({ page }) => {
    await page.goto(path);
    const figures = page.getByRole('main').getByRole('figure');
    // Another test may have added board members.
    await expect.poll(() => figures.count()).toBeGreaterThanOrEqual(least);
    const columns = async () => {
      const starts = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
      return new Set(starts.map(Math.round)).size;
    };
    expect(await columns()).toBe(wide);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columns()).toBe(2);
  });
}

test('a portrait of the board is 300 by 380 pixels, with the name in its lowest fifth', async ({ page }) => {
  await page.goto('/kurumsal/yonetim-kurulu');
  const portrait = page.getByRole('main').getByRole('figure').first();
  expect(await portrait.boundingBox()).toMatchObject({ width: 300, height: 380 });
  const top = (await portrait.boundingBox())?.y ?? NaN;
  const name = portrait.getByText('Ayda Kestaneli');
  expect((await name.boundingBox())?.y).toBeGreaterThan(top + 380 * 0.8);
});
