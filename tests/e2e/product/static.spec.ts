import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { monthName, todayInIstanbul } from '../../../src/lib/dates/dates';
import { serveFiles } from '../support/file-server';
import { expect, test } from '../support/test';

interface StaticSite {
  url: string;
  folder: string;
  announcement: { id: number; title: string };
  event: { slug: string; title: string };
  draft: string;
}

/** The sample content has a bulletin of this month, whose text is read. */
const [YEAR = '', MONTH = ''] = todayInIstanbul().split('-');
const BUILD_LIMIT_MS = 280_000;

/** The static build, made once from the content that exists at that time. */
let files: StaticSite;
let removeFiles = () => Promise.resolve();

test.beforeAll(async ({ backend, site }) => {
  test.setTimeout(BUILD_LIMIT_MS);
  // The newest: feeds and the home page have room for a few.
  const published = { published_at: new Date().toISOString() };
  const announcement = { title: `Dosya olan duyuru ${Date.now()}` };
  const id = await backend.createAnnouncement({ ...announcement, ...published });
  const event = { title: 'Dosya olan etkinlik', starts_at: '2033-05-12T17:00:00Z' };
  const { slug } = await backend.createEvent(event);
  const draft = `Dosya olmayan taslak ${Date.now()}`;
  await backend.createAnnouncement({ title: draft });
  const place = await mkdtemp(path.join(tmpdir(), 'alumni-static-'));
  const folder = path.join(place, 'site');
  const server = await serveFiles(folder);
  const env = { SITE_URL: server.url, SUPABASE_URL: site.url };
  const { ANON_KEY } = await site.readStatus();
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/server/cli/build-static.ts', '--out', folder],
    { env: { ...process.env, ...env, SUPABASE_ANON_KEY: ANON_KEY } },
  );
  files = {
    url: server.url,
    folder,
    announcement: { id, ...announcement },
    event: { slug, ...event },
    draft,
  };
  removeFiles = async () => {
    server.stop();
    await rm(place, { recursive: true });
  };
});

test.afterAll(() => removeFiles());

test('on a file server pages read their rows again', async ({ backend, complaints, page }) => {
  complaints.allow(/404/);
  const title = `Dosyadan sonra gelen ${Date.now()}`;
  const id = await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(`${files.url}/duyurular`);
  await expect(page).toHaveURL(`${files.url}/duyurular`);
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
  await expect(heading(title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/duyurular/${id}-dosyadan`));
  await page.goto(`${files.url}/duyurular/etkinlikler/${files.event.slug}`);
  await expect(heading(files.event.title)).toBeVisible();

  // This item is newer than the files.
  await page.goto(`${files.url}/duyurular/${id}`);
  await expect(heading(title)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  await page.goto(`${files.url}/arama?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await page.goto(`${files.url}/duyurular/takvim?ay=2033-05`);
  await expect(page).toHaveTitle(/Mayıs 2033/);
  // The server has one file for all pages of a list. The browser reads the page that is asked for.
  const deleteRows = await backend.addOldRows('announcements', 50);
  await page.goto(`${files.url}/duyurular?sayfa=2`);
  await expect(page.getByRole('article').last()).toContainText('Eski');
  await expect(page).toHaveTitle(/^Duyurular, 2\. sayfa/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/duyurular\?sayfa=2$/);
  await deleteRows();
  await page.goto(`${files.url}/kurumsal`);
  await expect(page).toHaveURL(`${files.url}/kurumsal/hakkimizda`);
  await page.goto(`${files.url}/boyle/bir/sayfa/yok`);
  await expect(page.getByRole('status').filter({ hasText: 'bulunamadı' })).toBeVisible();
});

test('a bulletin’s page on a file server searches its pages, and leads to each', async ({
  complaints,
  page,
}) => {
  complaints.allow(/404/);
  const sought = page.getByRole('searchbox', { name: 'Bültende aranacak sözcükler' });
  await page.goto(`${files.url}/duyurular/bulten-arsivi/${YEAR}-${MONTH}`);
  await sought.fill('mezunlarımız');
  await sought.press('Enter');
  const found = page.getByText('“mezunlarımız” 1 sayfada bulundu.');
  await expect(found).toBeVisible();
  const href = await page.getByRole('link', { name: 'Sayfa 1' }).getAttribute('href');
  expect(href).toMatch(/\.pdf#page=1$/);
  const pdf = await (await page.request.get(files.url + String(href))).body();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // The file of the address knows nothing of the words.
  await page.reload();
  await expect(sought).toHaveValue('mezunlarımız');
  await expect(found).toBeVisible();
});

test('the rules for hosts block nothing that a page needs', async ({ complaints, page }) => {
  complaints.allow(/404/);
  const host = await serveFiles(files.folder, { followsHeaders: true });
  const item = `/duyurular/etkinlikler/${files.event.slug}`;
  for (const path of ['/', '/duyurular', item, '/kurumsal/dernek-tuzugu', '/duyurular/999999', '/giris']) {
    const answer = await page.goto(host.url + path, { waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(
      path === '/giris' ? /script-src 'self';/ : /script-src 'self' 'sha256-[^']+';/,
    );
    const [, styles = ''] = /style-src ([^;]+)/.exec(policy) ?? [];
    expect(styles, path).toMatch(path === '/giris' ? /unsafe-inline/ : /^'self'(?: 'sha256-[^']+')+$/);
  }
  host.stop();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are complete, feeds are files, and drafts are nowhere', async ({ complaints, page }) => {
    complaints.allow(/404/, /\bcsp$/);
    const { announcement, draft, event } = files;
    await page.goto(files.url);
    await expect(page.getByRole('region', { name: 'ETKİNLİKLER' }).getByText(event.title)).toBeVisible();
    const file = await page.request.get(`${files.url}/duyurular.json`);
    const feed = (await file.json()) as { items: { url: string; title: string }[] };
    const item = feed.items.find(({ title }) => title === announcement.title);
    await page.goto(item?.url ?? '');
    await expect(page.getByRole('heading', { level: 1, name: announcement.title })).toBeVisible();
    const share = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(share ?? '')).status()).toBe(200);
    expect((await page.goto(`${files.url}/uyelik/uyelere-avantajlar`))?.status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
    const pictures = page.locator('main img');
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all())
      expect(await picture.evaluate((image: HTMLImageElement) => image.src)).toContain(`${files.url}/`);
    await page.goto(`${files.url}/kurumsal/yonetim-kurulu`);
    const former = page.getByRole('region', { name: 'Önceki Yönetimler' });
    await former.locator('summary').click();
    await expect(former.getByText('Nermin Fenerlioğlu')).toBeVisible();
    await page.goto(`${files.url}/duyurular/bulten-arsivi/${YEAR}-${MONTH}`);
    await expect(
      page.getByRole('heading', { level: 1, name: `${monthName(Number(MONTH))} ${YEAR} bülteni` }),
    ).toBeVisible();
    const pdf = page.getByRole('main').locator('a[href$=".pdf"]').first();
    expect((await page.request.get((await pdf.getAttribute('href')) ?? '')).status()).toBe(200);
    expect((await page.goto(`${files.url}/duyurular/999999-yok`))?.status()).toBe(404);
    for (const name of ['duyurular/index.html', 'rss.xml', 'sitemap.xml', 'index.html'])
      expect(await readFile(path.join(files.folder, name), 'utf8')).not.toContain(draft);
  });
});
