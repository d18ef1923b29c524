import { expect, test } from '../support/test';
import { holdScripts } from '../support/visitor';

test('a visitor who follows a link while another page is loading reaches the later page and stays there', async ({
  backend,
  page,
}) => {
  const news = await backend.createNews({ title: 'Geç gelen haber', slug: `gec-gelen-${Date.now()}` });
  await page.goto('/mezunlarimiz/mezunlardan-haberler');
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/alumni_news?*slug=*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const read = page.waitForRequest('**/rest/v1/alumni_news?*slug=*');
  await page.getByRole('link', { name: 'Geç gelen haber' }).click();
  await read;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MEZUNLARDAN HABERLER');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL('/kurumsal/hakkimizda');
  const answered = page.waitForResponse('**/rest/v1/alumni_news?*slug=*');
  answer();
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HAKKIMIZDA');
  await expect(page).toHaveURL('/kurumsal/hakkimizda');
  await backend.deleteNews(news);
});

test('a link that is clicked before the scripts have loaded is followed by the browser', async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  const visit = page.goto('/kurumsal/tarihce', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL('/');
  letScriptsPass();
  await visit.catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'AJANDA' })).toBeVisible();
});

test('a form that is submitted before the scripts have loaded is submitted by the browser', async ({
  page,
}) => {
  const letScriptsPass = await holdScripts(page);
  const visit = page.goto('/arama', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('tüzük');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/arama\?q=t%C3%BCz%C3%BCk$/);
  letScriptsPass();
  await visit.catch(() => undefined);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
