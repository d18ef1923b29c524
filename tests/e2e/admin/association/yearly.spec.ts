import { todayInIstanbul } from '../../../../src/lib/dates/dates';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });
test.afterEach(({ backend }) => backend.deleteLaterDues());

const FEE_PAGES = ['/uyelik/uyelik-aidati', '/uyelik/nasil-uye-olunur', '/aidat'];

test('next year’s fee waits, this year’s and a replaced slide are seen by the next visitor', async ({
  admin,
  backend,
  browser,
  page,
  site,
}) => {
  await backend.deleteLaterDues();
  const slideTitle = `Yeni avlu ${crypto.randomUUID().slice(0, 8)}`;
  const year = Number(todayInIstanbul().slice(0, 4));
  const visitor = await browser.newPage({ baseURL: site.url, locale: 'tr-TR' });
  const shown = async (path: string) => (await visitor.request.get(path)).text();
  const input = (label: string) =>
    admin.form.locator('input:not([type=file])').and(admin.form.getByLabel(label, { exact: true }));
  const save = async () => {
    await admin.save();
    await expect(admin.form).toHaveCount(0);
  };
  const setFee = async (of: number, annual: string) => {
    await page.goto('/admin/aidatlar/yeni');
    await input('Yıl').fill(String(of));
    await input('Yıllık aidat').fill(annual);
    await input('Giriş ödentisi').fill('30');
    await save();
  };

  await setFee(year + 1, '1250,50');
  await setFee(year, '975');
  for (const path of FEE_PAGES) {
    await expect.poll(() => shown(path)).toContain(`${year} yılı aidatı`);
    expect(await shown(path)).not.toContain(`${year + 1} yılı aidatı`);
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByText('975 TL', { exact: true })).toBeVisible();
  }
  await expect(visitor.getByRole('textbox', { name: 'Aidat tutarı (TL)' })).toHaveValue('975');

  await page.goto('/admin/ana-sayfa-gorselleri/1');
  await input('Başlık').fill(slideTitle);
  await input('Bağlantı').fill('/duyurular');
  const picture = new PictureField(page, 'Resim');
  const replaced = (await picture.preview.getAttribute('src')) ?? '';
  await picture.choose(await plainPicture('#7b1e2b'));
  await page.getByRole('button', { name: 'Kırpmadan kullan' }).click();
  await expect(picture.preview).not.toHaveAttribute('src', replaced);
  const address = await picture.awaitStored();
  await save();
  await expect.poll(() => shown('/')).toContain(slideTitle);

  await visitor.goto('/');
  const slide = visitor.getByRole('main').getByRole('group', { name: /^1 \/ \d+$/ });
  await expect(slide.getByRole('link', { name: slideTitle })).toBeVisible();
  const image = slide.locator('img');
  await expect(image).toHaveAttribute('src', address);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await slide.getByRole('link').click();
  await expect(visitor).toHaveURL('/duyurular');
  await visitor.close();
});
