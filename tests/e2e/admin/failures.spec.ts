import { expectAccessibleAtBothSizes } from '../support/accessibility';
import { expect, test } from '../support/test';

test('a refused delete brings the row back and says so', async ({ admin, backend, complaints, page }) => {
  complaints.allow(/answered (?:401|403|404|406)/, /status of (?:401|403|404|406)/);
  const title = `Silinemeyecek duyuru ${Date.now()}`;
  await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  const account = await backend.createAccount('eski-yonetici', { isAdmin: true });
  await admin.signIn(account);
  await admin.openAnnouncements();
  await expect(admin.row(title)).toBeVisible();

  await backend.revokeAdmin(account);
  await admin.deleteAnnouncement(title);
  await expect(page.getByText(/^Silinemedi: /)).toBeVisible();
  await expect(admin.row(title)).toBeVisible();
  expect(await backend.hasAnnouncement(title)).toBe(true);
});

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('a delete asks about the row, and once confirmed it removes the row for everyone', async ({
    admin,
    backend,
    page,
  }) => {
    const title = `Silinecek duyuru ${Date.now()}`;
    await backend.createAnnouncement({ title });
    await admin.openAnnouncements();
    await page.getByRole('button', { name: `Sil: ${title}` }).click();
    const question = page.getByRole('dialog', { name: 'Bu duyuruyu silmek istiyor musun?' });
    await expect(question).toContainText(title);
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(question).toHaveCount(0);
    await expect(admin.row(title)).toBeVisible();
    expect(await backend.hasAnnouncement(title)).toBe(true);

    await admin.deleteAnnouncement(title);
    await expect(admin.row(title)).toHaveCount(0);
    await expect.poll(() => backend.hasAnnouncement(title)).toBe(false);
  });

  test('a missing title is reported at its field, and nothing is sent', async ({ admin, page }) => {
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await admin.save();
    await expect(admin.form.getByText('Başlık gerekli')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a backend that stops during writing is reported, nothing typed is lost, and saving works again', async ({
    admin,
    backend,
    complaints,
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/, /ERR_EMPTY_RESPONSE/, /Failed to fetch/);
    const title = `Yarıda kalmayan duyuru ${Date.now()}`;
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await admin.fillAnnouncement({ title, lead: 'Kaybolmasın.', isPublished: true });

    await site.pause();
    try {
      await admin.save();
      await expect(page.getByText('Sunucuya ulaşılamıyor', { exact: false }).first()).toBeVisible({
        timeout: 30_000,
      });
      await expect(admin.form.getByLabel('Başlık', { exact: true })).toHaveValue(title);
      await expect(admin.form.getByLabel('Giriş', { exact: true })).toHaveValue('Kaybolmasın.');
    } finally {
      await site.resume();
    }

    await admin.save();
    await expect(admin.form).toHaveCount(0);
    expect(await backend.hasAnnouncement(title)).toBe(true);
  });

  test('a screen whose code a new version has removed loads from the new version', async ({
    admin,
    complaints,
    page,
  }) => {
    complaints.allow(/404/, /Failed to fetch dynamically imported module/, /React Router caught/);
    let isReplaced = true;
    await page.route('**/assets/form-route-*.js', (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route(/\/admin\/duyurular\/yeni(\?|$)/, (route) => {
      isReplaced = false;
      return route.continue();
    });
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    expect(isReplaced).toBe(false);
  });

  test('a screen whose code cannot be loaded says so and links back', async ({ admin, complaints, page }) => {
    complaints.allow(/404/, /Failed to fetch dynamically imported module/, /React Router caught/);
    await page.route('**/assets/form-route-*.js', (route) => route.fulfill({ status: 404 }));
    await admin.openAnnouncements();
    // The page reloads once before it gives up.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Yeni duyuru' }).click();
    await reloaded;
    await expect(page.getByRole('alert')).toHaveText(
      'Lütfen yenileyin; sürerse biraz sonra yeniden deneyin.',
    );
    await expectAccessibleAtBothSizes(page);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page).toHaveURL('/');
  });
});
