import { readPrint } from '../../fixtures/qr-codes';
import { expect, test } from '../support/test';

const SHEETS = ['/kurumsal/dernek-tuzugu', '/aidat'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ complaints }) => complaints.allow(/\bcsp$/));

    test('bylaws, dues and an event end on paper with their address and its QR code', async ({
      backend,
      page,
      site,
    }) => {
      const { slug } = await backend.createEvent({
        title: 'Kâğıda basılan konser',
        starts_at: '2033-05-12T17:00:00Z',
        body: '<p>Kapılar saat yedide açılır.</p>',
      });
      for (const path of [...SHEETS, `/duyurular/etkinlikler/${slug}`]) {
        await page.goto(path);
        const print = await readPrint(await page.pdf({ format: 'A4' }));
        const last = print.at(-1);
        expect(last?.code, path).toBe(`${site.url}${path}`);
        expect(last?.text, path).toContain('Bu sayfanın güncel hâli:');
        expect(last?.text.replaceAll(' ', ''), path).toContain(`${site.url}${path}`);
        expect(print.slice(0, -1).map(({ code }) => code)).toEqual(print.slice(0, -1).map(() => null));
      }
    });
  });
}

test('a screen shows neither the code nor the address, and other pages have no code', async ({ page }) => {
  const code = page.locator('img[src^="/karekod/"]');
  for (const path of SHEETS) {
    await page.goto(path);
    await expect(code).toHaveCount(1);
    await expect(code).toBeHidden();
    await expect(page.getByText('Bu sayfanın güncel hâli:')).toBeHidden();
  }
  await page.goto('/kurumsal/tarihce');
  await expect(code).toHaveCount(0);
});

test('a page that was reached by a link has its code on paper too', async ({ page, site }) => {
  await page.goto('/uyelik/uyelik-aidati');
  await page.getByRole('main').locator('a[href="/aidat"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'AİDAT' })).toBeVisible();
  await page.locator('img[src="/karekod/aidat.svg"]').evaluate((code: HTMLImageElement) => code.decode());
  const print = await readPrint(await page.pdf({ format: 'A4' }));
  expect(print.at(-1)?.code).toBe(`${site.url}/aidat`);
});
