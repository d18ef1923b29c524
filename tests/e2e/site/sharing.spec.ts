import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test('a page is shared by WhatsApp, address and device', async ({ backend, context, page, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const handedOn: unknown[] = [];
  await page.exposeFunction('handOn', (data: unknown) => void handedOn.push(data));
  const content = `Object.defineProperty(Navigator.prototype, 'share', { value: (data) => handOn(data) });`;
  await page.addInitScript({ content });
  const title = 'Avluda & kuytuda';
  const { slug } = await backend.createEvent({ title, starts_at: '2033-05-12T17:00:00Z' });
  const address = `${site.url}/duyurular/etkinlikler/${slug}`;
  await page.goto(address);
  const ways = page.getByRole('group', { name: 'Bu sayfayı paylaşın' });
  const whatsApp = await ways.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(`${title}\n${address}`);
  await ways.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await expect(ways.getByRole('status')).toHaveText('Kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await ways.getByRole('button', { name: 'Başka yolla paylaş' }).click();
  await expect.poll(() => handedOn).toEqual([{ title, url: address }]);
});

test.describe('an administrator', () => {
  test.use({ as: 'admin' });

  test('makes a code for a poster from a row', async ({ backend, page, site }) => {
    const title = `Afişli gün ${Date.now()}`;
    const id = await backend.createAnnouncement({ title, published_at: '2020-01-01T09:00:00Z' });
    await page.goto('/admin/duyurular');
    const more = page.getByRole('button', { name: `Diğer işlemler: ${title}` });
    await more.click();
    await page.getByRole('menuitem', { name: 'Karekod' }).click();
    const dialog = page.getByRole('dialog', { name: 'Karekod' });
    await expect(dialog.getByText(`${site.url}/duyurular/${id}`)).toBeVisible();
    await expectAccessible(page);
    const save = async (name: string) => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name }).click();
      return readFile(await (await download).path());
    };
    expect((await save('SVG indir')).toString()).toMatch(/^<svg [^>]*viewBox="-4 -4 /);
    expect((await save('PNG indir')).subarray(1, 4).toString()).toBe('PNG');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
  });
});
