import type { Page } from '@playwright/test';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { expectToFit } from '../support/accessibility';
import { expect, test } from '../support/test';

/** The narrowest phone, a common one, and a desk. */
const WIDTHS = [320, 390, 1280];
/** One unbroken word, like a pasted address. */
const WORD = `${'Afyonkarahisarlılaştıramadıklarımızdan'.repeat(2)}mısınız`;
const SENTENCE = `Başlık ${WORD} sonu`;

async function expectToFitEverywhere(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of WIDTHS) await expectToFit(page, width);
}

test.describe.configure({ timeout: 300_000 });

test('an unbroken word in any row widens no page and no list', async ({ admin, backend, page }) => {
  const now = new Date().toISOString();
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const texts = {
    title: SENTENCE,
    lead: SENTENCE,
    excerpt: SENTENCE,
    body: `<h2>${WORD}</h2><p>${WORD}</p>`,
  };
  const announcement = await backend.createAnnouncement({ ...texts, published_at: now, featured_home: true });
  const event = await backend.createEvent({
    ...texts,
    starts_at: soon,
    location: SENTENCE,
    featured_home: true,
  });
  const news = await backend.createNews({ title: SENTENCE, slug: `uzun-${Date.now()}`, description: WORD });
  await backend.createCalendarEntry({ title: SENTENCE, date: soon.slice(0, 10) });
  await backend.createPerk({
    business_name: SENTENCE,
    category: WORD.slice(0, 60),
    discount: SENTENCE,
    discount_code: WORD.slice(0, 60),
    alumnus_name: SENTENCE,
    contact_email: `${'uzun'.repeat(12)}@${'adres'.repeat(8)}.example`,
    idx: 0,
  });

  for (const path of STATIC_ROUTES) await expectToFitEverywhere(page, path);
  await expectToFitEverywhere(page, `/duyurular/${announcement}`);
  await expectToFitEverywhere(page, `/duyurular/etkinlikler/${event.slug}`);
  await expectToFitEverywhere(page, `/mezunlarimiz/mezunlardan-haberler/${news}`);
  await expectToFitEverywhere(page, `/arama?q=${WORD}`);

  await admin.signIn();
  for (const path of ['duyurular', 'etkinlikler', 'takvim', 'mezunlardan-haberler', 'uyelere-avantajlar']) {
    await expectToFitEverywhere(page, `/admin/${path}`);
    await page
      .getByRole('link', { name: `Düzenle: ${SENTENCE}` })
      .first()
      .click();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Kaydet' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      await expect(save).toBeInViewport({ ratio: 1 });
      await expectToFit(page, width);
    }
  }
  await expectToFitEverywhere(page, '/admin');
  await backend.deleteAnnouncement(announcement);
  await expectToFitEverywhere(page, '/admin/cop-kutusu');
});
