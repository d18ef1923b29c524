import { expect, test } from '../support/test';

const MONTHS = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
];

test.use({ javaScriptEnabled: false });
test.beforeEach(({ complaints }) => complaints.allow(/\bcsp$/));

test('the awards are filtered by a form and sorted by links', async ({ page }) => {
  await page.goto('/mezunlarimiz/basari-onur-odulleri');
  const search = page.getByRole('searchbox', { name: 'Ara' });
  await search.fill('isik');
  await page.getByRole('combobox', { name: 'NDS yılı' }).selectOption('1972');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('112 mezundan 2 kişi');
  await expect(search).toHaveValue('isik');
  await page.getByRole('columnheader', { name: 'Soyad', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/yil=1972&ara=isik&sira=soyad/);
  await expect(page.locator('td:nth-child(2)')).toHaveText(['Halatçıgil', 'Karayel']);
});

test('on a phone all awards are lines of one page, which open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mezunlarimiz/basari-onur-odulleri');
  const people = page
    .getByRole('main')
    .getByRole('list', { name: 'Ödül alan mezunlar' })
    .getByRole('listitem');
  await expect(people.filter({ visible: true })).toHaveCount(112);
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toBeHidden();
  await people.last().locator('summary').click();
  await expect(people.last().getByRole('term').first()).toBeVisible();
});

test('the perks of a city are found by a form', async ({ page }) => {
  await page.goto('/uyelik/uyelere-avantajlar?kategori=spor-ve-gezi');
  await page.getByRole('combobox', { name: 'Şehir' }).selectOption('İzmir');
  await page.getByRole('button', { name: 'Filtrele' }).click();
  // The search box is there from the thirteenth perk on, which another test may have added.
  await expect(page).toHaveURL(/kategori=spor-ve-gezi&(?:ara=&)?sehir=izmir/);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Lodos Yelken Okulu']);
});

test('all of a page is shown, and no button promises what needs a script', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, words] of [
    ['/', [/^“İç İçe Kapılar” adlı kitabın çizim kapağı$/]],
    ['/aidat', [/450\sTL aidat için 472,50\sTL/, 'TR00 0000 0000 0000 0000 0000 00', /^Bakiye sorgula/]],
    ['/uyelik/uyelere-avantajlar', ['MEZUN20']],
    ['/iletisim/iletisim-adresleri', ['+90 (212) 000 00 00', 'bilgi@nds-mezunlar.example', /^Yol tarifi/]],
  ] as const) {
    await page.goto(path);
    for (const word of words) {
      const shown = main.getByText(word).or(main.getByRole('link', { name: word }));
      await expect(shown.first(), path).toBeVisible();
    }
    // The form of the perks is the server's.
    await expect(main.getByRole('button').filter({ hasNotText: 'Filtrele' }), path).toHaveCount(0);
    await expect(main.getByRole('textbox'), path).toHaveCount(0);
  }
});

test('the menu is reachable on a phone and at a desk, and no page scrolls sideways', async ({ page }) => {
  for (const path of ['/aidat', '/duyurular/takvim', '/cevrimdisi', '/']) {
    await page.goto(path);
    const widths = page.locator('html');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const excess = await widths.evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(excess, `${path}, ${width} pixels wide`).toBe(0);
    }
  }
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Kurumsal', exact: true }).hover();
  await banner.getByRole('link', { name: 'Dernek Tüzüğü' }).click();
  await expect(page).toHaveURL('/kurumsal/dernek-tuzugu');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await banner.getByText('Menü', { exact: true }).click();
  await banner.getByRole('link', { name: 'Dernek Tüzüğü' }).click();
  await expect(page).toHaveURL('/kurumsal/dernek-tuzugu');
});

test('months are turned and chosen, also beyond those with entries', async ({ page }) => {
  await page.goto('/duyurular/takvim?ay=2090-11');
  const month = page.getByRole('heading', { level: 2 }).first();
  await page.getByRole('button', { name: 'Sonraki ay: Aralık 2090' }).click();
  await expect(page).toHaveURL(/\/duyurular\/takvim\?ay=2090-12$/);
  await expect(month).toContainText('Aralık 2090');
  await page.getByRole('button', { name: 'Önceki ay: Kasım 2090' }).click();
  await expect(month).toContainText('Kasım 2090');

  const picker = page.getByRole('dialog', { name: 'Ay seç' });
  await month.getByRole('button').click();
  await expect(picker.getByRole('button')).toHaveText([...MONTHS, 'Vazgeç']);
  await picker.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(picker).toBeHidden();
  await month.getByRole('button').click();
  await picker.getByRole('button', { name: 'Ağustos' }).click();
  await expect(page).toHaveURL(/\?ay=\d{4}-08$/);
  await expect(month).toContainText('Ağustos');
});

test('the back office says that it needs JavaScript, and not that it is loading', async ({ page }) => {
  await page.goto('/admin/duyurular');
  await expect(page.getByText(/JavaScript olmadan çalışmaz/)).toBeVisible();
  await expect(page.getByText('Yükleniyor…')).toBeHidden();
});

test('an unknown path says so, has a link to the home page, and leads there with the message', async ({
  complaints,
  page,
}) => {
  complaints.allow(/404/);
  const notice = page.getByRole('status').filter({ hasText: 'Aradığınız sayfa bulunamadı' });
  expect((await page.goto('/boyle/bir/sayfa/yok'))?.status()).toBe(404);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  await page.waitForURL((url) => url.pathname + url.search === '/?bildirim=sayfa-yok');
  await expect(notice).toBeVisible();
});
