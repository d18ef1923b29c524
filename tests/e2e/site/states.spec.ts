import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { examine } from '../support/accessibility';
import { expect, test } from '../support/test';
import { expectRedLines } from '../support/visitor';

const MESSAGE = 'Veri tabanı dinleniyor';

/** Holds the browser's reads of a table until the test answers them. */
async function holdTable(page: Page, table: string) {
  const gate = new EventEmitter();
  const rows = `**/rest/v1/${table}?*`;
  const refuse = { status: 500, json: { message: MESSAGE } };
  await page.route(rows, async (route) => {
    await once(gate, 'open');
    await route.fulfill(refuse);
  });
  return {
    /** Answers the held read and every later one with an error. */
    fail: async () => {
      await page.route(rows, (route) => route.fulfill(refuse));
      gate.emit('open');
    },
    empty: () => page.route(rows, (route) => route.fulfill({ json: [] })),
    release: () => page.unroute(rows),
  };
}

/** Opens a page by the menu, so that the browser and not the server reads its rows. */
async function openByMenu(page: Page, section: string, link: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: section, exact: true }).hover();
  await menu.getByRole('link', { name: link, exact: true }).click();
}

const retry = (page: Page) => page.getByRole('button', { name: 'Yeniden dene' });

test.beforeEach(async ({ complaints, page }) => {
  complaints.allow(/500/);
  await page.goto('/gizlilik-sozlesmesi');
});

test('a list is loading, then an error in a red line, then empty after a retry', async ({ page }) => {
  for (const [table, section, link, empty] of [
    ['announcements', 'Duyurular', 'Tüm Duyurular', 'Henüz duyuru yok.'],
    ['events', 'Duyurular', 'Etkinlikler', 'Henüz etkinlik yok.'],
    ['alumni_news', 'Mezunlarımız', 'Mezunlardan Haberler', 'Henüz haber yok.'],
    ['member_perks', 'Üyelik', 'Üyelere Avantajlar', 'Şu anda listelenecek avantaj bulunmuyor.'],
  ] as const) {
    const rows = await holdTable(page, table);
    await openByMenu(page, section, link);
    await expect(page.getByText('Yükleniyor…'), table).toBeAttached();
    await examine(page);
    await rows.fail();
    await expectRedLines(page.getByRole('alert'), [MESSAGE]);
    // The error is drawn by the same component on each page.
    if (table === 'announcements') await examine(page);
    await rows.empty();
    await retry(page).click();
    await expect(page.getByText(empty)).toBeVisible();
    await examine(page);
  }
});

test('home: each list is loading, then an error, then empty after a retry', async ({ page }) => {
  const held = await Promise.all(
    ['announcements', 'events', 'calendar'].map((table) => holdTable(page, table)),
  );
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page.getByText('Yükleniyor….', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'AJANDA' }).getByText('Yükleniyor…')).toBeAttached();
  await examine(page);
  for (const rows of held) await rows.fail();
  await expectRedLines(page.getByRole('alert'), [MESSAGE, MESSAGE, MESSAGE]);
  await examine(page);
  for (const rows of held) await rows.empty();
  for (let left = held.length; left > 0; left--) {
    await retry(page).first().click();
    await expect(retry(page)).toHaveCount(left - 1);
  }
  for (const empty of ['Yakın etkinlik yok.', 'Henüz duyuru yok.', 'Henüz etkinlik yok.']) {
    await expect(page.getByText(empty)).toBeVisible();
  }
  await examine(page);
  // A row of cards is at least 460 px high. Without cards the section must not reserve that space.
  for (const name of ['DUYURULAR', 'ETKİNLİKLER']) {
    const box = await page.getByRole('region', { name }).boundingBox();
    expect(box?.height, name).toBeLessThan(250);
  }
});

test('calendar: loading, then empty, and the failed read is logged', async ({ complaints, page }) => {
  complaints.allow(/The calendar could not be read/);
  const rows = await holdTable(page, 'calendar');
  await openByMenu(page, 'Duyurular', 'Takvim');
  await expect(page.getByText('Yükleniyor…')).toBeAttached();
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be read'));
  await rows.fail();
  await logged;
  await expect(page.getByText('Bu ay için etkinlik bulunmuyor.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await examine(page);
});
