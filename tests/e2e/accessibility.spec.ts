import { expect, test } from './support/test';

const ANNOUNCEMENTS = '**/rest/v1/announcements*';

test('home', async ({ expectAccessible, page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'DUYURULAR' }).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('search overlay', async ({ expectAccessible, page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await expect(page.getByPlaceholder('Sitede ara…')).toBeVisible();
  await expectAccessible(page);
});

test('the notice after an unknown path', async ({ complaints, expectAccessible, page }) => {
  complaints.allow(/404/);
  await page.goto('/yok');
  await page.waitForURL((url) => url.pathname === '/');
  await expectAccessible(page);
});

test('announcements: list, loading, error and empty', async ({ complaints, expectAccessible, page }) => {
  complaints.allow(/500/);
  await page.goto('/duyurular');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  const openList = async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Duyurular' }).click();
  };
  await page.route(ANNOUNCEMENTS, () => undefined);
  await openList();
  await expect(page.getByText('Yükleniyor…').first()).toBeAttached();
  await expectAccessible(page);

  await page.unroute(ANNOUNCEMENTS);
  await page.route(ANNOUNCEMENTS, (route) => route.fulfill({ status: 500, json: { message: 'Kapalı' } }));
  await openList();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.unroute(ANNOUNCEMENTS);
  await page.route(ANNOUNCEMENTS, (route) => route.fulfill({ json: [] }));
  await openList();
  await expect(page.getByText('Henüz duyuru yok.')).toBeVisible();
  await expectAccessible(page);
});

test('announcement: page, not found, invalid address', async ({
  backend,
  complaints,
  expectAccessible,
  page,
}) => {
  complaints.allow(/404/);
  const id = await backend.createAnnouncement({
    title: 'Herkesin okuyabildiği duyuru',
    body: '<h2>Ara başlık</h2><p>Metin ve <a href="/duyurular">bir bağlantı</a>.</p><ul><li>Madde</li></ul>',
    published_at: new Date().toISOString(),
  });
  for (const address of [`/duyurular/${id}`, '/duyurular/999999', '/duyurular/gecersiz']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('login, and its refusal', async ({ admin, complaints, expectAccessible, page }) => {
  complaints.allow(/400/);
  await page.goto('/giris');
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  await expectAccessible(page);
  await admin.fillLogin({ email: 'kimse@mezunlar.example', password: 'yanlis-parola' });
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test.describe('the back office', () => {
  test.use({ as: 'admin' });

  test('list, form, complaint at a field and the question before deleting', async ({
    admin,
    backend,
    expectAccessible,
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
