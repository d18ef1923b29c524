import { samplePdf } from '../../../fixtures/sample-pdf';
import { expectAccessible } from '../../support/accessibility';
import { chooseOption } from '../../support/choose-option';
import { storedNames } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { press, save } from '../../support/row-form';
import { confirm, rowOf } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const MONTH = 'Ekim 2031';
const pdf = async (pages: number, password?: string) => ({
  name: 'bulten.pdf',
  mimeType: 'application/pdf',
  buffer: await samplePdf({ pages, ...(password !== undefined && { password }) }),
});

test('a bulletin takes only a PDF that opens, and asks before it replaces its month’s', async ({
  admin,
  page,
  site,
}) => {
  const before = await storedNames(site, 'bulletins');
  const field = new PictureField(page, 'PDF dosyası');
  const { zone } = field;
  const link = zone.getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' });
  const openNew = async () => {
    await page.goto('/admin/bulten/yeni');
    await chooseOption(admin.form.getByLabel('Ay', { exact: true }), 'Ekim');
    await admin.form.getByLabel('Yıl', { exact: true }).fill('2031');
  };

  await openNew();
  const picture = await plainPicture('#7b1e2b');
  await field.choose({ ...picture, name: 'bulten.pdf', mimeType: 'application/pdf' });
  await expect(zone.getByText(/^Bu dosya bir resim, PDF değil/)).toBeVisible();
  await field.choose(await pdf(1, 'x'));
  await expect(zone.getByText(/^Bu PDF parolayla korunuyor/)).toBeVisible();
  expect(await field.drop(await pdf(12))).toBe(true);
  await expect(zone.getByText(/ KB · 12 sayfa$/)).toBeVisible();
  await expect(zone.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await expect(link).toHaveAttribute('target', '_blank');
  const first = (await link.getAttribute('href')) ?? '';
  expect(first).toMatch(/^\/storage\/v1\/object\/public\/media\/bulletins\/\d{13}-[0-9a-f]{8}\.pdf$/);
  await admin.saveAndClose();
  await expect(rowOf(page, MONTH).getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' })).toHaveAttribute(
    'href',
    first,
  );

  await openNew();
  await field.choose(await pdf(3));
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  const second = (await link.getAttribute('href')) ?? '';
  await save(page);
  const question = page.getByRole('dialog').filter({ hasText: 'bülteni zaten var' });
  await expect(question).toContainText('Ekim 2031 bülteni zaten var. Yerine bu dosya konsun mu?');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  await save(page);
  await press(page, 'Yerine koy');
  await expect(admin.form).toHaveCount(0);

  await expect(rowOf(page, MONTH)).toHaveCount(1);
  await page.getByRole('link', { name: `Düzenle: ${MONTH}` }).click();
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  const names = [first, second].map((address) => address.split('/').at(-1) ?? '');
  expect(await storedNames(site, 'bulletins')).toEqual(expect.arrayContaining([...before, ...names]));
  await page.goto('/duyurular/bulten-arsivi');
  await expect(page.locator(`a[href^="${second}"]`).first()).toBeVisible();

  await page.goto('/admin/bulten');
  await page.getByRole('button', { name: `Sil: ${MONTH}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Bu bülteni silmek istiyor musunuz?');
  await confirm(page, 'Sil');
  await expect(rowOf(page, MONTH)).toHaveCount(0);
});
