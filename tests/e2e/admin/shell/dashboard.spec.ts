import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test.use({ as: 'admin' });

test('the overview shows counts, upcoming rows and problems', async ({ backend, complaints, page }) => {
  complaints.allow(/404/);
  const own = crypto.randomUUID().slice(0, 8);
  const picture = '/apple-touch-icon.png';
  await backend.createAnnouncement({ title: `Taslak ${own}` });
  await backend.createAnnouncement({ title: `Yakında ${own}`, published_at: inDays(1) });
  const linked = await backend.createAnnouncement({
    title: `Bağlantılı ${own}`,
    body: '<p><a href="/duyurular/999999">Eski duyuru</a> <a href="https://https://ornek.example">Öteki</a></p>',
    cover_url: picture,
    published_at: inDays(-1),
  });
  await backend.createEvent({ title: `Gelecek gün ${own}`, starts_at: inDays(1), cover_url: picture });
  await backend.createEvent({ title: `Geçmiş gün ${own}`, starts_at: inDays(-3), featured_home: true });

  await backend.createEvent({
    title: `Albümü yarım ${own}`,
    gallery: [picture, '/favicon.svg'],
    gallery_alt: { '/apple-touch-icon.png': 'Amblem' },
  });

  await page.goto('/admin');
  await expect(page).toHaveTitle('Genel Bakış · Yönetim paneli');
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(panel('Yaklaşanlar').getByRole('link', { name: `Gelecek gün ${own}` })).toBeVisible();
  await expect(panel('Zamanlanmış yayınlar').getByRole('link', { name: `Yakında ${own}` })).toBeVisible();
  const mend = panel('Düzeltilecekler');
  const group = (name: string) =>
    mend
      .locator('details')
      .filter({ has: page.getByRole('heading', { name }) })
      .first();
  const found = (name: string, title: string) => group(name).getByRole('link', { name: `${title} ${own}` });
  // Each problem is one line until it is opened.
  for (const name of [
    'Günü geçtiği hâlde öne çıkarılanlar',
    'Açıklaması yazılmamış resimler',
    'Resim eklenmemiş olanlar',
  ]) {
    await group(name).locator('> summary').click();
    // Five rows of a problem are shown at first, and other tests leave rows of their own.
    for (const more of await group(name).locator('details > summary').all()) await more.click();
  }
  await expect(found('Günü geçtiği hâlde öne çıkarılanlar', 'Geçmiş gün')).toBeVisible();
  await expect(found('Açıklaması yazılmamış resimler', 'Bağlantılı')).toBeVisible();
  await expect(found('Açıklaması yazılmamış resimler', 'Albümü yarım')).toBeVisible();
  await expect(found('Resim eklenmemiş olanlar', 'Geçmiş gün')).toBeVisible();
  await expect(group('Unutulmuş olabilecek taslaklar')).toHaveCount(0);

  await mend.getByRole('heading', { name: 'Bağlantılar' }).click();
  await mend.getByRole('button', { name: 'Bağlantıları denetle' }).click();
  const broken = mend.getByRole('listitem').filter({ hasText: `Bağlantılı ${own}` });
  await expect(broken.filter({ hasText: '/duyurular/999999' })).toContainText(
    'bu sitede böyle bir sayfa açılmıyor',
    // The check asks for every page that a row links to.
    { timeout: 60_000 },
  );
  await expect(broken.filter({ hasText: 'https://https://' })).toContainText(
    'adres yanlış yazılmış görünüyor',
  );
  await expectAccessible(page);

  await panel('Yayın durumu')
    .getByRole('link', { name: /^Duyurular: \d+ zamanlanmış$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duyurular' })).toBeVisible();
  await expect(page.getByText(`Yakında ${own}`)).toBeVisible();
  await expect(page.getByText(`Taslak ${own}`)).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Yeni', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Yeni etkinlik' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni etkinlik' })).toBeVisible();
  await backend.deleteAnnouncement(linked);
});

test('a part of the overview that cannot be read is read again', async ({ complaints, page }) => {
  complaints.allow(/503/);
  await page.route('**/rest/v1/bulletins?*order=year*', (route) =>
    route.fulfill({ status: 503, json: { message: 'kapalı' } }),
  );
  await page.goto('/admin');
  const latest = page.getByRole('region', { name: 'Son bülten' });
  await expect(latest.getByRole('alert')).toContainText('Bu bölüm okunamadı');
  await expect(page.getByRole('region', { name: 'Yayın durumu' }).getByRole('link').first()).toBeVisible();
  await page.unroute('**/rest/v1/bulletins?*order=year*');
  await latest.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(latest.getByText('Henüz bülten yok.').or(latest.getByRole('link').first())).toBeVisible();
});

test('a changed IBAN stands first on the overview until it was seen', async ({
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/503/);
  const [before, after] = ['TR330006100519786457841326', 'TR320010009999901234567890'];
  const restore = await backend.keepSettings();
  await backend.writeSettings({ iban: before });
  await backend.writeSettings({ iban: after });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Önemli değişiklikler' });
  const entry = panel.getByRole('listitem').filter({ hasText: 'TR32 0010 0099 9990 1234 5678 90' }).first();
  await expect(entry.getByRole('heading', { name: 'IBAN değişti' })).toBeVisible();
  await expect(entry.getByRole('definition')).toHaveText([
    'TR33 0006 1005 1978 6457 8413 26',
    'TR32 0010 0099 9990 1234 5678 90',
  ]);
  await expect(entry).toContainText(/Sistem, .*Bu siz değilseniz siteyi kuran kişiye sorun/);
  const regions = await page.getByRole('main').getByRole('region').all();
  expect(await regions[0]?.getByRole('heading', { level: 2 }).textContent()).toBe('Önemli değişiklikler');
  await expectAccessible(page);

  const seen = entry.getByRole('button', { name: 'Gördüm: IBAN değişti' });
  await page.route('**/rpc/mark_change_seen', (route) =>
    route.fulfill({ status: 503, json: { message: 'kapalı' } }),
  );
  await seen.click();
  await expect(entry.getByRole('alert')).toContainText('Kaydedilemedi');
  await page.unroute('**/rpc/mark_change_seen');
  await seen.click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Yayın durumu' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await restore();
});
