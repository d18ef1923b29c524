import type { Page } from '@playwright/test';
import { parseCalendar } from '../../fixtures/parsed-calendar';
import { expectAccessible } from '../support/accessibility';
import { chooseOption } from '../support/choose-option';
import { typeDate } from '../support/dates';
import { chooseSaving, press } from '../support/row-form';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

const DAY = '2031-05-12';
const NOTE = 'Fırtına bekleniyor; yeni gün buradan duyurulacak.';

const TITLE = 'Fenerli gecesi';
const SLUG = 'fenerli-gecesi';
/** The places of the site that tell of the event. */
const PLACES = [
  '/',
  '/duyurular/etkinlikler',
  `/duyurular/takvim?ay=${DAY.slice(0, 7)}`,
  '/arama?q=Fenerli',
  '/sitemap.xml',
  '/takvim.ics',
  '/rss.xml',
  '/duyurular.json',
  `/duyurular/etkinlikler/${SLUG}`,
];

/** Returns the places in whose text, without its marks, a visitor meets this one. */
async function placesWith(visitor: Page, places: readonly string[], text: string): Promise<string[]> {
  const met: string[] = [];
  for (const place of places) {
    const answer = await visitor.request.get(place);
    const body = (await answer.text()).replace(/\r\n /g, '').replace(/<[^>]*>/g, '');
    if (answer.ok() && body.includes(text)) met.push(place);
  }
  return met;
}

test('visitors see each step of an event’s life', async ({ admin, complaints, page, visitor }) => {
  complaints.allow(/404/);
  const edit = async () => {
    await page.getByLabel(`Düzenle: ${TITLE}`).click();
    await expect(admin.form.getByLabel('Başlık', { exact: true })).toHaveValue(TITLE);
  };

  await page.goto('/admin/etkinlikler/yeni');
  await admin.form.getByLabel('Başlık', { exact: true }).fill(TITLE);
  await typeDate(admin.form.getByLabel('Başlangıç'), `${DAY}T19:00`);
  await admin.form.getByRole('switch', { name: 'Takvime de ekle' }).click();
  await admin.form.getByRole('switch', { name: 'Ana sayfada öne çıkar' }).click();
  await admin.saveAndClose();
  expect(await placesWith(visitor, PLACES, TITLE)).toEqual([]);

  await edit();
  await chooseSaving(page, 'Zamanla…');
  await press(page, 'Zamanla');
  await press(page, 'Yine de zamanla');
  await expect(admin.form).toHaveCount(0);
  expect(await placesWith(visitor, PLACES, TITLE)).toEqual([]);
  expect((await visitor.goto(PLACES.at(-1) ?? ''))?.status()).toBe(404);

  await page.getByRole('button', { name: `Diğer işlemler: ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Yayımla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => placesWith(visitor, PLACES, TITLE))
    .toEqual(PLACES.filter((place) => place !== '/sitemap.xml'));
  expect(await placesWith(visitor, ['/sitemap.xml'], SLUG)).toHaveLength(1);

  await edit();
  const state = admin.form.locator('summary', { hasText: 'Durum' });
  if ((await state.locator('..').getAttribute('open')) === null) await state.click();
  await chooseOption(admin.form.getByRole('combobox', { name: 'Durum' }), 'İptal edildi');
  await admin.form.getByLabel('İptal ya da erteleme açıklaması').fill(NOTE);
  await admin.saveAndClose();

  const lists = PLACES.slice(0, 3);
  await expect.poll(() => placesWith(visitor, lists, 'İptal edildi')).toEqual(lists);
  await visitor.goto('/duyurular/etkinlikler');
  const card = visitor.getByRole('article').filter({ hasText: TITLE });
  await expect(card.getByText('İptal edildi')).toBeVisible();
  await card.getByRole('link', { name: 'devamını oku' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(visitor.getByText(NOTE)).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Google Takvim/ })).toHaveCount(0);
  await expectAccessible(visitor);
  const { events } = parseCalendar(await (await visitor.request.get('/takvim.ics')).text());
  const entry = events.find(({ summary }) => summary === `İptal: ${TITLE}`);
  expect(entry?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});
