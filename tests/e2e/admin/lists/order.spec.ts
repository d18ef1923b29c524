import { searched } from '../../support/list-address';
import { addImported, doFromMenu, notice, previewImport, tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('rows are ordered by dragging, by keys and from the menu', async ({ complaints, page }) => {
  const tag = tagged('Sıra');
  const [first, second, third] = [`${tag} üç`, `${tag} iki`, `${tag} bir`];
  const handle = (title: string) => page.getByRole('button', { name: `Taşı: ${title}` });
  const handles = page.getByRole('button', { name: new RegExp(`^Taşı: ${tag}`) });
  const expectOrder = (...titles: string[]) =>
    expect
      .poll(() => handles.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel)))
      .toEqual(titles.map((title) => `Taşı: ${title}`));

  await page.goto('/admin/uyelere-avantajlar');
  await addImported(await previewImport(page, `Firma adı\n${tag} bir\n${tag} iki\n${tag} üç`), 3);
  await expectOrder(first, second, third);

  await handle(second).focus();
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
  await expect(notice(page, 'Yeni sıra kaydedildi.')).toBeVisible();
  await page.reload();
  await expectOrder(second, third, first);

  await handle(first).hover();
  await page.mouse.down();
  const target = await handle(second).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 4, { steps: 12 });
  await page.mouse.up();
  await expectOrder(first, second, third);

  await expect(notice(page, 'Yeni sıra kaydedildi.')).toBeVisible();

  complaints.allow(/500/);
  await page.route('**/rest/v1/member_perks?id=eq.*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Depo kilitli', code: 'XX000' } }),
  );
  await doFromMenu(page, first, 'Aşağı taşı');
  await expect(notice(page, 'Sıra kaydedilemedi, eski hâline döndü: Depo kilitli')).toBeVisible();
  await expectOrder(first, second, third);

  await page.goto(searched('/admin/uyelere-avantajlar', tag));
  await expect(page.getByText('Sırayı değiştirmek için aramayı, filtreleri')).toBeVisible();
  await expect(handle(first)).toBeDisabled();
});
