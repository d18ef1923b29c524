import { samplePdf } from '../../fixtures/sample-pdf';
import { expectAccessibleAtBothSizes } from '../support/accessibility';
import { chooseOption } from '../support/choose-option';
import { storedNames } from '../support/media';
import { PictureField } from '../support/picture-field';
import { plainPicture } from '../support/pictures';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

const pdf = async (name: string, pages: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await samplePdf({ pages }),
});

test('a bulletin accepts only a PDF that opens, shows its size and pages, and keeps a replaced one for the history', async ({
  admin,
  page,
  site,
}) => {
  const before = await storedNames(site, 'bulletins');
  const field = new PictureField(page, 'PDF dosyası');
  const { zone } = field;
  await page.goto('/admin/bulten');
  await page.getByRole('button', { name: 'Yeni bülten' }).click();
  await chooseOption(admin.form.getByLabel('Ay', { exact: true }), 'Ekim');
  await admin.form.getByLabel('Yıl', { exact: true }).fill('2031');

  await admin.save();
  await expect(zone.getByText('PDF seçmelisiniz.')).toBeVisible();
  const picture = await plainPicture('#7b1e2b');
  await field.choose({ ...picture, name: 'bulten.pdf', mimeType: 'application/pdf' });
  await expect(zone.getByText(/^Bu dosya bir resim, PDF değil/)).toBeVisible();
  await field.choose({
    name: 'gizli.pdf',
    mimeType: 'application/pdf',
    buffer: await samplePdf({ pages: 1, password: 'x' }),
  });
  await expect(zone.getByText(/^Bu PDF parolayla korunuyor/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  expect(await field.drop(await pdf('ekim.pdf', 12))).toBe(true);
  await expect(zone.getByText(/ KB · 12 sayfa$/)).toBeVisible();
  await expect(zone.getByRole('alert')).toHaveCount(0);
  const link = zone.getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' });
  await expect(link).toHaveAttribute('target', '_blank');
  const first = (await link.getAttribute('href')) ?? '';
  expect(first).toMatch(/^\/storage\/v1\/object\/public\/media\/bulletins\/\d{13}-[0-9a-f]{8}\.pdf$/);
  await admin.save();
  await expect(admin.form).toHaveCount(0);

  const row = admin.row('Ekim 2031');
  await expect(row.getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' })).toHaveAttribute('href', first);
  await page.reload();
  await row.getByRole('link', { name: /^Düzenle/ }).click();
  await expect(zone.getByText(/ KB · 12 sayfa$/)).toBeVisible();
  await field.choose(await pdf('ekim-duzeltme.pdf', 3));
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  const second = (await link.getAttribute('href')) ?? '';
  await admin.save();
  await expect(admin.form).toHaveCount(0);

  const name = (address: string) => address.split('/').at(-1) ?? '';
  expect(await storedNames(site, 'bulletins')).toEqual(
    expect.arrayContaining([...before, name(first), name(second)]),
  );
  await page.goto('/duyurular/bulten-arsivi');
  await expect(page.locator(`a[href^="${second}"]`).first()).toBeVisible();
});
