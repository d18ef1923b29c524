import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ forcedColors: 'active' });

const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });

async function expectToDiffer(chosen: Locator, other: Locator) {
  await expect(chosen).toBeVisible();
  expect(await lookOf(chosen)).not.toBe(await lookOf(other));
}

test('a chosen filter of the perks looks chosen', async ({ page }) => {
  await page.goto('/uyelik/uyelere-avantajlar?kategori=saglik');
  const pills = page.getByRole('navigation', { name: 'Avantaj türleri' });
  await expectToDiffer(
    pills.getByRole('link', { name: 'Sağlık', exact: true }),
    pills.getByRole('link', { name: 'Tümü' }),
  );
});

test('the chosen month of the picker and the sorted column of the awards look chosen', async ({ page }) => {
  await page.goto('/duyurular/takvim?ay=2031-05');
  await page.getByRole('button', { name: 'Mayıs 2031' }).click();
  const picker = page.getByRole('dialog', { name: 'Ay seç' });
  const year = Number(await picker.getByText(/^\d{4}$/).textContent());
  for (let shown = year; shown < 2031; shown++)
    await picker.getByRole('button', { name: 'Sonraki yıl' }).click();
  await expectToDiffer(
    picker.getByRole('button', { name: 'Mayıs' }),
    picker.getByRole('button', { name: 'Haziran' }),
  );

  await page.goto('/mezunlarimiz/basari-onur-odulleri?sira=soyad');
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true }).getByRole('link');
  await expectToDiffer(heading('Soyad'), heading('Ad'));
});

test('a button that sends a form has an edge that is seen', async ({ page }) => {
  await page.goto('/arama');
  const button = page.getByRole('main').getByRole('button', { name: 'Ara' });
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(button).toHaveCSS('border-top-width', '1px');
});

test('each picture of the slideshow has a mark that is seen', async ({ page }) => {
  await page.goto('/');
  const dots = page.getByRole('group', { name: 'slayt gösterisi' }).getByRole('button');
  const marks = await dots.evaluateAll((buttons) =>
    buttons.map((button) => ({
      mark: getComputedStyle(button, '::after').borderTopColor,
      ground: getComputedStyle(button).backgroundColor,
    })),
  );
  expect(marks).toHaveLength(3);
  for (const { mark, ground } of marks) expect(mark).not.toBe(ground);
});
