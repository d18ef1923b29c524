import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

async function doFromMenu(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('rows are ordered by dragging, by keys and from the menu; a refused move is taken back', async ({
  complaints,
  page,
}) => {
  const tag = `Sıra ${crypto.randomUUID().slice(0, 8)}`;
  const [first, second, third] = [`${tag} üç`, `${tag} iki`, `${tag} bir`];
  const handles = page.getByRole('button', { name: new RegExp(`^Taşı: ${tag}`) });
  const expectOrder = (...titles: string[]) =>
    expect
      .poll(() => handles.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel)))
      .toEqual(titles.map((title) => `Taşı: ${title}`));

  await page.goto('/admin/uyelere-avantajlar');
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Tablodan ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yapıştırılan tablo').fill(`Firma adı\n${tag} bir\n${tag} iki\n${tag} üç`);
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  await dialog.getByRole('button', { name: 'Ekle (3)' }).click();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expectOrder(first, second, third);

  const handle = page.getByRole('button', { name: `Taşı: ${second}` });
  await handle.focus();
  await page.keyboard.press('Space');
  const told = page.getByText(new RegExp(`^${second}, yeni yeri`));
  await expect(told).toBeAttached();
  const place = Number(/yeri (\d+)/.exec((await told.textContent()) ?? '')?.[1]);
  await page.keyboard.press('ArrowUp');
  await expect(told).toContainText(`yeni yeri ${place - 1} /`);
  await page.keyboard.press('Space');
  await expectOrder(second, first, third);

  await doFromMenu(page, third, 'Yukarı taşı');
  await expectOrder(second, third, first);
  await page.reload();
  await expectOrder(second, third, first);

  await page.getByRole('button', { name: `Taşı: ${first}` }).hover();
  await page.mouse.down();
  const target = await page.getByRole('button', { name: `Taşı: ${second}` }).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 4, { steps: 12 });
  await page.mouse.up();
  await expectOrder(first, second, third);
  await expectAccessible(page);

  complaints.allow(/500/);
  await page.route('**/rest/v1/member_perks?id=eq.*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Depo kilitli', code: 'XX000' } }),
  );
  await doFromMenu(page, first, 'Aşağı taşı');
  const refusal = page.getByText('Sıra kaydedilemedi, eski hâline döndü: Depo kilitli');
  await expect(refusal).toBeVisible();
  const notice = page.locator('.ant-notification-notice').filter({ has: refusal });
  await notice.getByRole('button', { name: 'Kapat' }).click();
  await expect(refusal).toBeHidden();
  await expectOrder(first, second, third);

  await page.getByRole('searchbox').fill(tag);
  await expect(page.getByText('Sırayı değiştirmek için aramayı, filtreleri')).toBeVisible();
  await expect(page.getByRole('button', { name: `Taşı: ${first}` })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
