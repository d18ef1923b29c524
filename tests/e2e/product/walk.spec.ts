import type { Page } from '@playwright/test';
import { findHtmlErrors } from '../../fixtures/html-checker';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { searched } from '../support/list-address';
import { saveButton } from '../support/row-form';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

/** The narrowest phone, a desk’s window at 200%, and a laptop. */
const WIDTHS = [320, 720, 1280];
/** One unbroken word, like a pasted address. */
const WORD = `${'Afyonkarahisarlılaştıramadıklarımızdan'.repeat(2)}mısınız`;
const TITLE = `Başlık ${WORD} sonu`;
const BODY = `<h2>${WORD}</h2><p>Metin ve <a href="/duyurular">bir bağlantı</a>.</p><ul><li>${WORD}</li></ul>`;

/** The pages of the worker's rows, whose every text has a word that is wider than a phone. */
let items: readonly string[];
/** Its category would widen the choice of perks for other tests. */
let deletePerk: () => PromiseLike<unknown>;

test.beforeAll(async ({ backend }) => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const texts = { title: TITLE, lead: TITLE, excerpt: TITLE, body: BODY, featured_home: true };
  const announcement = await backend.createAnnouncement({ ...texts, published_at: new Date().toISOString() });
  const event = await backend.createEvent({
    ...{ ...texts, starts_at: soon, location: TITLE },
    gallery: ['/apple-touch-icon.png', '/favicon.svg'],
  });
  const link = 'https://gazete.example/';
  const news = await backend.createNews({ title: TITLE, description: BODY, link });
  await backend.createCalendarEntry({ title: TITLE, date: soon.slice(0, 10) });
  deletePerk = await backend.createPerk({
    ...{ business_name: TITLE, discount: TITLE, alumnus_name: TITLE, idx: 0 },
    ...{ category: WORD.slice(0, 60), discount_code: WORD.slice(0, 60) },
    contact_email: `${'uzun'.repeat(12)}@${'adres'.repeat(8)}.example`,
  });
  items = [
    `/duyurular/${announcement}`,
    `/duyurular/etkinlikler/${event.slug}`,
    `/mezunlarimiz/mezunlardan-haberler/${news}`,
  ];
});
test.afterAll(() => deletePerk());

for (const [section, routes] of bySection(STATIC_ROUTES)) {
  test(`${section} are valid, accessible, wide enough and without a dead link`, async ({ page }) => {
    for (const path of routes) await examinePage(page, path);
  });
}

test('a row’s page is valid, accessible, wide enough and without a dead link', async ({ page }) => {
  for (const path of [...items, '/arama?q=aidat', `/arama?q=${WORD}`]) await examinePage(page, path);
});

test('pages that are not found are valid, accessible and wide enough', async ({ complaints, page }) => {
  complaints.allow(/404/);
  for (const path of [
    '/duyurular/999999',
    '/duyurular/gecersiz',
    '/duyurular/etkinlikler/boyle-bir-etkinlik',
    '/mezunlarimiz/mezunlardan-haberler/boyle-bir-haber',
    '/boyle/bir/sayfa/yok',
  ])
    await examinePage(page, path, 404);
});

test.describe('an administrator', () => {
  test.use({ as: 'admin' });

  test('reads and edits an unbroken word in every window', async ({ page }) => {
    for (const path of ['duyurular', 'etkinlikler', 'takvim', 'mezunlardan-haberler', 'uyelere-avantajlar']) {
      // Rows of other tests may fill the first page.
      await page.goto(searched(`/admin/${path}`, 'Afyonkarahisar'));
      const edit = page.getByRole('link', { name: `Düzenle: ${TITLE}` }).first();
      await expect(edit).toBeVisible();
      for (const width of WIDTHS) await expectToFit(page, width);
      await edit.click();
      const save = saveButton(page);
      for (const width of WIDTHS) {
        await expectToFit(page, width);
        await expect(save).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

/** Asks of a page what every page must keep. A console error or a failed request fails the test as well. */
async function examinePage(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  expect(await findHtmlErrors((await answer?.text()) ?? ''), path).toEqual([]);

  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark), path).toHaveCount(1);
  }
  await expect(page.locator('a, button, input, select').first(), path).toHaveText('İçeriğe geç');
  expect(await deadLinks(page), path).toEqual([]);

  await expectAccessibleAtBothSizes(page);
  for (const width of WIDTHS) await expectToFit(page, width);
}

/** The addresses of this site that answered a test of this worker. */
const alive = new Set<string>();

/** Returns the links of the page to this site that nothing answers. */
async function deadLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')));
  const dead: string[] = [];
  for (const address of new Set(addresses)) {
    if (alive.has(address)) continue;
    const answer = await page.request.get(address);
    if (answer.ok()) alive.add(address);
    else dead.push(`${answer.status()} ${address}`);
  }
  return dead;
}

/** Groups the routes by the first part of their address. Routes without a group share one. */
function bySection(routes: readonly string[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  const partOf = (path: string) => path.split('/', 2).join('/');
  for (const path of routes) {
    const part = partOf(path);
    const isAlone = routes.filter((other) => partOf(other) === part).length === 1;
    const section = isAlone ? 'pages that stand alone' : `pages below ${part}`;
    sections.set(section, [...(sections.get(section) ?? []), path]);
  }
  return sections;
}
