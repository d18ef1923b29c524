import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleAtBothSizes } from '../support/accessibility';
import { expect, test } from '../support/test';
import { comeBackUntil } from '../support/visitor';

const DAY_MS = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test('the list separates upcoming events from past ones, and each card links to its page', async ({
  backend,
  page,
}) => {
  const coming = await backend.createEvent({ title: 'Gelecek şenlik', starts_at: fromNow(3) });
  const past = await backend.createEvent({ title: 'Geçen şenlik', starts_at: fromNow(-3) });
  await page.goto('/duyurular/etkinlikler');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(
    section('Yaklaşan etkinlikler').getByRole('heading', { name: 'Gelecek şenlik' }),
  ).toBeVisible();
  await expect(section('Geçmiş etkinlikler').getByRole('heading', { name: 'Geçen şenlik' })).toBeVisible();

  await page.getByRole('article').filter({ hasText: 'Gelecek şenlik' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/duyurular/etkinlikler/${coming.slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Gelecek şenlik' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Etkinliklere dön' }).click();
  await expect(page).toHaveURL(/\/duyurular\/etkinlikler$/);
  expect(past.slug).not.toBe(coming.slug);
});

test('upcoming events are sorted nearest first, in the list and on the home page', async ({
  backend,
  page,
}) => {
  const january = `Ocak balosu ${Date.now()}`;
  const november = `Kasım pikniği ${Date.now()}`;
  await backend.createEvent({ title: january, starts_at: fromNow(68) });
  await backend.createEvent({ title: november, starts_at: fromNow(5) });
  for (const address of ['/duyurular/etkinlikler', '/']) {
    await expect(async () => {
      await page.goto(address);
      const titles = await page.locator('article h3').allTextContents();
      const own = titles.filter((title) => title === january || title === november);
      expect(own).toEqual([november, january]);
    }).toPass();
  }
});

test('an event shows its time and place, and can be added to a calendar', async ({ backend, page }) => {
  const { slug } = await backend.createEvent({
    title: 'Baharda konser',
    starts_at: '2099-05-12T11:30:00Z',
    ends_at: '2099-05-12T14:00:00Z',
    location: 'Lise şapeli',
    lead: 'Avluda bir akşam.',
  });
  await page.goto(`/duyurular/etkinlikler/${slug}`);
  const facts = page.getByRole('main');
  await expect(facts.getByText('12 Mayıs 2099').first()).toBeVisible();
  await expect(facts.getByText('14.30–17.00')).toBeVisible();
  await expect(facts.getByText('Lise şapeli')).toBeVisible();
  await expect(page.getByRole('link', { name: /Google Takvim/ })).toHaveAttribute(
    'href',
    /dates=20990512T113000Z%2F20990512T140000Z/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Takvime ekle' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART;TZID=Europe/Istanbul:20990512T143000');
});

test('the gallery opens in a lightbox that keys turn and close', async ({ backend, page }) => {
  const { slug } = await backend.createEvent({
    title: 'Fotoğraflı gün',
    starts_at: fromNow(-30),
    cover_url: '/icon-512.png',
    cover_alt: 'Derneğin amblemi',
    gallery: ['/apple-touch-icon.png', '/favicon.svg'],
    gallery_alt: { '/apple-touch-icon.png': 'Bordo zeminde amblem' },
  });
  await page.goto(`/duyurular/etkinlikler/${slug}`);
  await expect(page.getByRole('article').getByRole('img', { name: 'Derneğin amblemi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fotoğraflı gün, 2. fotoğraf' })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Fotoğraflar' }).getByRole('listitem');
  await expect(pictures.nth(0).getByText('Bordo zeminde amblem')).toBeVisible();
  await expect(pictures.nth(1)).toHaveText('');
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Bordo zeminde amblem' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Fotoğraf galerisi' });
  const shown = lightbox.locator('.yarl__slide_current');
  await expect(shown).toHaveAttribute('aria-label', '1 / 2');
  await expect(shown.getByText('Bordo zeminde amblem')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('aria-label', '2 / 2');
  await expect(shown.getByRole('paragraph')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});

test('an event’s number alone redirects to its address; an unknown one is not found', async ({
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/404/);
  const { id, slug } = await backend.createEvent({ title: 'Numarası olan', starts_at: fromNow(1) });
  await page.goto(`/duyurular/etkinlikler/${id}`);
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  const answer = await page.goto('/duyurular/etkinlikler/boyle-bir-etkinlik');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'BULUNAMADI' })).toBeVisible();
  await expect(page.getByText('Aradığınız etkinlik bulunamadı.')).toBeVisible();
  expect((await page.request.get('/duyurular/etkinlikler/boyle-bir-etkinlik.ics')).status()).toBe(404);
});

test('a former address of an event redirects to the current one, from outside and from an open page', async ({
  backend,
  page,
}) => {
  const { id, slug } = await backend.createEvent({ title: 'Adresi değişen', starts_at: fromNow(1) });
  await page.goto('/duyurular/etkinlikler');
  const card = page.getByRole('article').filter({ hasText: 'Adresi değişen' });
  await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`/${slug}$`));
  await backend.moveEvent(id, `${slug}-2`);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${slug}-2$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Adresi değişen' })).toBeVisible();

  await backend.moveEvent(id, `${slug}-3`);
  await comeBackUntil(page, page.locator(`a[href$="/${slug}-3.ics"]`));
  await expect(page).toHaveURL(new RegExp(`/${slug}-3$`));
  // The history holds neither address, so going back leads to the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/duyurular\/etkinlikler$/);

  const answer = await page.request.get(`/duyurular/etkinlikler/${slug}?kaynak=dergi`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/duyurular/etkinlikler/${slug}-3?kaynak=dergi`);
});

test('a page that is open while its event is deleted says so when the visitor returns', async ({
  backend,
  page,
}) => {
  const { id, slug } = await backend.createEvent({ title: 'Silinecek etkinlik', starts_at: fromNow(1) });
  await page.goto(`/duyurular/etkinlikler/${slug}`);
  await backend.deleteEvent(id);
  await comeBackUntil(page, page.getByRole('heading', { level: 1, name: 'BULUNAMADI' }));
  await expect(page).toHaveTitle(/Aradığınız etkinlik bulunamadı/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event is complete, and its pictures and its calendar file are links', async ({
    backend,
    complaints,
    page,
  }) => {
    complaints.allow(/\bcsp$/);
    const { slug } = await backend.createEvent({
      title: 'Betiksiz etkinlik',
      starts_at: fromNow(2),
      gallery: ['/apple-touch-icon.png'],
    });
    await page.goto(`/duyurular/etkinlikler/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Betiksiz etkinlik' })).toBeVisible();
    const picture = page.getByRole('link', { name: 'Betiksiz etkinlik, 1. fotoğraf' });
    await expect(picture).toHaveAttribute('href', '/apple-touch-icon.png');
    const file = page.getByRole('link', { name: 'Takvime ekle' });
    await expect(file).toHaveAttribute('href', `/duyurular/etkinlikler/${slug}.ics`);
  });
});
