import { expectAccessible } from '../../support/accessibility';
import { press } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const LIST = '/mezunlarimiz/mezunlardan-haberler';

test('news lead straight to their source or have a page', async ({ admin, page, site, visitor }) => {
  const title = 'Ödüllü roman';
  const source = 'https://gazete.example/roman';
  const { form } = admin;
  const link = form.getByLabel('Kaynak bağlantısı', { exact: true });
  const choose = (choice: string) => form.getByText(choice, { exact: true }).click();
  const save = async () => {
    await admin.save();
    await expect(form).toHaveCount(0);
  };
  const edit = async () => {
    await page.getByLabel(`Düzenle: ${title}`).click();
    await expect(form.getByLabel('Başlık', { exact: true })).toHaveValue(title);
  };
  /** The visitor's card once its link has this name. */
  const cardLink = async (name: string) => {
    const found = visitor.getByRole('link', { name, exact: true });
    await expect(async () => {
      await visitor.goto(LIST);
      await expect(found).toBeVisible({ timeout: 1_000 });
    }).toPass();
    return found;
  };
  const sitemap = async () => (await visitor.request.get('/sitemap.xml')).text();

  await page.goto('/admin/mezunlardan-haberler/yeni');
  await form.getByLabel('Başlık', { exact: true }).fill(title);
  await form.getByRole('textbox', { name: 'Metin' }).click();
  await page.keyboard.insertText('Kitap raflarda.');
  await expect(form.getByRole('radio', { name: 'Kendi sayfası olsun' })).toBeChecked();
  await choose('Doğrudan kaynağa gitsin');
  await expect(form.getByText('kart, “Kaynak bağlantısı” alanındaki siteyi yeni sekmede açar')).toBeVisible();
  await expect(form.getByLabel('Sayfanın web adresi', { exact: true })).toHaveCount(0);
  await admin.save();
  await expect(page.getByText('Taslak olarak saklandı.')).toBeVisible();
  await edit();
  await press(page, 'Yayımla');
  await expect(form.getByText('kaynağın https:// ile başlayan adresini yazın')).toBeVisible();
  await expect(link).toBeFocused();
  await link.fill(source);
  await admin.publishAndClose();
  await expect(page.getByText('Yayımlandı: kaynağı aç')).toBeVisible();
  await expect(page.getByRole('link', { name: `${source} (${title}, yeni sekmede)` })).toBeVisible();
  const external = await cardLink(`Kaynağı aç: ${title}, yeni sekmede açılır`);
  await expect(external).toHaveAttribute('href', source);
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(visitor);

  await edit();
  await expect(form.getByRole('radio', { name: 'Doğrudan kaynağa gitsin' })).toBeChecked();
  await choose('Kendi sayfası olsun');
  await expect(form.getByText(`Sayfanın adresi: ${site.url}${LIST}/odullu-roman`)).toBeVisible();
  await save();
  await expect(page.getByRole('link', { name: `${LIST}/odullu-roman` })).toHaveAttribute(
    'href',
    `${LIST}/odullu-roman`,
  );
  await (await cardLink(`devamını oku: ${title}`)).click();
  await expect(visitor).toHaveURL(`${LIST}/odullu-roman`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(sitemap).toContain('odullu-roman');

  await edit();
  await choose('Doğrudan kaynağa gitsin');
  await expect(form.getByText('Eski adresi açanlar yazıyı')).toBeVisible();
  await save();
  await cardLink(`Kaynağı aç: ${title}, yeni sekmede açılır`);
  await visitor.goto(`${LIST}/odullu-roman`);
  await expect(visitor).toHaveURL(new RegExp(`${LIST}/\\d+$`));
  await expect(visitor.getByText('Kitap raflarda.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^Kaynağı aç/ })).toHaveAttribute('href', source);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const number = new URL(visitor.url()).pathname;
  expect(await sitemap()).not.toContain(number);
});
