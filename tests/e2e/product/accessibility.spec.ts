import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { expect, test } from '../support/test';

test('axe finds nothing in the open search overlay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await expect(page.getByPlaceholder('Sitede ara…')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('axe finds nothing on the login page, before and after a refusal', async ({
  admin,
  complaints,
  page,
}) => {
  complaints.allow(/400/);
  await page.goto('/giris');
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  await expectAccessible(page);
  await admin.fillLogin({ email: 'kimse@mezunlar.example', password: 'yanlis-parola' });
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 320);
});

test.describe('the back office', () => {
  test.use({ as: 'admin' });

  test('axe finds nothing in the list, the question before deleting, the form and its complaint', async ({
    admin,
    backend,
    page,
  }) => {
    const title = `Erişilebilir duyuru ${Date.now()}`;
    await backend.createAnnouncement({ title });
    await admin.openAnnouncements();
    await expect(page.getByText(title)).toBeVisible();
    await expectAccessible(page);
    await admin
      .row(title)
      .getByRole('button', { name: `Sil: ${title}` })
      .click();
    const question = page.getByRole('dialog').filter({ hasText: 'Bu duyuruyu silmek istiyor musun?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(question).toBeHidden();

    await admin.startAnnouncement();
    await expect(admin.form.getByRole('textbox', { name: 'Metin' })).toBeVisible();
    await expectAccessible(page);
    await admin.save();
    await expect(admin.form.getByText('Başlık gerekli')).toBeVisible();
    await expectAccessible(page);
  });
});
