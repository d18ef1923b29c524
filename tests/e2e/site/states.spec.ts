import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../support/accessibility';
import { expect, test } from '../support/test';
import { expectRedLines } from '../support/visitor';

test.describe.configure({ timeout: 120_000 });

const MESSAGE = 'Veri tabanı dinleniyor';

interface Screen {
  name: string;
  table: string;
  /** The heading of the menu and the link below it. */
  menu: readonly [section: string, link: string];
  empty: string;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'announcements',
    table: 'announcements',
    menu: ['Duyurular', 'Tüm Duyurular'],
    empty: 'Henüz duyuru yok.',
  },
  { name: 'events', table: 'events', menu: ['Duyurular', 'Etkinlikler'], empty: 'Henüz etkinlik yok.' },
  {
    name: 'alumni news',
    table: 'alumni_news',
    menu: ['Mezunlarımız', 'Mezunlardan Haberler'],
    empty: 'Henüz haber yok.',
  },
  {
    name: 'member perks',
    table: 'member_perks',
    menu: ['Üyelik', 'Üyelere Avantajlar'],
    empty: 'Şu anda listelenecek avantaj bulunmuyor.',
  },
];

/** Holds the browser's reads of a table until the test answers them. */
async function holdTable(page: Page, table: string) {
  const gate = new EventEmitter();
  const rows = `**/rest/v1/${table}?*`;
  await page.route(rows, async (route) => {
    await once(gate, 'open');
    await route.fulfill({ status: 500, json: { message: MESSAGE } });
  });
  return {
    /** Answers the held read and every later one with an error. */
    fail: async () => {
      await page.route(rows, (route) => route.fulfill({ status: 500, json: { message: MESSAGE } }));
      gate.emit('open');
    },
    empty: () => page.route(rows, (route) => route.fulfill({ json: [] })),
    release: () => page.unroute(rows),
  };
}

/** Opens a page by the menu, so that the browser and not the server reads its rows. */
async function openByMenu(page: Page, [section, link]: Screen['menu']): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: section, exact: true }).hover();
  await menu.getByRole('link', { name: link, exact: true }).click();
}

for (const { name, table, menu, empty } of SCREENS) {
  test(`${name}: loading, then an error in a red line, then empty after a retry`, async ({
    complaints,
    page,
  }) => {
    complaints.allow(/500/);
    await page.goto('/gizlilik-sozlesmesi');
    const rows = await holdTable(page, table);
    await openByMenu(page, menu);
    await expect(page.getByText('Yükleniyor…')).toBeAttached();
    await expectAccessibleAtBothSizes(page);
    await rows.fail();
    await expectRedLines(page.getByRole('alert'), [MESSAGE]);
    await expectAccessibleAtBothSizes(page);
    await rows.empty();
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(page.getByText(empty)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await rows.release();
  });
}

test('a page whose row cannot be read says why in a red line, and after a retry that the row is gone', async ({
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/500/);
  const title = `Okunamayan ${Date.now()}`;
  const published_at = new Date().toISOString();
  await backend.createAnnouncement({ title, published_at });
  await backend.createEvent({ title, starts_at: published_at });
  await backend.createNews({ title, slug: `okunamayan-${Date.now()}` });
  for (const { table, list, gone } of [
    { table: 'announcements', list: '/duyurular', gone: 'DUYURU BULUNAMADI' },
    { table: 'events', list: '/duyurular/etkinlikler', gone: 'BULUNAMADI' },
    { table: 'alumni_news', list: '/mezunlarimiz/mezunlardan-haberler', gone: 'BULUNAMADI' },
  ]) {
    await page.goto(list);
    const rows = await holdTable(page, table);
    await rows.fail();
    await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
    await expectRedLines(page.getByRole('alert'), [MESSAGE]);
    await expectAccessibleAtBothSizes(page);
    await rows.empty();
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible();
    await rows.release();
  }
});

test('home: each list is loading, then shows an error in a red line, then is empty after a retry', async ({
  complaints,
  page,
}) => {
  complaints.allow(/500/);
  await page.goto('/gizlilik-sozlesmesi');
  const tables = ['announcements', 'events', 'calendar'];
  const held = await Promise.all(tables.map((table) => holdTable(page, table)));
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page.getByText('Yükleniyor….', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'AJANDA' }).getByText('Yükleniyor…')).toBeAttached();
  await expectAccessibleAtBothSizes(page);
  for (const rows of held) await rows.fail();
  await expectRedLines(page.getByRole('alert'), [MESSAGE, MESSAGE, MESSAGE]);
  await expectAccessibleAtBothSizes(page);
  for (const rows of held) await rows.empty();
  const retries = page.getByRole('button', { name: 'Yeniden dene' });
  for (let left = tables.length; left > 0; left--) {
    await retries.first().click();
    await expect(retries).toHaveCount(left - 1);
  }
  for (const empty of ['Yakın etkinlik yok.', 'Henüz duyuru yok.', 'Henüz etkinlik yok.']) {
    await expect(page.getByText(empty)).toBeVisible();
  }
  await expectAccessibleAtBothSizes(page);
  // A row of cards is at least 460 px high. Without cards the section must not reserve that space.
  for (const name of ['DUYURULAR', 'ETKİNLİKLER']) {
    const box = await page.getByRole('region', { name }).boundingBox();
    expect(box?.height, name).toBeLessThan(250);
  }
});

test('bulletins: the archive is shown while the table is read and when it cannot be read', async ({
  complaints,
  page,
}) => {
  complaints.allow(/500/);
  await page.goto('/gizlilik-sozlesmesi');
  const rows = await holdTable(page, 'bulletins');
  await openByMenu(page, ['Duyurular', 'Bülten Arşivi']);
  const archive = page.getByRole('region', { name: '2025 bültenleri' });
  await expect(page.getByText('Yükleniyor…')).toBeVisible();
  await expect(archive).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await rows.fail();
  await expectRedLines(page.getByRole('alert'), [MESSAGE]);
  await expect(archive).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await rows.release();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const newest = page.getByRole('link', { name: /bültenini indir$/ }).first();
  await expect(newest).toHaveAttribute('href', /^\/storage\//);
});

test('calendar: loading, then empty, and the failed read is logged', async ({ complaints, page }) => {
  complaints.allow(/500/, /The calendar could not be read/);
  await page.goto('/gizlilik-sozlesmesi');
  const rows = await holdTable(page, 'calendar');
  await openByMenu(page, ['Duyurular', 'Takvim']);
  await expect(page.getByText('Yükleniyor…')).toBeAttached();
  await expectAccessibleAtBothSizes(page);
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be read'));
  await rows.fail();
  await logged;
  await expect(page.getByText('Bu ay için etkinlik bulunmuyor.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);
});
