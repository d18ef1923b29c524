import type { Page } from '@playwright/test';
import { findHtmlErrors } from '../../fixtures/html-checker';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { expect, test } from '../support/test';

/** A desk’s window at 200%, and the narrowest phone. */
const NARROW_WIDTHS = [720, 320];

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const [section, routes] of bySection(STATIC_ROUTES)) {
  test(`${section}: the document is valid, axe finds nothing, every window is wide enough`, async ({
    page,
  }) => {
    for (const path of routes) await checkPage(page, path);
  });
}

test('a page of each kind of row: the document is valid, axe finds nothing, every window is wide enough', async ({
  backend,
  page,
}) => {
  const title = 'Herkesin okuyabildiği bir başlık';
  const body =
    '<h2>Ara başlık</h2><p>Metin ve <a href="/duyurular">bir bağlantı</a>.</p><ul><li>Madde</li></ul>';
  const now = new Date().toISOString();
  const announcement = await backend.createAnnouncement({ title, body, published_at: now });
  const event = await backend.createEvent({
    ...{ title, body, starts_at: now, location: 'Lise avlusu' },
    gallery: ['/apple-touch-icon.png', '/favicon.svg'],
  });
  const news = await backend.createNews({ title, description: body, link: 'https://gazete.example/' });
  await checkPage(page, `/duyurular/${announcement}`);
  await checkPage(page, `/duyurular/etkinlikler/${event.slug}`);
  await checkPage(page, `/mezunlarimiz/mezunlardan-haberler/${news}`);
  await checkPage(page, '/arama?q=aidat');
});

test('pages that are not found: the document is valid, axe finds nothing, every window is wide enough', async ({
  complaints,
  page,
}) => {
  complaints.allow(/404/);
  await checkPage(page, '/duyurular/999999', 404);
  await checkPage(page, '/duyurular/gecersiz', 404);
  await checkPage(page, '/duyurular/etkinlikler/boyle-bir-etkinlik', 404);
  await checkPage(page, '/mezunlarimiz/mezunlardan-haberler/boyle-bir-haber', 404);
  await checkPage(page, '/boyle/bir/sayfa/yok', 404);
  await checkPage(page, '/arama?q=b%C3%B6yle-bir-s%C3%B6z-yok');
});

/** Checks the sent document's structure, then the page with axe and in narrow windows. */
async function checkPage(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  expect(await findHtmlErrors((await answer?.text()) ?? ''), path).toEqual([]);

  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark), path).toHaveCount(1);
  }
  await expect(page.locator('a, button, input, select').first(), path).toHaveText('İçeriğe geç');

  await expectAccessibleAtBothSizes(page);
  for (const width of NARROW_WIDTHS) await expectToFit(page, width);
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
