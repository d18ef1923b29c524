import { expect, test } from '../support/test';

test('visitors read what is published, with and without JavaScript', async ({ admin, browser, site }) => {
  const title = 'Çınaraltı Buluşması İçin Çağrı';
  await admin.signInTo('/admin/duyurular');
  await admin.createAnnouncement({
    title,
    lead: 'Ağacın gölgesinde bir öğle sonrası.',
    body: 'Şenlik saat üçte başlıyor; ığıl ığıl bir günde görüşelim.',
    isPublished: true,
    isFeatured: true,
    withCover: true,
  });
  await expect(admin.row(title)).toContainText('Yayında');

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
    const visitor = await context.newPage();
    await visitor.goto('/');
    const carousel = visitor.getByRole('region', { name: 'DUYURULAR' });
    await expect(carousel.getByRole('heading', { name: title })).toBeVisible();
    await visitor.goto('/duyurular');
    const card = visitor.getByRole('article').filter({ hasText: title });
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await card.getByRole('link', { name: 'devamını oku' }).click();

    await expect(visitor).toHaveURL(/\/duyurular\/\d+-cinaralti-bulusmasi-icin-cagri$/);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Ağacın gölgesinde bir öğle sonrası.')).toBeVisible();
    await expect(visitor.getByText('ığıl ığıl bir günde')).toBeVisible();
    const cover = visitor.getByRole('main').locator('header img');
    await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
    await expect(cover).toHaveAttribute('src', /\/storage\/v1\/object\/public\/media\/announcements\//);
    await context.close();
  }
});

test('a draft and a scheduled announcement are shown to nobody', async ({ backend, page, complaints }) => {
  complaints.allow(/404/);
  const draft = await backend.createAnnouncement({ title: 'Taslak kalan duyuru' });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await backend.createAnnouncement({ title: 'Bırakılan duyuru', published_at: soon });
  await page.goto('/duyurular');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Taslak kalan duyuru|Bırakılan duyuru/)).toHaveCount(0);
  for (const id of [draft, scheduled]) {
    const answer = await page.goto(`/duyurular/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'DUYURU BULUNAMADI' })).toBeVisible();
  }
});
