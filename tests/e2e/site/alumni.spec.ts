import { expect, test } from '../support/test';

const LIST = '/mezunlarimiz/mezunlardan-haberler';

test('news lead to their page, and from there to their source and back', async ({ backend, page }) => {
  const slug = `yelkenle-dunya-${Date.now()}`;
  const link = 'https://gazete.example/yelken';
  await backend.createNews({ title: 'Yelkenle dünya turu', slug, link, description: 'Üç yıl sürdü.' });
  await page.goto('/mezunlarimiz');
  await expect(page).toHaveURL(LIST);
  await page.getByRole('link', { name: 'devamını oku: Yelkenle dünya turu' }).first().click();
  await expect(page).toHaveURL(`${LIST}/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Yelkenle dünya turu' })).toBeVisible();
  await expect(page.getByText('Üç yıl sürdü.')).toBeVisible();
  const source = page.getByRole('link', { name: /^Kaynağı aç\s?, yeni sekmede açılır$/ });
  await expect(source).toHaveAttribute('href', link);
  await expect(source).toHaveAttribute('target', '_blank');
  await page.getByRole('main').getByRole('link', { name: 'Haberlere dön' }).click();
  await expect(page).toHaveURL(LIST);
});

test('a broken picture gives way to the placeholder', async ({ backend, complaints, page }) => {
  complaints.allow(/40[04]/);
  const slug = `kirik-resim-${Date.now()}`;
  const image_url = '/storage/v1/object/public/media/alumni_news/yok.png';
  const id = await backend.createNews({ title: 'Kırık resimli haber', slug, image_url });
  await page.goto(LIST);
  const card = page.getByRole('article').filter({ hasText: 'Kırık resimli haber' }).first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('picture img')).toBeVisible();
  await page.goto(`${LIST}/${slug}`);
  await expect(page.getByRole('article').locator('picture img')).toBeVisible();
  // The picture answers 404, which other tests on this site do not expect.
  await backend.deleteNews(id);
});
