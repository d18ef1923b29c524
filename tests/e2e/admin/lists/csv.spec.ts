import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { chooseOption } from '../../support/choose-option';
import { searched } from '../../support/list-address';
import { addImported, previewImport, rowOf, tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const TURKISH_CODES: Readonly<Record<string, number>> = {
  Ş: 0xde,
  ş: 0xfe,
  İ: 0xdd,
  ı: 0xfd,
  Ğ: 0xd0,
  ğ: 0xf0,
};

/** Encodes a text as Excel on a Turkish Windows does for CSV. */
function inWindows1254(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => TURKISH_CODES[letter] ?? letter.charCodeAt(0)));
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('of a table from Excel the valid lines are imported, the rest can be downloaded', async ({ page }) => {
  const tag = tagged('Dükkân');
  await page.goto('/admin/uyelere-avantajlar');
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Tablodan ekle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Tanınan sütunlar')).toBeVisible();
  const csv = [
    'FİRMA ADI;kategori;E-posta;Renk',
    `${tag} Işık;"Sağlık, spor & ""ev""";isik@dernek.example;mavi`,
    `${tag} Şule;Kitap;bozuk`,
    ';Kitap;',
  ].join('\r\n');
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/member_perks')) written.push(request.url());
  });
  await dialog
    .getByLabel('Tablo dosyası')
    .setInputFiles({ name: 'firmalar.csv', mimeType: 'text/csv', buffer: inWindows1254(csv) });

  await expect(dialog).toContainText('Tanınmayan sütunlar kullanılmayacak: Renk');
  await expect(dialog.getByRole('row', { name: `2 Hazır ${tag} Işık` })).toBeVisible();
  await expect(dialog.getByRole('row').nth(2)).toContainText('E-posta: Geçerli bir e-posta adresi yazın.');
  await expect(dialog.getByRole('row').nth(3)).toContainText('Firma adı: Firma adı gerekli');
  expect(written).toEqual([]);

  await dialog.getByRole('button', { name: 'Ekle (1)' }).click();
  await expect(dialog).toContainText('1 avantaj eklendi.');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Eklenemeyen satırları indir' }).click(),
  ]);
  expect(await textOf(rest)).toContain(`${tag} Şule;Kitap;bozuk;;E-posta: Geçerli bir e-posta adresi yazın.`);
  expect(written).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();

  await chooseOption(page.getByRole('combobox', { name: 'Kategori' }), 'Sağlık, spor & "ev"');
  await expect(rowOf(page, `${tag} Işık`)).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ avantaj$/);
});

test('a table that is imported again adds no duplicates unless they are included', async ({ page }) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const csv = `Başlık;Tarih\nÇay ${tag};12.05.2031\nKahve ${tag};13 Mayıs 2031`;
  const status = page.getByRole('search').getByRole('status');
  await page.goto(searched('/admin/takvim', tag));
  const first = await previewImport(page, csv);
  await expect(first.getByRole('checkbox')).toHaveCount(0);
  await addImported(first, 2);
  await expect(status).toHaveText('2 takvim kaydı');

  const again = await previewImport(page, csv);
  await expect(again).toContainText(
    '2 satırın aynısı listede ya da bu tabloda var (aynı olan: Başlık, Tarih).',
  );
  await expect(again.getByRole('button', { name: 'Ekle (0)' })).toBeDisabled();
  await again.getByRole('button', { name: 'Kapat' }).last().click();

  const dialog = await previewImport(page, `${csv}\nSüt ${tag};14.05.2031\nSüt ${tag};14 Mayıs 2031`);
  const skip = (line: number) => dialog.getByRole('checkbox', { name: `Aynısı var, atla: ${line}. satır` });
  await expect(dialog).toContainText('1 satır eklenecek.');
  await expect(skip(2)).toBeChecked();
  await expect(skip(3)).toBeChecked();
  await expect(skip(4)).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: '4. satırla aynı, atla: 5. satır' })).toBeChecked();
  await skip(2).uncheck();
  await dialog.getByRole('button', { name: 'Ekle (2)' }).click();
  await expect(dialog).toContainText('2 takvim kaydı eklendi.');
  await expect(dialog).toContainText('2 satır atlandı');
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(status).toHaveText('4 takvim kaydı');
});

test('a filtered list is exported as a table without formulas', async ({ backend, page }) => {
  const tag = tagged('İhraç');
  await backend.createAnnouncement({
    title: `${tag} taslak`,
    lead: 'Giriş\n=HYPERLINK("https://kotu.example")',
  });
  await backend.createAnnouncement({ title: `${tag} yayında`, published_at: '2026-05-12T15:30:00Z' });
  await page.goto(searched('/admin/duyurular', tag, { published_at: 'taslak' }));
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 duyuru');
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Tabloyu indir' }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/^duyurular-\d{4}-\d\d-\d\d\.csv$/);
  const text = await textOf(table);
  expect(text).toMatch(/^\uFEFFBaşlık;Spot;/);
  expect(text).toContain(`${tag} taslak;"Giriş\n'=HYPERLINK(""https://kotu.example"")"`);
  expect(text).not.toContain(`${tag} yayında`);
});
