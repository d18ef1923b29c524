import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test('a page is shared by WhatsApp, by its address, and by the device’s own dialog', async ({
  backend,
  context,
  page,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const handedOn: unknown[] = [];
  await page.exposeFunction('handOn', (data: unknown) => void handedOn.push(data));
  const content = `Object.defineProperty(Navigator.prototype, 'share', { value: (data) => handOn(data) });`;
  await page.addInitScript({ content });
  const { slug } = await backend.createEvent({
    title: 'Avluda & kuytuda',
    starts_at: '2033-05-12T17:00:00Z',
  });
  const address = `${site.url}/duyurular/etkinlikler/${slug}`;
  await page.goto(address);
  const ways = page.getByRole('group', { name: 'Bu sayfayı paylaşın' });
  const whatsApp = await ways.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(`Avluda & kuytuda\n${address}`);
  await ways.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await expect(ways.getByRole('status')).toHaveText('Kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await ways.getByRole('button', { name: 'Başka yolla paylaş' }).click();
  await expect.poll(() => handedOn).toEqual([{ title: 'Avluda & kuytuda', url: address }]);
});

test('the head belongs to the page that is shown, also after going to another', async ({
  backend,
  page,
  site,
}) => {
  const id = await backend.createAnnouncement({
    title: 'Başı yerinde',
    published_at: '2020-01-01T09:00:00Z',
  });
  const path = `/duyurular/${id}-basi-yerinde`;
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  await page.goto(`/duyurular/${id}`);
  await expect(page).toHaveURL(path);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  expect(await content('meta[property="og:title"]')).toBe('Başı yerinde');
  expect(await content('meta[property="og:type"]')).toBe('article');

  await page.getByRole('link', { name: 'Duyurulara dön' }).click();
  await expect(page).toHaveTitle(/^Duyurular \|/);
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${site.url}/duyurular`);
  expect(await content('meta[property="og:title"]')).toBe('Duyurular');
  expect(await content('meta[property="og:type"]')).toBe('website');
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(0);
  const feed = page.getByRole('main').getByRole('link', { name: 'RSS ile izleyin' });
  await expect(feed).toHaveAttribute('href', '/rss.xml');
});

test('feeds, sitemap and calendars list a published item at once, and a cancelled one, too', async ({
  backend,
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const title = `Haber verilen konser ${Date.now()}`;
  const { id, slug } = await backend.createEvent({ title, starts_at: '2033-05-12T17:00:00Z' });
  for (const path of ['/rss.xml', '/duyurular.json']) await expect.poll(() => read(path)).toContain(title);
  await expect.poll(() => read('/sitemap.xml')).toContain(`/duyurular/etkinlikler/${slug}<`);
  expect(await read('/robots.txt')).toContain('/sitemap.xml');

  const occasion = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await read('/takvim.ics')) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent');
    const event = events.find((one) => String(one.getFirstPropertyValue('uid')).startsWith(`event-${id}@`));
    return ['summary', 'status', 'dtstart'].map((name) => String(event?.getFirstPropertyValue(name)));
  };
  await expect.poll(occasion).toEqual([title, 'CONFIRMED', '2033-05-12T20:00:00']);
  await backend.deleteEvent(id);
  await expect.poll(occasion).toEqual([`İptal: ${title}`, 'CANCELLED', '2033-05-12T20:00:00']);
  await expect.poll(() => read('/rss.xml')).not.toContain(title);
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
