import { examine, expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test('the list separates coming events, nearest first, from past ones', async ({ backend, page }) => {
  const tag = Date.now();
  // The home page has room for 24 events, of which other tests may have left as many.
  const add = async (name: string, days: number) => {
    const event = { title: `${name} ${tag}`, starts_at: fromNow(days), featured_home: true };
    return { ...event, ...(await backend.createEvent(event)) };
  };
  const later = await add('Ocak balosu', 68);
  const sooner = await add('Kasım pikniği', 5);
  const past = await add('Geçen şenlik', -3);
  const list = '/duyurular/etkinlikler';
  for (const address of ['/', list]) {
    await expect(async () => {
      await page.goto(address);
      const own = page.locator('article h3').filter({ hasText: String(tag) });
      await expect(own).toHaveText([sooner.title, later.title, past.title], { timeout: 1_000 });
    }).toPass();
  }
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Yaklaşan etkinlikler').getByText(later.title)).toBeVisible();
  await expect(section('Geçmiş etkinlikler').getByText(past.title)).toBeVisible();

  await page.getByRole('article').filter({ hasText: sooner.title }).getByRole('link').click();
  await expect(page).toHaveURL(`${list}/${sooner.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: sooner.title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Etkinliklere dön' }).click();
  await expect(page).toHaveURL(list);
  for (const { id } of [later, sooner, past]) await backend.deleteEvent(id);
});

test('the gallery opens in a lightbox that keys turn and close', async ({ backend, complaints, page }) => {
  // Chromium's own page for a picture breaks the picture's policy.
  complaints.allow(/apple-touch-icon\.png/);
  const { slug } = await backend.createEvent({
    title: 'Fotoğraflı gün',
    starts_at: fromNow(-30),
    cover_url: '/icon-512.png',
    cover_alt: 'Derneğin amblemi',
    gallery: ['/apple-touch-icon.png', '/favicon.svg'],
    gallery_alt: { '/apple-touch-icon.png': 'Bordo zeminde amblem' },
  });
  await page.goto(`/duyurular/etkinlikler/${slug}`);
  await expect(
    page.getByRole('main').locator('header').getByRole('img', { name: 'Derneğin amblemi' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fotoğraflı gün, 2. fotoğraf' })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Fotoğraflar' }).getByRole('listitem');
  await expect(pictures.nth(0).getByText('Bordo zeminde amblem')).toBeVisible();
  await expect(pictures.nth(1)).toHaveText('');
  await examine(page);
  const first = page.getByRole('link', { name: 'Bordo zeminde amblem' });
  const opening = page.context().waitForEvent('page');
  await first.click({ modifiers: ['ControlOrMeta'] });
  await (await opening).close();
  await first.click();
  const lightbox = page.getByRole('dialog', { name: 'Fotoğraf galerisi' });
  const shown = lightbox.locator('.yarl__slide_current');
  await expect(shown).toHaveAttribute('aria-label', '1 / 2');
  await expect(shown.getByText('Bordo zeminde amblem')).toBeVisible();
  await examine(page);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('aria-label', '2 / 2');
  await expect(shown.getByRole('paragraph')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});
