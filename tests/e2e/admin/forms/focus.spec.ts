import { expectDate, typeDate } from '../../support/dates';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { lead, press, save, title } from '../../support/row-form';
import { tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('a form takes the focus and gives it back to its row, in a table and in the cards of a phone', async ({
  admin,
  backend,
  page,
}) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const [old, added] = [`Eski ${tag}`, `Eklenen ${tag}`];
  await backend.createAnnouncement({ title: old });
  await page.goto(searched('/admin/duyurular', tag));
  const create = page.getByRole('link', { name: 'Yeni duyuru', exact: true });
  const edit = (name: string) => page.getByRole('link', { name: `Düzenle: ${name}` });

  await edit(old).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('dialog').getByText('Duyuruyu düzenle')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(edit(old)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await lead(page).fill('Değişen giriş');
  await admin.saveAndClose();
  await expect(edit(old)).toBeFocused();

  await create.click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();

  await page.setViewportSize(PHONE);
  await edit(old).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('dialog').getByText('Duyuruyu düzenle')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(edit(old)).toBeFocused();
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(added);
  await save(page);
  await expect(edit(added)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await lead(page).fill('Yarım');
  await page.keyboard.press('Escape');
  await press(page, 'Ayrıl');
  await expect(edit(added)).toBeFocused();

  await create.click();
  await title(page).fill(tagged('Aramada görünmeyen'));
  await admin.saveAndClose();
  await expect(create).toBeFocused();
});

test('a moved event keeps its length until its end is set by hand', async ({ admin, backend, page }) => {
  const { id } = await backend.createEvent({
    title: 'Taşınan gün',
    starts_at: '2031-05-12T11:00:00Z',
    ends_at: '2031-05-12T14:30:00Z',
  });
  await page.goto(`/admin/etkinlikler/${id}`);
  const start = admin.form.getByLabel('Başlangıç', { exact: true });
  const end = admin.form.getByLabel('Bitiş', { exact: true });
  await expectDate(end, '2031-05-12T17:30');
  await expect(admin.form.getByText('“Başlangıç” değişirse bu da değişir, süre aynı kalır.')).toBeVisible();

  await typeDate(start, '2031-05-31T22:00');
  await expectDate(end, '2031-06-01T01:30');
  await expect(admin.form.getByText(/^“Başlangıç” ile birlikte değişti, süre aynı kaldı\./)).toBeVisible();
  await typeDate(start, '');
  await expectDate(end, '2031-06-01T01:30');
  await typeDate(start, '2031-06-10T10:00');
  await expectDate(end, '2031-06-10T13:30');

  await typeDate(end, '2031-06-10T20:00');
  await typeDate(start, '2031-06-10T12:00');
  await expectDate(start, '2031-06-10T12:00');
  await expectDate(end, '2031-06-10T20:00');
  await expect(admin.form.getByText(/^“Başlangıç” (değişirse|ile birlikte)/)).toHaveCount(0);
  await admin.saveAndClose();
});
