import type { Page } from '@playwright/test';
import { findHtmlErrors } from '../../fixtures/html-checker';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { DESKTOP } from '../support/identity';
import { createLongRows, LONG_WORD, type LongRows } from '../support/long-words';
import { expect, test } from '../support/test';
import { translate, useControls } from '../support/translation';
import { refuseStorage } from '../support/visitor';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The narrowest phone, a desk’s window at 200%, and a laptop. */
const WIDTHS = [320, 720, 1280];

/** The pages of the worker's rows, whose every text has a word that is wider than a phone. */
let rows: LongRows;

test.beforeAll(async ({ backend }) => {
  rows = await createLongRows(backend);
});
test.afterAll(() => rows.deletePerk());
test.beforeEach(({ context }) =>
  context.route('https://www.openstreetmap.org/**', (route) => route.fulfill()),
);

for (const [section, routes] of bySection(STATIC_ROUTES)) {
  test(`${section} are valid, accessible, wide enough, without a dead link, and work when they are translated`, async ({
    page,
  }) => {
    for (const path of routes) {
      await examinePage(page, path);
      await translateAndUse(page);
    }
  });
}

test('a row’s page is valid, accessible, wide enough, without a dead link, and works when it is translated', async ({
  page,
}) => {
  for (const path of [...rows.pages, '/arama?q=aidat', `/arama?q=${LONG_WORD}`]) {
    await examinePage(page, path);
    await translateAndUse(page, path.startsWith('/arama') ? [] : ['A  /duyurular 1']);
  }
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

/**
 * Translates the open page and uses each of its controls, in a browser that stores nothing from now on. No text that React changed may stay
 * behind, which fails the test as an error.
 */
async function translateAndUse(page: Page, ordinary: readonly string[] = []): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.evaluate(refuseStorage);
  await page.evaluate(translate);
  await useControls(page, ordinary);
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
