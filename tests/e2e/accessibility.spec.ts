import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from './support/accessibility';
import { expect, test } from './support/test';

test('search overlay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await expect(page.getByPlaceholder('Sitede ara…')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('login, and its refusal', async ({ admin, complaints, page }) => {
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

  test('list, form, complaint at a field and the question before deleting', async ({
    admin,
    backend,
    page,
  }) => {
    const title = `Erişilebilir duyuru ${Date.now()}`;
    await backend.createAnnouncement({ title });
    await admin.openAnnouncements();
    await expect(page.getByText(title)).toBeVisible();
    await expectAccessible(page);

    await admin.startAnnouncement();
    await expect(admin.form.getByRole('textbox', { name: 'Metin' })).toBeVisible();
    await expectAccessible(page);
    await admin.save();
    await expect(admin.form.getByText('Başlık gerekli')).toBeVisible();
    await expectAccessible(page);
  });
});
