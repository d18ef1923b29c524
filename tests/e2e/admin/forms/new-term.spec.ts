import { addDays, todayInIstanbul } from '../../../../src/lib/dates/dates';
import { examine } from '../../support/accessibility';
import { typeDate } from '../../support/dates';
import { press } from '../../support/row-form';
import { confirm, notice } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

/** Moves all terms of the board by some days, as if so many had passed. */
const moveTerms = (days: number) =>
  `update board_members set term_from = term_from + ${days}, term_to = term_to + ${days} where id > 0`;

test('a new term of the board is one form and one change, which ends the old term and can be taken back whole', async ({
  backend,
  page,
  visitor,
}) => {
  const tomorrow = addDays(todayInIstanbul(), 1);
  await page.goto('/admin/yonetim-kurulu');
  await press(page, 'Yeni dönem');
  const form = page.getByRole('dialog', { name: 'Yönetim kurulu: Yeni dönem' });
  await expect(form.getByRole('group')).toHaveCount(7);
  await expect(form.getByRole('group', { name: '1. Ayda Kestaneli' }).getByLabel('Görevi')).toHaveValue(
    'Başkan',
  );
  await examine(page);
  await press(page, 'Yeni dönemi kaydet');
  await expect(form).toContainText('Yeni dönemin ilk gününü yazın.');
  await typeDate(form.getByLabel('Yeni dönemin ilk günü'), tomorrow);
  await form.getByRole('button', { name: 'Kaldır: 7. Hülya Akıncıkoru' }).click();
  await form
    .getByRole('group', { name: '1. Ayda Kestaneli' })
    .getByLabel('Ad soyad')
    .fill('Vildan Poyrazoğlu');
  await press(page, 'Üye ekle');
  await form.getByRole('group', { name: '7. üye' }).getByLabel('Ad soyad').fill('Orhan Martıgören');
  await press(page, 'Yeni dönemi kaydet');
  await expect(notice(page, '7 kurul üyesi ile yeni dönem kaydedildi;')).toContainText(
    'günü sitede görünecek.',
  );
  await expect(form).toHaveCount(0);

  // Until the first day visitors see the present board, and no end of it.
  await visitor.goto('/kurumsal/yonetim-kurulu');
  await expect(visitor.getByRole('main')).toContainText('Ayda Kestaneli');
  await expect(visitor.getByRole('main')).not.toContainText('Vildan Poyrazoğlu');
  // A day later.
  await backend.changeSchema(moveTerms(-1));
  // The first one may get the page that the server has, which it then makes anew.
  await expect(async () => {
    await visitor.reload();
    expect(await visitor.getByRole('figure').first().innerText()).toContain('Vildan Poyrazoğlu');
  }).toPass();
  await expect(visitor.getByRole('figure')).toHaveCount(7);
  const former = visitor.getByRole('region', { name: 'Önceki Yönetimler' });
  await expect(former.getByRole('group')).toHaveCount(2);
  await former.getByRole('group').first().locator('summary').click();
  await expect(former.getByRole('group').first()).toContainText('Ayda Kestaneli');
  await examine(visitor);
  await backend.changeSchema(moveTerms(1));

  await page.goto('/admin');
  const changes = page.getByRole('region', { name: 'Son değişiklikler' });
  const line = changes.getByRole('listitem').filter({ hasText: '14 kurul üyesini birlikte değiştirdi' });
  await line.getByRole('button', { name: /^Geri al/ }).click();
  await confirm(page, 'Geri al');
  await expect(notice(page, 'Geri alındı.')).toBeVisible();
  await visitor.goto('/kurumsal/yonetim-kurulu');
  await expect(visitor.getByRole('figure').first()).toContainText('Ayda Kestaneli');
  await expect(visitor.getByRole('region', { name: 'Önceki Yönetimler' }).getByRole('group')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ as: 'visitor', javaScriptEnabled: false });

  test('a former board opens, with the names of its members', async ({ page }) => {
    await page.goto('/kurumsal/yonetim-kurulu');
    const former = page.getByRole('region', { name: 'Önceki Yönetimler' });
    await expect(former.getByText('Nermin Fenerlioğlu')).toBeHidden();
    await former.locator('summary').click();
    await expect(former.getByText('Nermin Fenerlioğlu')).toBeVisible();
  });
});
