import { expect, test } from '../support/test';

const LIST = '/mezunlarimiz/mezunlardan-haberler';

test('news lead to their page and back, a broken picture to none', async ({ backend, complaints, page }) => {
  complaints.allow(/40[04]/);
  const title = 'Yelkenle dünya turu';
  const slug = `yelkenle-dunya-${Date.now()}`;
  const image_url = '/storage/v1/object/public/media/alumni_news/yok.png';
  const id = await backend.createNews({ title, slug, image_url, link: 'https://gazete.example/yelken' });
  await page.goto('/mezunlarimiz');
  await expect(page).toHaveURL(LIST);
  const card = page.getByRole('article').filter({ hasText: title }).first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('picture img')).toBeVisible();
  await card.getByRole('link', { name: `devamını oku: ${title}` }).click();
  await expect(page).toHaveURL(`${LIST}/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').locator('picture img')).toBeVisible();
  const source = page.getByRole('link', { name: /^Kaynağı aç\s?, yeni sekmede açılır$/ });
  await expect(source).toHaveAttribute('href', 'https://gazete.example/yelken');
  await expect(source).toHaveAttribute('target', '_blank');
  await page.getByRole('main').getByRole('link', { name: 'Haberlere dön' }).click();
  await expect(page).toHaveURL(LIST);
  // The picture answers 404, which other tests on this site do not expect.
  await backend.deleteNews(id);
});
