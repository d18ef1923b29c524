import sharp from 'sharp';
import { expectAccessible, expectToFit } from '../support/accessibility';
import { typeDate } from '../support/dates';
import { searched } from '../support/list-address';
import { PictureField } from '../support/picture-field';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a board member and a slide are added, award recipients come from a table, ${size.width} pixels wide`, async ({
    admin,
    backend,
    complaints,
    page,
  }) => {
    complaints.allow(/answered 400|status of 400/);
    const tag = crypto.randomUUID().slice(0, 8);
    const input = (label: string) =>
      admin.form.locator('input:not([type=file])').and(admin.form.getByLabel(label, { exact: true }));
    const listed = (text: string) =>
      page
        .locator('main')
        .getByRole(size.width < 640 ? 'heading' : 'row')
        .filter({ hasText: text });
    await page.setViewportSize(size);

    await page.goto('/admin/yonetim-kurulu/yeni');
    await input('Ad soyad').fill(`Ayda ${tag}`);
    await input('Görevi').fill('Başkan');
    await admin.save();
    await expect(admin.form.getByText('Göreve başlama gününü yazın.')).toBeVisible();
    await typeDate(input('Göreve başlama'), '2026-02-14');
    await typeDate(input('Görev bitişi'), '2025-02-14');
    await admin.save();
    await expect(admin.form.getByText('Bitiş, başlangıçtan önce olamaz.')).toBeVisible();
    await expectAccessible(page);
    await typeDate(input('Görev bitişi'), '');
    await admin.save();
    await expect(admin.form).toHaveCount(0);
    await expect(listed(`Ayda ${tag}`)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, size.width);
    await page.setViewportSize(size);

    await page.goto(searched('/admin/odul-alanlar', tag));
    await page.getByRole('button', { name: 'Liste işlemleri' }).click();
    await page.getByRole('menuitem', { name: 'Tablodan ekle' }).click();
    await admin.form
      .getByLabel('Yapıştırılan tablo')
      .fill(
        `Ad;Soyad;NDS soyadı;NDS yılı;Unvan;Meslek;Ödül yılı\nLale;${tag};Ortanca;1953;Prof. Dr.;Gökbilimci;2026\nİnci;Ada ${tag};;1850;;;`,
      );
    await admin.form.getByRole('button', { name: 'Önizle' }).click();
    await expect(admin.form).toContainText('Yazdığınız sayı ya da tarih çok küçük veya çok büyük.');
    await expectAccessible(page);
    await admin.form.getByRole('button', { name: 'Ekle (1)' }).click();
    await expect(admin.form).toContainText('1 ödül alan mezun eklendi.');
    await admin.form.getByRole('button', { name: 'Kapat' }).last().click();
    await expect(listed(tag)).toContainText(tag);
    await expect(page.locator('main').getByText('1953', { exact: true })).toBeVisible();
    // The public page's stories count the recipients.
    await backend.changeSchema(`delete from award_recipients where last_name = '${tag}'`);

    await page.goto('/admin/ana-sayfa-gorselleri/yeni');
    await input('Başlık').fill(`Avlu ${tag}`);
    await input('Bağlantı').fill('/duyurular');
    const picture = new PictureField(page, 'Resim');
    const background = { r: 29, g: 44, b: 72 };
    await picture.choose({
      name: 'avlu.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1920, height: 800, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    expect(await picture.awaitStored()).toContain('/home_slides/');
    await input('Resmin açıklaması').fill('Okulun avlusu');
    await expectAccessible(page);
    await admin.save();
    await expect(admin.form).toHaveCount(0);
    await expect(listed(`Avlu ${tag}`)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, size.width);
  });
}
