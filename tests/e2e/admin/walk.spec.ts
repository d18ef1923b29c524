import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtBothSizes, expectAccessibleInTurn, expectToFit } from '../support/accessibility';
import { PHONE } from '../support/identity';
import { searched } from '../support/list-address';
import { createLongRows, LONG_TITLE, type LongRows } from '../support/long-words';
import { DESK, press, saveButton } from '../support/row-form';
import { confirm, doFromMenu, notice, previewImport, tagged } from '../support/rows';
import { expectFitForFingers } from '../support/targets';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });
test.describe.configure({ mode: 'parallel' });

/** Each list: its address, heading and button, what its form says without values, how often, and whether one of its rows has a word wider than a phone. */
const CONTENT = [
  ['duyurular', 'Duyurular', 'Yeni duyuru', 'Başlık gerekli', 1, true],
  ['etkinlikler', 'Etkinlikler', 'Yeni etkinlik', 'Başlık gerekli', 1, true],
  ['takvim', 'Takvim', 'Yeni takvim kaydı', 'Lütfen tüm alanları doldurun.', 2, true],
  ['bulten', 'Bülten', 'Yeni bülten', 'PDF seçmelisiniz.', 1, false],
  ['mezunlardan-haberler', 'Mezunlardan Haberler', 'Yeni haber', 'Başlık zorunlu.', 1, true],
  ['uyelere-avantajlar', 'Üyelere Avantajlar', 'Yeni avantaj', 'Firma adı gerekli', 1, true],
] as const;
const ASSOCIATION = [
  ['yonetim-kurulu', 'Yönetim kurulu', 'Yeni kurul üyesi', 'Göreve başlama gününü yazın.', 1, false],
  ['odul-alanlar', 'Ödül alanlar', 'Yeni ödül alan mezun', 'Soyadı gerekli', 1, false],
  ['edebiyat-odulu', 'Edebiyat ödülü', 'Yeni ödüllü kitap', 'Yazarı yazın.', 1, false],
  ['ana-sayfa-gorselleri', 'Ana sayfa görselleri', 'Yeni ana sayfa görseli', 'Resim seçmelisiniz.', 1, false],
  ['aidatlar', 'Aidatlar', 'Yeni aidat', 'Yıllık aidatı yazın.', 1, false],
  ['bulten-arsivi', 'Eski bültenler', 'Yeni arşiv bülteni', 'PDF seçmelisiniz.', 1, false],
] as const;

/** A desk's window and what its owner may narrow it to: a tablet, small laptops. A phone, and the narrowest one. */
const WINDOWS = [
  { name: 'at a desk', own: DESK, narrower: [768, 1024, 1280], touch: {} },
  { name: 'on a phone', own: PHONE, narrower: [320], touch: { hasTouch: true, isMobile: true } },
] as const;

let deletePerk: LongRows['deletePerk'];
test.beforeAll(async ({ backend }) => {
  ({ deletePerk } = await createLongRows(backend));
});
test.afterAll(() => deletePerk());

for (const { name, own, narrower, touch } of WINDOWS) {
  test.describe(name, () => {
    test.use({ viewport: own, ...touch });

    for (const [part, lists] of [
      ['content', CONTENT],
      ['association', ASSOCIATION],
    ] as const) {
      test(`each list and form of the ${part} keeps what every screen must, and reports every missing value`, async ({
        page,
      }) => {
        // Six lists with their forms, one after another.
        test.slow();
        const writes = writesOf(page);
        const form = page.getByRole('dialog');
        await page.goto('/admin');
        for (const [path, heading, create, sentence, times, hasLongRow] of lists) {
          await openByMenu(page, `/admin/${path}`);
          await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
          const main = page.getByRole('main');
          const rows = (name: RegExp) => main.getByRole('link', { name });
          await expect(rows(/^Düzenle: /).first()).toBeVisible();
          await examineWindow(page);
          const long = main.getByRole('link', { name: LONG_TITLE }).first();
          if (hasLongRow) {
            await main.getByRole('searchbox').fill('Afyonkarahisar');
            // The results move this row, and a click on a moving row is lost.
            await expect(rows(/^Düzenle: (?!.*Afyonkarahisar)/)).toHaveCount(0);
            await expect(long).toBeVisible();
          }
          for (const width of narrower) await expectToFit(page, width);

          await (hasLongRow ? long.click() : press(page, create));
          await expect(saveButton(page)).toBeEnabled();
          for (const width of [...narrower].reverse()) {
            await expectToFit(page, width);
            await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
          }
          await page.setViewportSize(own);
          if (hasLongRow) {
            await page.keyboard.press('Escape');
            await press(page, create);
            await expect(saveButton(page)).toBeEnabled();
          }
          const publish = page.getByRole('button', { name: 'Yayımla', exact: true });
          await ((await publish.isVisible()) ? publish : saveButton(page)).click();
          await expect(form.getByText(sentence)).toHaveCount(times);
          await examineWindow(page);
          await page.keyboard.press('Escape');
          await expect(form).toHaveCount(0);
          expect(writes, path).toEqual([]);
        }
      });
    }

    test('each other page and the form of a stored event keep what every screen must', async ({
      backend,
      page,
    }) => {
      await backend.deleteAnnouncement(await backend.createAnnouncement({ title: tagged('Silinmiş') }));
      const gallery = ['/apple-touch-icon.png', '/favicon.svg'];
      const { id } = await backend.createEvent({ title: tagged('Albümlü'), gallery, status: 'cancelled' });
      await page.goto(`/admin/etkinlikler/${id}`);
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
      await examineWindow(page);
      for (const width of narrower) await expectToFit(page, width);
      await page.setViewportSize(own);
      await page.keyboard.press('Escape');
      for (const [path, words] of [
        ['', 'Düzeltilecekler'],
        ['/ekip', 'siz'],
        ['/dernek-bilgileri', 'IBAN'],
        ['/dosyalar', 'Dosyalar'],
        ['/cop-kutusu', 'Çöp kutusu'],
      ] as const) {
        await openByMenu(page, `/admin${path}`);
        await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
        const all = page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' });
        if (path === '/cop-kutusu') await all.check();
        await examineWindow(page);
        for (const width of narrower) await expectToFit(page, width);
        await page.setViewportSize(own);
      }
    });
  });
}

test('what a list opens is accessible: help, filters, search, history, chosen rows, questions and a notice', async ({
  backend,
  page,
}) => {
  const title = tagged('Değişen');
  const id = await backend.createAnnouncement({ title, lead: 'Bir' });
  await backend.changeSchema(`update announcements set lead = 'İki' where id = ${id}`);
  const dialog = page.getByRole('dialog');
  await page.goto(searched('/admin/duyurular', title, { published_at: 'taslak' }));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Açık formu kaydet');
  await expectAccessibleAtBothSizes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filtreler(?!i)/ }).click();
  await expect(page.getByRole('combobox', { name: 'Yayın' })).toBeVisible();
  await examine(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Yönetim panelinde ara' }).fill('duyuru');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(DESK);
  await page.keyboard.press('Escape');

  await doFromMenu(page, title, 'Geçmiş');
  await expect(dialog.getByRole('heading', { name: 'Değiştirildi' })).toBeVisible();
  await examine(page);
  await dialog
    .getByRole('button', { name: /^Bu hâline dön/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /dönülsün mü\?$/ })).toBeVisible();
  await examine(page);
  await press(page, 'Vazgeç');
  await page.keyboard.press('Escape');

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

test('the preview beside a form and a table about to be imported are accessible', async ({ page }) => {
  await page.goto('/admin/takvim/yeni');
  await press(page, 'Önizle');
  const sentence = 'Önizleme, zorunlu alanlar dolunca burada görünecek.';
  await expect(page.frameLocator('iframe[title^="Önizleme"] >> nth=0').getByText(sentence)).toBeVisible();
  await examine(page);
  await press(page, 'Vazgeç');
  await openByMenu(page, '/admin/uyelere-avantajlar');
  const dialog = await previewImport(page, `Firma adı;E-posta;Renk\nIşık;;mavi\nŞule;bozuk;`);
  await expect(dialog.getByRole('row').nth(2)).toContainText('Geçerli bir e-posta adresi yazın.');
  await examine(page);
});

/** Notes what the page writes from now on. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isQuestion = request.method() === 'GET' || pathname.startsWith('/rest/v1/rpc/');
    if (pathname.startsWith('/rest/') && !isQuestion) writes.push(pathname);
  });
  return writes;
}

/** Follows a link of the menu, which a phone has in a drawer. */
async function openByMenu(page: Page, address: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
  const drawer = page.getByRole('button', { name: 'Menüyü aç' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await drawer.isVisible()) await drawer.click();
  await menu.locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === address);
  await expect(page.getByRole('main').locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
}

/** Asks of the open screen what every screen must keep in its window. A console error fails the test as well. */
async function examineWindow(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (await isTouched(page)) {
    for (const summary of await page.getByRole('dialog').locator('summary').all()) await open(summary);
    await expectFitForFingers(page);
  }
  await expectAccessibleInTurn(page);
}

/** Asks of the open screen what every screen must keep, in every window. */
async function examine(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtBothSizes(page);
  for (const width of [320, 768, 1024, 1280]) await expectToFit(page, width);
  await page.setViewportSize(DESK);
}

const isTouched = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.matchMedia('(pointer: coarse)').matches);

/** Opens a part of a form that reported values have not opened. */
async function open(summary: Locator): Promise<void> {
  if (!(await summary.evaluate((part) => part.closest('details')?.open))) await summary.tap();
}
