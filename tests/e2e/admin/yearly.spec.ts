import sharp from 'sharp';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { expectAccessible, expectToFit } from '../support/accessibility';
import { PictureField } from '../support/picture-field';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });
test.afterEach(({ backend }) => backend.deleteLaterDues());

const FEE_PAGES = ['/uyelik/uyelik-aidati', '/uyelik/nasil-uye-olunur', '/aidat'];
const A_SECOND = { timeout: 1_000, intervals: [50] };

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`next year’s fee waits, this year’s and a replaced slide are seen within a second, ${size.width} pixels wide`, async ({
    admin,
    backend,
    browser,
    page,
    site,
  }) => {
    await backend.deleteLaterDues();
    const tag = crypto.randomUUID().slice(0, 8);
    const year = Number(todayInIstanbul().slice(0, 4));
    const visitor = await browser.newPage({ baseURL: site.url, viewport: size, locale: 'tr-TR' });
    const shown = async (path: string) => (await visitor.request.get(path)).text();
    const input = (label: string) =>
      admin.form.locator('input:not([type=file])').and(admin.form.getByLabel(label, { exact: true }));
    const setFee = async (of: number, annual: string) => {
      await page.goto('/admin/aidatlar/yeni');
      await input('Yıl').fill(String(of));
      await input('Yıllık aidat').fill(annual);
      await input('Giriş ödentisi').fill('30');
      await admin.save();
      await expect(admin.form).toHaveCount(0);
    };
    await page.setViewportSize(size);

    await setFee(year + 1, '1250,50');
    for (const path of FEE_PAGES) {
      expect(await shown(path)).toContain('2025 yılı aidatı');
      expect(await shown(path)).not.toContain(`${year + 1} yılı aidatı`);
    }
    await setFee(year, '975');
    for (const path of FEE_PAGES) {
      await expect.poll(() => shown(path), A_SECOND).toContain(`${year} yılı aidatı`);
      await visitor.goto(path);
      const fees = visitor.getByRole('main').getByText('975 TL', { exact: true });
      await expect(fees).toBeVisible();
      await expectToFit(visitor, size.width);
    }
    await expect(visitor.getByRole('textbox', { name: 'Aidat tutarı (TL)' })).toHaveValue('975');
    await expectAccessible(visitor);

    await page.goto('/admin/ana-sayfa-gorselleri/1');
    await input('Başlık').fill(`Yeni avlu ${tag}`);
    await input('Bağlantı').fill('/duyurular');
    const picture = new PictureField(page, 'Resim');
    const replaced = (await picture.preview.getAttribute('src')) ?? '';
    const background = { r: 123, g: 30, b: 43 };
    await picture.choose({
      name: 'avlu.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1920, height: 800, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    await expect(picture.preview).not.toHaveAttribute('src', replaced);
    const address = await picture.awaitStored();
    await admin.save();
    await expect(admin.form).toHaveCount(0);
    await expect.poll(() => shown('/'), A_SECOND).toContain(`Yeni avlu ${tag}`);

    await visitor.goto('/');
    const slide = visitor.getByRole('main').getByRole('group', { name: /^1 \/ \d+$/ });
    await expect(slide.getByRole('link', { name: `Yeni avlu ${tag}` })).toBeVisible();
    const image = slide.locator('img');
    await expect(image).toHaveAttribute('src', address);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(visitor);
    await expectToFit(visitor, size.width);
    await slide.getByRole('link').click();
    await expect(visitor).toHaveURL('/duyurular');
    await visitor.close();
  });
}
