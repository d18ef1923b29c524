import type { Page } from '@playwright/test';
import { PHONE } from '../../support/identity';
import { expect, test } from '../../support/test';

const preview = (page: Page) => page.frameLocator('iframe[title^="Önizleme"] >> nth=0');

async function chooseView(page: Page, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Neyin önizlemesi' }).getByText(name, { exact: true }).click();
}

test.describe('while a form is being filled', () => {
  test.use({ as: 'admin' });

  test('its card, page and link are previewed, for a telephone and a desk side by side or one of them, and nothing is published', async ({
    admin,
    page,
  }) => {
    const title = `Ağaç altında önizleme ${Date.now()}`;
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await admin.form.getByRole('button', { name: 'Önizle' }).click();
    for (const name of ['telefon', 'masaüstü']) {
      const frame = page.frameLocator(`iframe[title="Önizleme, ${name}"]`);
      await expect(frame.getByRole('heading', { name: 'Başlıksız' })).toBeVisible();
    }
    await expect(admin.form.getByText('Boş bırakırsanız kartlarda metnin başı görünür.')).toBeVisible();

    await admin.fillAnnouncement({ title, lead: 'Bir giriş.', body: 'Saat üçte çay var.' });
    const card = preview(page).getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Saat üçte çay var.');
    await expect(
      admin.form.getByText('Boş bırakırsanız kartlarda şu görünür: “Saat üçte çay var.”'),
    ).toBeVisible();
    await admin.form.getByRole('textbox', { name: 'Özet' }).fill('  Kısa\n bir özet.  ');
    await expect(admin.form.getByText('Kartlarda ilk 180 karakter görünür: 14/180')).toBeVisible();
    await expect(card).toContainText('Kısa bir özet.');

    await chooseView(page, 'Sayfa');
    await expect(preview(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview(page).getByText('Bir giriş.')).toBeVisible();
    // The frame is scaled, and Playwright's clicks miss in it.
    await preview(page).getByRole('link', { name: 'Duyurulara dön' }).press('Enter');
    await expect(preview(page).getByRole('heading', { level: 1, name: title })).toBeVisible();

    await chooseView(page, 'Paylaşım');
    await expect(preview(page).getByRole('region', { name: 'WhatsApp’ta' })).toContainText(title);
    await expect(preview(page).getByRole('region', { name: 'Google’da' })).toContainText('Kısa bir özet.');

    // The row goes to a page of this site alone, also if another one stands in the preview's place.
    await page.frame({ url: /\/onizleme/ })?.evaluate(() => {
      const postMessage = (_: unknown, origin: string) => (document.body.dataset.readableBy = origin);
      Object.assign(window, { postMessage });
    });
    await admin.form.getByLabel('Spot', { exact: true }).fill('Başka bir giriş.');
    const { origin } = new URL(page.url());
    await expect(preview(page).locator('body')).toHaveAttribute('data-readable-by', origin);

    await admin.form.getByRole('button', { name: 'Önizlemeyi kapat' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await admin.form.getByRole('button', { name: 'Önizle' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.getByRole('radiogroup', { name: 'Ekran' })).toBeVisible();
    expect(await (await page.request.get('/duyurular')).text()).not.toContain(title);
  });
});

test('the preview page shows nothing when it is opened directly', async ({ page, request }) => {
  await page.goto('/onizleme');
  const note = page.getByText(
    'Bu sayfada yalnızca yönetim panelinde doldurulan formların önizlemesi görünür.',
  );
  await expect(note).toBeVisible();
  await page.evaluate(() => {
    const row = { title: 'Uydurma duyuru' };
    window.postMessage({ table: 'announcements', view: 'card', row }, window.location.origin);
  });
  await expect(note).toBeVisible();
  await expect(page.getByText('Uydurma duyuru')).toHaveCount(0);
  expect((await request.get('/onizleme')).headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect((await request.get('/')).headers()['x-frame-options']).toBe('DENY');
});
