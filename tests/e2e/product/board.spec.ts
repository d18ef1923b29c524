import { typeDate } from '../support/dates';
import { PictureField } from '../support/picture-field';
import { phonePhoto } from '../support/pictures';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

const BOARD = '/kurumsal/yonetim-kurulu';

test('visitors see a new board member from the term’s first day on', async ({ admin, page, visitor }) => {
  const name = 'Nilüfer Kandilli';
  const answer = async () => (await visitor.request.get(BOARD)).text();
  expect(await answer()).not.toContain(name);

  await page.goto('/admin/yonetim-kurulu/yeni');
  await admin.form.getByLabel('Ad soyad', { exact: true }).fill(name);
  await admin.form.getByLabel('Görevi', { exact: true }).fill('Üye');
  await typeDate(admin.form.getByLabel('Göreve başlama', { exact: true }), '2025-02-15');
  const photo = new PictureField(page, 'Fotoğraf');
  await photo.choose(await phonePhoto());
  await photo.cropping.getByRole('button', { name: 'Kırp', exact: true }).click();
  await photo.awaitStored();
  await admin.saveAndClose();

  await expect.poll(answer).toContain(name);
  await visitor.goto(BOARD);
  const portrait = visitor.getByRole('figure').filter({ hasText: name });
  await portrait.scrollIntoViewIfNeeded();
  const picture = portrait.getByRole('img', { name: `Fotoğraf: ${name}` });
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await visitor.goto(`/arama?q=${encodeURIComponent('nilufer kandilli')}`);
  await expect(visitor.getByRole('region', { name: /^Kurul Üyeleri/ })).toContainText(name);

  await page.goto('/admin/yonetim-kurulu');
  await page.getByRole('link', { name: `Düzenle: ${name}` }).click();
  await typeDate(admin.form.getByLabel('Göreve başlama', { exact: true }), '2099-02-15');
  await admin.saveAndClose();
  await expect.poll(answer).not.toContain(name);
});
