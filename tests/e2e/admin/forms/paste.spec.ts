import type { Locator } from '@playwright/test';
import { CLIPBOARDS } from '../../../fixtures/clipboards';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

/** Pastes behind the text as a program does: HTML, or plain text alone. */
async function paste(text: Locator, type: 'text/html' | 'text/plain', content: string): Promise<void> {
  await text.focus();
  await text.evaluate(putCaretAtEnd);
  await text.press('Enter');
  await text.evaluate(
    (element, [type, content]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, content);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, content] as const,
  );
}

/**
 * Tells the editor at once where the caret is. The browser tells it in a later task, and a key that is pressed before acts
 * where the caret was: Ctrl+End and Enter left the caret in the table that was pasted before.
 */
function putCaretAtEnd(element: Element): void {
  const selection = document.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
  document.dispatchEvent(new Event('selectionchange'));
}

test('what is pasted from mails, documents and tables arrives on the page in its lines and cells', async ({
  admin,
  page,
}) => {
  const title = 'Yapıştırılmış Metinlerle Duyuru';
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await admin.fillAnnouncement({ title, body: 'Önce bir cümle.' });
  const text = admin.form.getByRole('textbox', { name: 'Metin' });

  await paste(text, 'text/plain', 'Getirin:\n- Hırka\n- Matara\n\nAylin\t900 TL\nBora\t450 TL');
  await expect(text.getByRole('listitem').filter({ hasText: 'Matara' })).toBeVisible();
  await expect(text.getByRole('cell', { name: '450 TL' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.getByText('Getirin:')).toHaveCount(0);
  await expect(text.getByText('Önce bir cümle.')).toBeVisible();

  for (const [, html] of CLIPBOARDS) await paste(text, 'text/html', html);
  await expect(text.getByRole('table')).toHaveCount(3);
  await expect(admin.form.getByText('Yazı tipi ve renkler alınmadı.')).toBeHidden();
  await paste(text, 'text/html', '<p style="font-family:Arial;color:red">Renkli</p>');
  await expect(admin.form.getByText('Yazı tipi ve renkler alınmadı.')).toBeVisible();
  await admin.publishAndClose();

  await page.goto('/duyurular');
  await page.getByRole('link', { name: title }).first().click();
  const article = page.getByRole('article');
  for (const line of [
    'Sayın üyeler,',
    'Toplantı 5 Mayıs’ta.',
    'Bekleriz.',
    'Merhaba,',
    'Mayıs sayısı',
    'Renkli',
  ])
    await expect(article.getByText(line, { exact: true })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Gezi', level: 2 })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: /^Şapka$/ })).toBeVisible();
  await expect(article.getByRole('columnheader', { name: 'Aidat', exact: true })).toHaveAttribute(
    'scope',
    'col',
  );
  for (const cell of ['Ad', 'Ücret', '120 TL', '19.00', '1.200 TL'])
    await expect(article.getByRole('cell', { name: cell, exact: true })).toBeVisible();
  await expect(article.locator('sup')).toHaveText('2');
  await expect(article.getByText('Giriş dört yüz metre')).toBeVisible();
});

test('a table is made, filled and changed by its buttons, and scrolls by itself on a phone', async ({
  admin,
  page,
}) => {
  const title = 'Aidat Tablolu Duyuru';
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await admin.fillAnnouncement({ title });
  const text = admin.form.getByRole('textbox', { name: 'Metin' });
  await text.click();
  await admin.form.getByRole('button', { name: 'Tablo', exact: true }).click();
  const tools = admin.form.getByRole('group', { name: 'Tablo' });
  await tools.getByRole('button', { name: 'Sütun ekle' }).click();
  await tools.getByRole('button', { name: 'Sütun ekle' }).click();
  await tools.getByRole('button', { name: 'Satırı sil' }).click();
  await tools.getByRole('button', { name: 'Başlık satırı' }).click();
  await expect(text.getByRole('columnheader')).toHaveCount(4);
  await expect(text.getByRole('row')).toHaveCount(2);
  const words = [
    'Üyelik',
    'Öğrenciler',
    'Çalışanlar',
    'Emekliler',
    'Onursal',
    'Gençler',
    'Kurumlar',
    'Gönüllüler',
  ];
  await text.getByRole('columnheader').first().click();
  for (const [index, word] of words.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(`${word}ınyıllıkaidatı`);
  }
  await admin.publishAndClose();

  await page.goto('/duyurular');
  await page.getByRole('link', { name: title }).first().click();
  const frame = page.getByRole('article').getByRole('group', { name: 'Tablo' });
  await expect(frame.getByRole('columnheader', { name: 'Üyelik' })).toHaveAttribute('scope', 'col');
  await expect(frame.getByRole('cell')).toHaveCount(4);
  await page.setViewportSize({ width: 390, height: 844 });
  const isWider = await frame.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isWider).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
