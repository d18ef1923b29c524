import { todayInIstanbul } from '../../../../src/lib/dates/dates';
import { typeDate } from '../../support/dates';
import { press } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const MESSAGE = '/kurumsal/baskanin-mesaji';

test('an edited sample row leaves the list of samples, and an elected president signs the message', async ({
  admin,
  backend,
  complaints,
  page,
  visitor,
}) => {
  // The database refuses the wrong term.
  complaints.allow(/\b400\b/);
  const member = 'Hülya Akıncıkoru';
  const president = `Defne ${crypto.randomUUID().slice(0, 8)}`;
  const input = (label: string) => admin.form.getByLabel(label, { exact: true });
  const samples = page.getByRole('region', { name: 'Örnek içerik' });
  const board = samples.getByRole('listitem').filter({ hasText: /^Yönetim kurulu/ });

  await page.goto('/admin');
  await samples.locator('summary').first().click();
  await expect(samples.getByRole('link', { name: 'Dernek bilgileri' })).toHaveAttribute(
    'href',
    '/admin/dernek-bilgileri',
  );
  await expect(board).toContainText(/\d+ kurul üyesi/);
  const count = Number(/\d+/.exec((await board.textContent()) ?? '')?.[0]);
  await board.getByRole('link', { name: 'Yönetim kurulu' }).click();
  await page.getByRole('link', { name: `Düzenle: ${member}` }).click();
  await input('Görevi').fill('Üye');
  await admin.saveAndClose();

  await page.getByRole('link', { name: 'Genel Bakış', exact: true }).click();
  await samples.locator('summary').first().click();
  await expect(board).toContainText(`${count - 1} kurul üyesi`);
  await board.getByRole('link', { name: 'Yönetim kurulu' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${count - 1} kurul üyesi` })).toBeVisible();
  await expect(page.locator('main').getByText(member)).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(page.locator('main').getByText(member)).toBeVisible();

  await press(page, 'Yeni kurul üyesi');
  await input('Ad soyad').fill(president);
  await input('Görevi').fill('Başkan');
  await typeDate(input('Göreve başlama'), todayInIstanbul());
  await typeDate(input('Görev bitişi'), '2025-02-14');
  await admin.save();
  await expect(admin.form.getByText('Bitiş, başlangıçtan önce olamaz.')).toBeVisible();
  await typeDate(input('Görev bitişi'), '');
  await admin.saveAndClose();
  await expect.poll(async () => (await visitor.request.get(MESSAGE)).text()).toContain(`${president}</span>`);
  await visitor.goto(MESSAGE);
  await expect(visitor.getByText(`Sevgi ve saygılarımla,${president}Yönetim Kurulu Başkanı`)).toBeVisible();
  await backend.deleteBoardMember(president);
});
