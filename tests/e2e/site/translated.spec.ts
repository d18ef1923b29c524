import { STATIC_ROUTES } from '../../fixtures/public-routes';
import type { Backend } from '../support/backend';
import { expect, test } from '../support/test';
import { translate, useControls } from '../support/translation';
import { refuseStorage } from '../support/visitor';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SECTIONS = ['/', '/kurumsal', '/duyurular', '/mezunlarimiz', '/uyelik', '/iletisim'];
const sectionOf = (path: string) => SECTIONS.findLast((section) => path.startsWith(section));

// A part that is translated before React takes it over is rendered afresh, which React reports.
test.beforeEach(async ({ complaints, context }) => {
  complaints.allow(/404/, /React error #418/);
  await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill());
});

for (const section of SECTIONS) {
  test(`each control of a translated page works without storage, and no text that React changed stays: ${section}`, async ({
    backend,
    page,
  }) => {
    await page.addInitScript(refuseStorage);
    const rows = [await createAnnouncement(backend), ...(await createEventAndNews(backend))];
    for (const path of [...STATIC_ROUTES, ...rows, '/arama?q=aidat', '/boyle/bir/sayfa/yok']) {
      if (sectionOf(path) !== section) continue;
      await page.goto(path);
      await page.evaluate(translate);
      await useControls(page);
    }
  });
}

test('a page that was translated before the site’s script ran works afterwards', async ({
  context,
  page,
}) => {
  await context.addInitScript(translate);
  for (const path of ['/', '/duyurular/takvim']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).locator('font font')).toBeVisible();
    await useControls(page);
  }
});

test('a page whose elements another program removed renders afresh, where the reader was', async ({
  complaints,
  page,
}) => {
  complaints.allow(/NotFoundError/);
  await page.goto('/duyurular/takvim');
  const title = page.getByRole('heading', { level: 2 }).first();
  const before = await title.textContent();
  const link = page.getByRole('link', { name: /^Sonraki ay/ });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('main td a, main td span')?.closest('table')?.remove());
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(title).not.toHaveText(before ?? '');
  await page.evaluate(() =>
    document.querySelectorAll('main a, main td > *').forEach((each) => each.remove()),
  );
  await page.goBack();
  await expect(title).toHaveText(before ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

const TEXTS = { title: 'Çeviri günü', body: '<p>Buluşuyoruz.</p>', published_at: new Date().toISOString() };

async function createAnnouncement(backend: Backend): Promise<string> {
  return `/duyurular/${await backend.createAnnouncement(TEXTS)}`;
}

async function createEventAndNews(backend: Backend): Promise<string[]> {
  const gallery = ['/apple-touch-icon.png', '/favicon.svg'];
  const { slug } = await backend.createEvent({ ...TEXTS, gallery, starts_at: '2027-05-01T09:00:00Z' });
  const news = await backend.createNews({ title: 'Haber', link: 'https://gazete.example/' });
  return [`/duyurular/etkinlikler/${slug}`, `/mezunlarimiz/mezunlardan-haberler/${news}`];
}
