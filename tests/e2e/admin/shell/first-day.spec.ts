import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothSizes } from '../../support/accessibility';
import { Administrator } from '../../support/administrator';
import { DESK, press, saveButton } from '../../support/row-form';
import { doFromMenu, notice, previewImport, rowOf, tagged } from '../../support/rows';
import { searched } from '../../support/list-address';
import { expectFitForFingers } from '../../support/targets';
import { expect, test } from '../../support/test';
import { hold } from '../../support/visitor';

/** The overview asks for everything at once, and the guide waits for its own answers. */
const PATIENTLY = { timeout: 60_000 };

const guide = (page: Page) => page.getByRole('region', { name: 'İlk adımlar' });
const help = (page: Page) => page.getByRole('dialog', { name: /^Yardım: / });

/** Goes to the overview by the menu. */
const returnToOverview = (page: Page) => page.getByRole('link', { name: 'Genel Bakış', exact: true }).click();

test('a volunteer’s first day is ticked off step by step; the closed guide and the size of text are the same on another device, and the guide comes back from the help', async ({
  account,
  admin,
  browser,
  page,
  site,
}) => {
  const title = tagged('İlk taslağım');
  await admin.signIn(account);
  await expect(guide(page).getByRole('status')).toContainText('Sizi 5 küçük adım bekliyor.', PATIENTLY);
  await expectAccessible(page);

  await guide(page).getByRole('link', { name: 'Bir taslak yazın' }).click();
  await admin.form.getByLabel('Başlık', { exact: true }).fill(title);
  await admin.saveAndClose();
  await returnToOverview(page);
  await expect(guide(page).getByRole('listitem').first()).toHaveText('Yapıldı: Bir taslak yazın');
  await expect(guide(page).getByRole('status')).toContainText('5 adımdan 1 tanesi tamam');

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Duyurular/ })
    .click();
  await page.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await press(page, 'Önizle');
  await expect(
    page.frameLocator('iframe[title^="Önizleme"] >> nth=0').getByText(title).first(),
  ).toBeVisible();
  await admin.publishAndClose();
  await notice(page).getByRole('button', { name: 'Geri al' }).click();
  await expect(notice(page, 'Geri alındı.')).toBeVisible();

  await returnToOverview(page);
  await expect(guide(page).getByRole('status')).toContainText('5 adımdan 4 tanesi tamam');
  await guide(page).getByRole('link', { name: 'Parolanızı değiştirin' }).click();
  await page.getByLabel('Şimdiki parola').fill(account.password);
  const password = `${account.password}-yeni`;
  await page.getByLabel('Yeni parola', { exact: true }).fill(password);
  await page.getByLabel('Yeni parola (yeniden)').fill(password);
  await press(page, 'Parolayı değiştir');
  await expect(notice(page)).toBeVisible();

  await returnToOverview(page);
  await expect(guide(page).getByRole('status')).toContainText('Elinize sağlık, hepsini yaptınız.');
  const isKept = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/own_choices') && answer.request().method() === 'POST',
    );
  const closed = isKept();
  await press(page, 'Rehberi kapat');
  await closed;
  await expect(guide(page)).toHaveCount(0);
  const enlarged = isKept();
  await page.getByRole('button', { name: /^Merhaba, / }).click();
  await page.getByRole('menuitem', { name: 'Büyük yazı (%115)' }).press('Enter');
  await enlarged;

  const device = await browser.newContext({ baseURL: site.url, locale: 'tr-TR' });
  const other = await device.newPage();
  await new Administrator(other, { ...account, password }).signIn();
  await expect.poll(() => other.evaluate(() => document.documentElement.style.fontSize)).toContain('1.15');
  await expect(other.getByRole('region', { name: 'Son değişiklikler' })).toBeVisible();
  await expect(guide(other)).toHaveCount(0);
  await press(other, 'Yardım');
  await help(other).getByRole('button', { name: 'İlk adımlar rehberini aç' }).click();
  await expect(guide(other).getByRole('status')).toContainText('5 adımdan 5 tanesi tamam');
  await device.close();
});

test.describe('with an administrator', () => {
  test.use({ as: 'admin' });

  test('the help explains the screen on which it is opened, with the keyboard as well', async ({ page }) => {
    await page.goto('/admin');
    for (const [link, screen, sentence] of [
      ['', 'Genel Bakış', 'Burası yönetim panelinin ilk sayfasıdır'],
      ['Takvim', 'Takvim', 'kendi sayfası olmayan günleri'],
      ['Dernek bilgileri', 'Dernek bilgileri', 'IBAN’ı değiştirirken iki kez okuyun'],
      ['Dosyalar', 'Dosyalar', 'nerede kullanıldığıyla birlikte'],
      ['Çöp kutusu', 'Çöp kutusu', '30 gün burada bekler'],
      ['Ekip', 'Ekip', 'kimlerin yönettiğini'],
      ['Hesabım', 'Hesabım', 'yalnızca sizin hesabınızla'],
    ] as const) {
      if (link === 'Hesabım') {
        await page.getByRole('button', { name: /^Merhaba, / }).click();
        await page.getByRole('menuitem', { name: link }).press('Enter');
      } else if (link !== '')
        await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
      const button = page.getByRole('button', { name: 'Yardım', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(help(page)).toHaveAccessibleName(`Yardım: ${screen}`);
      await expect(help(page)).toContainText(sentence);
      await page.keyboard.press('Escape');
      await expect(help(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await press(page, 'Yardım');
    await expect(help(page)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
  });

  test('a form, a history and an import explain themselves, and closing the help leaves them open', async ({
    backend,
    page,
  }) => {
    const name = tagged('Sorulan');
    const id = await backend.createAnnouncement({ title: name });
    await backend.changeSchema(`update announcements set lead = 'İki' where id = ${id}`);
    const ask = async (screen: string, sentence: string, look?: () => Promise<void>) => {
      const dialog = page.getByRole('dialog', { name: screen });
      await dialog.getByRole('button', { name: 'Yardım', exact: true }).click();
      await expect(help(page)).toContainText(sentence);
      await look?.();
      await page.keyboard.press('Escape');
      await expect(help(page)).toBeHidden();
      await expect(dialog).toBeVisible();
    };
    await page.goto(searched('/admin/duyurular', name));
    await expect(rowOf(page, name)).toBeVisible();
    // A form that still waits for what it asked has not rendered again, and its help takes the focus all the same.
    const release = await hold(page, '**/rest/v1/**');
    await press(page, 'Yeni duyuru');
    await ask(
      'Yeni duyuru',
      'Siz “Yayımla” düğmesine basana kadar yazdıklarınızı ziyaretçiler görmez.',
      async () => {
        await expectAccessibleAtBothSizes(page);
        await page.setViewportSize(DESK);
      },
    );
    release();
    await page.keyboard.press('Escape');
    await doFromMenu(page, name, 'Geçmiş');
    await ask(`Geçmiş: ${name}`, '“Bu hâline dön” düğmesine basın');
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Üyelere Avantajlar/ })
      .click();
    await previewImport(page, 'Firma adı;E-posta\nIşık;');
    await ask('Üyelere Avantajlar: Tablodan ekle', 'siz onaylamadan hiçbiri eklenmez');
  });
});

test.describe('on a phone with touch', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the guide shows the next step, and the help fits a finger', async ({ account, admin, page }) => {
    await admin.signIn(account);
    await expect(guide(page).getByRole('list', { name: 'Sıradaki adım' })).toContainText(
      'Bir taslak yazın',
      PATIENTLY,
    );
    await expectFitForFingers(page);
    await guide(page).getByText('Tüm adımlar').tap();
    await expect(guide(page).getByRole('link', { name: 'Parolanızı değiştirin' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yardım', exact: true }).tap();
    await expect(help(page)).toContainText('Burası yönetim panelinin ilk sayfasıdır');
    await expectFitForFingers(page);
    await expectAccessible(page);
  });

  test('very large text scrolls sideways on no main screen, and is of the person who chose it', async ({
    account,
    admin,
    page,
  }) => {
    const root = page.locator('html');
    const chooseFromAccount = async (item: string) => {
      await page.getByRole('button', { name: /^Merhaba/ }).tap();
      await page.getByRole('menuitem', { name: item }).tap();
    };
    await admin.signIn(account);
    await expect(root).toHaveCSS('font-size', '17px');
    await chooseFromAccount('Çok büyük yazı (%130)');
    await expect(root).toHaveCSS('font-size', '22.1px');
    const lists = [
      ...['duyurular', 'etkinlikler', 'takvim', 'bulten', 'mezunlardan-haberler', 'uyelere-avantajlar'],
      ...['yonetim-kurulu', 'odul-alanlar', 'edebiyat-odulu', 'ana-sayfa-gorselleri', 'aidatlar'],
    ];
    const pages = ['bulten-arsivi', 'dernek-bilgileri', 'ekip', 'cop-kutusu', 'hesap', ''];
    for (const path of [...lists, ...pages]) {
      const address = path === '' ? '/admin' : `/admin/${path}`;
      if (path === 'hesap') await chooseFromAccount('Hesabım');
      else {
        await page.getByRole('button', { name: 'Menüyü aç' }).tap();
        await page.getByRole('navigation').locator(`a[href="${address}"]`).tap();
      }
      await expect(page).toHaveURL(address);
      await expect(root).toHaveCSS('font-size', '22.1px');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
      expect(await page.evaluate(findWide), path).toEqual([]);
      if (!lists.includes(path)) continue;
      await page.getByRole('main').locator(`a[href^="${address}/yeni"]`).tap();
      await expect(saveButton(page)).toBeVisible();
      expect(await page.evaluate(findWide), `a form of ${path}`).toEqual([]);
      const form = page.getByRole('dialog');
      if (path === 'aidatlar') await expect(form.locator('textarea').first()).toHaveCSS('font-size', '21px');
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    }

    // What is still asked for when the session ends would be refused.
    await expect(page.getByRole('main').locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
    await chooseFromAccount('Çıkış');
    await page.waitForURL(/giris/);
    await admin.signIn();
    await expect(page.getByRole('heading', { level: 1, name: 'Genel Bakış' })).toBeVisible();
    await expect(root).toHaveCSS('font-size', '17px');
  });
});

/** Runs in the browser: the document, or an open dialog, that is wider than what shows it. */
function findWide(): string[] {
  const frames = [
    document.documentElement,
    ...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-body'),
  ];
  return frames
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`);
}
