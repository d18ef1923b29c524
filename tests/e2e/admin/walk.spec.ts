import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { chooseOption } from '../support/choose-option';
import { searched } from '../support/list-address';
import { DESK, press, saveButton } from '../support/row-form';
import { confirm, doFromMenu, notice, previewImport, tagged } from '../support/rows';
import { expectFitForFingers } from '../support/targets';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });
test.describe.configure({ mode: 'parallel' });

/** Of the narrowest phone, a tablet, a small laptop and a laptop. The check with axe leaves a phone's window behind. */
const WIDTHS = [320, 768, 1024, 1280];

/** Asks of the open screen what every screen must keep. A console error fails the test as well. */
async function examine(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtBothSizes(page);
  for (const width of WIDTHS) await expectToFit(page, width);
  await page.setViewportSize(DESK);
}

for (const [path, heading] of [
  ['duyurular', 'Duyurular'],
  ['etkinlikler', 'Etkinlikler'],
  ['takvim', 'Takvim'],
  ['bulten', 'Bülten'],
  ['mezunlardan-haberler', 'Mezunlardan Haberler'],
  ['uyelere-avantajlar', 'Üyelere Avantajlar'],
  ['yonetim-kurulu', 'Yönetim kurulu'],
  ['odul-alanlar', 'Ödül alanlar'],
  ['edebiyat-odulu', 'Edebiyat ödülü'],
  ['ana-sayfa-gorselleri', 'Ana sayfa görselleri'],
  ['aidatlar', 'Aidatlar'],
  ['bulten-arsivi', 'Eski bültenler'],
] as const) {
  test(`axe finds nothing in the list ${path}, which scrolls sideways in no window`, async ({ page }) => {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await examine(page);
  });
}

for (const [path, sentence, times] of [
  ['duyurular', 'Başlık gerekli', 1],
  ['etkinlikler', 'Başlık gerekli', 1],
  ['takvim', 'Lütfen tüm alanları doldurun.', 2],
  ['bulten', 'PDF seçmelisiniz.', 1],
  ['mezunlardan-haberler', 'Başlık zorunlu.', 1],
  ['uyelere-avantajlar', 'Firma adı gerekli', 1],
  ['yonetim-kurulu', 'Göreve başlama gününü yazın.', 1],
  ['odul-alanlar', 'Soyadı gerekli', 1],
  ['edebiyat-odulu', 'Yazarı yazın.', 1],
  ['ana-sayfa-gorselleri', 'Resim seçmelisiniz.', 1],
  ['aidatlar', 'Yıllık aidatı yazın.', 1],
  ['bulten-arsivi', 'PDF seçmelisiniz.', 1],
] as const) {
  test(`the form of ${path} reports every missing value at its field and sends nothing`, async ({ page }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isQuestion = request.method() === 'GET' || pathname.startsWith('/rest/v1/rpc/');
      if (pathname.startsWith('/rest/') && !isQuestion) writes.push(pathname);
    });
    await page.goto(`/admin/${path}/yeni`);
    const form = page.getByRole('dialog');
    const publish = page.getByRole('button', { name: 'Yayımla', exact: true });
    await expect(saveButton(page)).toBeEnabled();
    await ((await publish.isVisible()) ? publish : saveButton(page)).click();
    await expect(form.getByText(sentence)).toHaveCount(times);
    await examine(page);
    expect(writes).toEqual([]);
  });
}

for (const [path, words] of [
  ['', 'Düzeltilecekler'],
  ['/ekip', 'siz'],
  ['/dernek-bilgileri', 'IBAN'],
] as const) {
  test(`axe finds nothing in /admin${path}`, async ({ page }) => {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
    await examine(page);
  });
}

test('axe finds nothing in the trash with chosen rows', async ({ backend, page }) => {
  await backend.deleteAnnouncement(await backend.createAnnouncement({ title: tagged('Silinmiş') }));
  await page.goto('/admin/cop-kutusu');
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  await examine(page);
});

test('axe finds nothing in the form of a stored event', async ({ page }) => {
  await page.goto('/admin/etkinlikler');
  await page
    .getByRole('link', { name: /^Düzenle: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
  await examine(page);
});

test('axe finds nothing in the preview beside a form', async ({ page }) => {
  await page.goto('/admin/takvim/yeni');
  await press(page, 'Önizle');
  const sentence = 'Önizleme, zorunlu alanlar dolunca burada görünecek.';
  await expect(page.frameLocator('iframe[title="Önizleme"]').getByText(sentence)).toBeVisible();
  await examine(page);
});

test('axe finds nothing in the search, the help and a phone’s filters', async ({ page }) => {
  await page.goto('/admin/duyurular');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Açık formu kaydet');
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  await expect(page.getByRole('combobox', { name: 'Yayın' })).toBeVisible();
  await examine(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Yönetim panelinde ara' }).fill('duyuru');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});

test('axe finds nothing in a table that is about to be imported', async ({ page }) => {
  await page.goto('/admin/uyelere-avantajlar');
  const dialog = await previewImport(page, `Firma adı;E-posta;Renk\nIşık;;mavi\nŞule;bozuk;`);
  await expect(dialog.getByRole('row').nth(2)).toContainText('Geçerli bir e-posta adresi yazın.');
  await examine(page);
});

test('axe finds nothing in chosen rows, their question and a notice', async ({ backend, page }) => {
  const title = tagged('Seçilen');
  await backend.createAnnouncement({ title });
  const dialog = page.getByRole('dialog');
  await page.goto(searched('/admin/duyurular', title, { published_at: 'taslak' }));
  await page.getByRole('checkbox', { name: `Seç: ${title}` }).check();
  await examine(page);
  await page.getByRole('button', { name: 'Seçilenleri yayımla' }).click();
  await expect(dialog).toContainText('yayımlansın mı?');
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(DESK);
  await press(page, 'Vazgeç');

  await page.getByRole('button', { name: `Sil: ${title}` }).click();
  await expect(dialog).toContainText('Bu duyuruyu silmek istiyor musun?');
  await expectAccessibleAtBothSizes(page);
  await confirm(page, 'Sil');
  await notice(page, 'Duyuru silindi.').hover();
  await expectAccessibleAtBothSizes(page);
});

test('axe finds nothing in a row’s history and its question', async ({ backend, page }) => {
  const title = tagged('Değişen');
  const id = await backend.createAnnouncement({ title, lead: 'Bir' });
  await backend.changeSchema(`update announcements set lead = 'İki' where id = ${id}`);
  await page.goto(searched('/admin/duyurular', title));
  await doFromMenu(page, title, 'Geçmiş');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Değiştirildi' })).toBeVisible();
  await examine(page);
  await drawer
    .getByRole('button', { name: /^Bu hâline dön/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /dönülsün mü\?$/ })).toBeVisible();
  await examine(page);
});

test.describe('on a phone with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const LISTS = [
    '',
    'duyurular',
    'etkinlikler',
    'takvim',
    'bulten',
    'mezunlardan-haberler',
    'uyelere-avantajlar',
  ];
  const MORE = ['yonetim-kurulu', 'odul-alanlar', 'edebiyat-odulu', 'ana-sayfa-gorselleri', 'aidatlar'];
  const PAGES = ['bulten-arsivi', 'dernek-bilgileri', 'ekip', 'hesap', 'cop-kutusu'];

  test('every list and page has targets for fingers, and fields that Safari does not zoom', async ({
    page,
  }) => {
    for (const path of [...LISTS, ...MORE, ...PAGES]) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
      await expectFitForFingers(page);
    }
  });

  test('every form has targets for fingers, and fields that Safari does not zoom', async ({
    backend,
    page,
  }) => {
    const gallery = ['/apple-touch-icon.png', '/favicon.svg'];
    const { id } = await backend.createEvent({ title: tagged('Albümlü'), gallery, status: 'cancelled' });
    const forms = [...LISTS.slice(1), ...MORE, 'bulten-arsivi'].map((path) => `${path}/yeni`);
    for (const path of [...forms, `etkinlikler/${id}`]) {
      await page.goto(`/admin/${path}`);
      await expect(saveButton(page)).toBeVisible();
      for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.tap();
      await expectFitForFingers(page);
    }
  });

  test('the overview needs one screen and a half, and what needs somebody comes first', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Rehberi kapat' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Örnek içerik' })).toBeVisible();
    const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
    expect(height).toBeLessThanOrEqual(1.5 * 844);
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.filter((one) => one !== 'Önemli değişiklikler')[0]).toBe('Düzeltilecekler');
    await page.getByRole('button', { name: 'Yeni', exact: true }).tap();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Yeni duyuru',
      'Yeni etkinlik',
      'Yeni takvim kaydı',
      'Yeni bülten',
      'Yeni haber',
      'Yeni avantaj',
    ]);
    await expectFitForFingers(page);
  });

  test('a notice stands at the foot, keeps “Geri al” in reach and goes by itself', async ({
    backend,
    page,
  }) => {
    const row = tagged('Parmakla silinen');
    await backend.createAnnouncement({ title: row });
    await page.clock.install();
    await page.goto(searched('/admin/duyurular', row));
    await doFromMenu(page, row, 'Sil');
    await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).tap();
    const undo = notice(page, 'Duyuru silindi.').getByRole('button', { name: 'Geri al' });
    await page.clock.fastForward(9_000);
    const box = await undo.boundingBox();
    expect(box?.y).toBeGreaterThan(844 / 2);
    await undo.tap();
    await expect(notice(page, 'Geri alındı.')).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(notice(page)).toHaveCount(0);
  });

  test('a notice over an open form stands above its buttons', async ({ backend, page }) => {
    const title = tagged('Saklanan');
    const id = await backend.createAnnouncement({ title, published_at: '2026-01-01T10:00:00Z' });
    await page.goto(`/admin/duyurular/${id}`);
    await page.getByRole('dialog').getByLabel('Başlık', { exact: true }).fill(`${title} iki`);
    await page.getByRole('button', { name: 'Yayımlamadan sakla' }).tap();
    const message = notice(page, 'saklan');
    await expect(message).toBeVisible();
    const edges = async () => {
      const [above, below] = [await message.boundingBox(), await saveButton(page).boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? Infinity) <= (below?.y ?? 0);
    };
    await expect.poll(edges).toBe(true);
  });

  test('an event is written in the order of thought, and its note is asked for once it is cancelled', async ({
    page,
  }) => {
    await page.goto('/admin/etkinlikler/yeni');
    const form = page.getByRole('dialog');
    const tops = async (label: string) =>
      (await form.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;
    await expect(saveButton(page)).toBeEnabled();
    expect(await tops('Başlık')).toBeLessThan(await tops('Başlangıç'));
    expect(await tops('Başlangıç')).toBeLessThan(await tops('Yer'));
    expect(await tops('Yer')).toBeLessThan(await tops('Spot'));
    const note = form.getByLabel('İptal ya da erteleme açıklaması');
    await expect(note).toBeHidden();
    const state = form.locator('summary', { hasText: 'Durum' });
    await expect(state).toContainText('Planlandığı gibi');
    await state.tap();
    await expect(note).toBeHidden();
    await chooseOption(form.getByLabel('Durum', { exact: true }), 'İptal edildi');
    await expect(note).toBeVisible();
    await expect(state).toContainText('İptal edildi');
  });

  test('the account is one menu: the name, the page, the look and the way out', async ({ page }) => {
    await page.goto('/admin');
    const account = page.getByRole('button', { name: 'Merhaba, Site Yöneticisi' });
    await account.tap();
    await page.getByRole('menuitem', { name: 'Koyu' }).tap();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(account).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await account.tap();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Cihazınızın ayarı' }).tap();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await account.tap();
    await page.getByRole('menuitem', { name: 'Hesabım' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  });
});
