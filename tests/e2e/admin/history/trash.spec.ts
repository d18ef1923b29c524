import { PHONE } from '../../support/identity';
import { confirm, doFromMenu, notice } from '../../support/rows';
import { expect, test } from '../../support/test';

const TRASH = '/admin/cop-kutusu';
const ownWord = () => `kod${crypto.randomUUID().slice(0, 8)}`;

test.use({ as: 'admin' });

test('a deleted row is looked at in the trash and brought back, and the overview says so', async ({
  backend,
  page,
}) => {
  await page.setViewportSize(PHONE);
  // No other test deletes news, so that no other change is in the same line of the overview.
  const title = `Gezi haberi ${ownWord()}`;
  const text = 'Okulun avlusunda müzik ve dans.';
  const id = await backend.createNews({ title, slug: `gezi-${ownWord()}`, description: `<p>${text}</p>` });
  await page.goto('/admin/mezunlardan-haberler');
  await doFromMenu(page, title, 'Sil');
  await confirm(page, 'Sil');
  await expect(notice(page, 'Haber silindi.')).toBeVisible();

  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Son değişiklikler' });
  const changes = panel.getByRole('listitem');
  await panel.getByRole('heading', { name: 'Son değişiklikler' }).click();
  const deletion = changes.filter({ hasText: title }).first();
  await expect(deletion).toContainText(`Site Yöneticisi “${title}” haberini sildi`);
  await expect(deletion.getByRole('link')).toHaveAttribute('href', /^\/admin\/cop-kutusu\?q=/);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('link', { name: 'Çöp kutusu' }).click();
  await expect(page).toHaveTitle('Çöp kutusu · Yönetim paneli');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Haber');
  await expect(row).toContainText(/Site Yöneticisi, (?:az önce|\d+ dakika önce)/);
  await expect(row).toContainText('30 gün kaldı');

  await page.getByRole('button', { name: `Göster: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(
    dialog.frameLocator('iframe[title="Önizleme"]').getByRole('heading', { name: title }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Geri getir' }).click();
  const edit = notice(page, `“${title}” geri getirildi.`).getByRole('link', { name: 'Düzenle' });
  await expect(edit).toHaveAttribute('href', `/admin/mezunlardan-haberler/${id}`);
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/mezunlarimiz/mezunlardan-haberler/${id}`)).status()).toBe(200);

  await page.goto('/admin');
  await panel.getByRole('heading', { name: 'Son değişiklikler' }).click();
  await expect(changes.filter({ hasText: title }).first()).toContainText(
    `Site Yöneticisi “${title}” haberini geri getirdi`,
  );
  await changes.filter({ hasText: title }).first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByLabel('Başlık', { exact: true })).toHaveValue(title);
});

test('rows that are chosen together come back together, found in any spelling', async ({ backend, page }) => {
  const own = ownWord();
  const titles = ['Bir', 'İki', 'Üç'].map((name) => `${name} ${own}`);
  for (const title of titles) {
    await backend.deleteAnnouncement(await backend.createAnnouncement({ title }));
  }
  await page.goto(TRASH);
  await page.getByRole('searchbox', { name: 'Çöp kutusunda ara' }).fill(own.toUpperCase());
  await expect(page.getByText('Silinmiş 3 içerik')).toBeVisible();
  await expect(page).toHaveURL(`${TRASH}?q=${own.toUpperCase()}`);
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  const one = page.getByRole('checkbox', { name: `Seç: Bir ${own}`, exact: true });
  const chosen = page.getByRole('region', { name: 'Seçilenler' });
  await one.uncheck();
  await expect(chosen).toContainText('2 içerik seçildi');
  await one.check();
  await expect(chosen).toContainText('3 içerik seçildi');
  await chosen.getByRole('button', { name: 'Seçilenleri geri getir' }).click();
  await expect(page.getByText('3 içerik geri getirildi.')).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await expect(page.getByText(/Silinenler arasında “.+” bulunamadı\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const title of titles) expect(await backend.hasAnnouncement(title)).toBe(true);
});

test('a bulletin whose month was taken is refused beside its row', async ({ backend, complaints, page }) => {
  complaints.allow(/409/);
  const month = { year: 2087, month: 5, pdf_url: '/bultenler/ornek-bulten.pdf' };
  const title = `Yanındaki ${ownWord()}`;
  await backend.deleteBulletin(await backend.createBulletin(month));
  await backend.deleteAnnouncement(await backend.createAnnouncement({ title }));
  const taken = await backend.createBulletin(month);
  await page.goto(TRASH);
  const bulletin = page.getByRole('row').filter({ hasText: 'Mayıs 2087' }).first();
  await bulletin.getByRole('checkbox').check();
  await page.getByRole('checkbox', { name: `Seç: ${title}` }).check();
  await page.getByRole('button', { name: 'Seçilenleri geri getir' }).click();
  const reason = 'Yerine başkası gelmiş. Önce onu silin ya da değiştirin, sonra yeniden deneyin.';
  await expect(page.getByRole('alert').filter({ hasText: reason })).toContainText('hiçbir şey değişmedi');
  await expect(bulletin).toContainText(`Geri getirilemedi: ${reason}`);
  await expect(bulletin.getByRole('button', { name: /^Geri getir/ })).toHaveAccessibleDescription(
    `Geri getirilemedi: ${reason}`,
  );
  await expect(page.getByRole('row').filter({ hasText: title })).not.toContainText('Geri getirilemedi');
  expect(await backend.hasAnnouncement(title)).toBe(false);

  await backend.deleteBulletin(taken);
  await bulletin.getByRole('button', { name: /^Geri getir/ }).click();
  await expect(page.getByText('“Mayıs 2087” geri getirildi.')).toBeVisible();
});

test('an empty trash, and one that cannot be read, say so', async ({ complaints, page }) => {
  complaints.allow(/503/);
  await page.route('**/rest/v1/rpc/trash', (route) =>
    route.fulfill({ status: 503, json: { message: 'kapalı' } }),
  );
  await page.goto(TRASH);
  await expect(page.getByRole('alert')).toContainText('Çöp kutusu okunamadı');
  await page.unroute('**/rest/v1/rpc/trash');
  await page.route('**/rest/v1/rpc/trash', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByText('Çöp kutusu boş.')).toBeVisible();
  await expect(page.getByText('Sildikleriniz burada 30 gün durur')).toBeVisible();
});
