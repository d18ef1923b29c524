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

/** Runs in the page. The lines of an element, or of a body, each with the kinds of the blocks in which it stands. */
function linesIn(element: Element, body: string | null): string[] {
  const root = body === null ? element : new DOMParser().parseFromString(body, 'text/html').body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines = new Map<Element | null, string>();
  while (texts.nextNode()) {
    const block = texts.currentNode.parentElement?.closest('p, h2, h3, li, td, th') ?? null;
    lines.set(block, (lines.get(block) ?? '') + (texts.currentNode.nodeValue ?? ''));
  }
  return Array.from(lines, ([block, line]) => {
    const kinds = ['h2', 'h3', 'ul', 'ol', 'td', 'th', 'blockquote'].filter((kind) => block?.closest(kind));
    return `${line.trim()} (${kinds.join(' ')})`;
  });
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

  await paste(text, 'text/plain', 'R&amp;D ile 3 < 5:\n- Hırka\n- Matara\n\nAylin\t900 TL\nBora\t450 TL');
  await expect(text.getByRole('listitem').filter({ hasText: 'Matara' })).toBeVisible();
  await expect(text.getByRole('cell', { name: '450 TL' })).toBeVisible();
  await expect(text.getByText('R&amp;D ile 3 < 5:')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.getByText('R&amp;D')).toHaveCount(0);
  await expect(text.getByText('Önce bir cümle.')).toBeVisible();

  for (const [, html] of CLIPBOARDS) await paste(text, 'text/html', html);
  await expect(text.getByRole('table')).toHaveCount(4);
  await expect(admin.form.getByText('Yazı tipi ve renkler alınmadı.')).toBeHidden();
  await paste(text, 'text/html', '<p style="font-family:Arial;color:red">Renkli</p>');
  await expect(admin.form.getByText('Yazı tipi ve renkler alınmadı.')).toBeVisible();
  await admin.publishAndClose();

  await page.goto('/duyurular');
  await page.getByRole('link', { name: title }).first().click();
  const article = page.getByRole('article');
  await expect(article.getByText('Renkli', { exact: true })).toBeVisible();
  const shown = (await article.evaluate(linesIn, null)).join('\n');
  for (const [program, , body] of CLIPBOARDS)
    expect(shown, program).toContain((await article.evaluate(linesIn, body)).join('\n'));
  await expect(article.getByRole('columnheader', { name: 'Aidat', exact: true })).toHaveAttribute(
    'scope',
    'col',
  );
  await expect(article.locator('sup')).toHaveText('2');
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
    await page.keyboard.insertText(`${word}ınyıllıkaidatı`);
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
