import type { Page } from '@playwright/test';
import { monthName, todayInIstanbul } from '../../../src/lib/dates/dates';
import { drawnPdf, scan, textPage } from '../../fixtures/readable-pdfs';
import { examine, expectAccessibleAtBothSizes } from '../support/accessibility';
import { PictureField } from '../support/picture-field';
import { save } from '../support/row-form';
import { expect, test } from '../support/test';

/** A new bulletin is of the present month. */
const [YEAR = '', NUMBER = ''] = todayInIstanbul().split('-');
const MONTH = monthName(Number(NUMBER));
/** Of which there is no other bulletin. */
const LATER = 2033;
const SENTENCE = 'Defne Kuyumcu burs fonunu avluda anlattı.';

const file = (buffer: Buffer) => ({ name: 'bulten.pdf', mimeType: 'application/pdf', buffer });

async function openNew(page: Page, year: number): Promise<PictureField> {
  await page.goto('/admin/bulten/yeni');
  const form = page.getByRole('dialog');
  await form.getByLabel('Yıl', { exact: true }).fill(String(year));
  return new PictureField(page, 'PDF dosyası');
}

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('an editor’s bulletin is found by its page, searched on its own page, and no longer when that is turned off', async ({
    page,
    visitor,
  }) => {
    const title = `Bülten, ${MONTH} ${LATER} · sayfa 2`;
    const pdf = await drawnPdf([textPage('Kapak.'), textPage(`Geçen ay buluştuk. ${SENTENCE} Çay içtik.`)]);
    const field = await openNew(page, LATER);
    await field.choose(file(pdf));
    await expect(field.zone.getByText('Ziyaretçiler 2 sayfanın içinde arayabilir.')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await save(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await visitor.goto(`/arama?q=kuyumcunun+burs+${LATER}`);
    const found = visitor
      .getByRole('region', { name: /^Bültenlerin İçinde/ })
      .getByRole('link', { name: title });
    await expect(found).toBeVisible();
    await expect(visitor.getByRole('main')).toContainText(SENTENCE);
    await expect(visitor.locator('mark').filter({ hasText: 'Kuyumcu' }).first()).toBeVisible();
    await examine(visitor);
    const href = (await found.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/storage\/.*-bulten\.pdf#page=2$/);
    const opened = await visitor.request.get(href);
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await visitor.goto('/duyurular/bulten-arsivi');
    await visitor.getByRole('link', { name: `İçinde ara: ${MONTH} ${LATER}` }).click();
    await expect(visitor).toHaveURL(`/duyurular/bulten-arsivi/${LATER}-${NUMBER}`);
    await visitor.getByRole('searchbox', { name: 'Bültende aranacak sözcükler' }).fill('kuyumcu');
    await visitor.getByRole('searchbox', { name: 'Bültende aranacak sözcükler' }).press('Enter');
    await expect(visitor.getByText('“kuyumcu” 1 sayfada bulundu.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('href', href);
    await examine(visitor);

    // Turned off on a phone.
    await page.goto('/admin/bulten');
    await page.getByRole('link', { name: `Düzenle: ${MONTH} ${LATER}` }).click();
    await expect(page.getByText('Ziyaretçiler 2 sayfanın içinde arayabilir.')).toBeVisible();
    await page.getByRole('switch', { name: 'İçinde arama' }).click();
    await save(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${MONTH} ${LATER} bülteni`);
    await expect(visitor.getByRole('searchbox', { name: 'Bültende aranacak sözcükler' })).toHaveCount(0);
    await visitor.goto(`/arama?q=kuyumcunun+burs+${LATER}`);
    await expect(visitor.getByText(/için sonuç bulunamadı/)).toBeVisible();
  });

  test('the form says that a scan has no text, and takes it all the same', async ({ page }) => {
    const field = await openNew(page, 2035);
    await field.choose(file(await scan()));
    await expect(field.zone.getByText(/^Bu PDF’te aranabilir metin yok\./)).toBeVisible();
    await save(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Düzenle: ${MONTH} 2035` })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a bulletin’s page searches it', async ({ page }) => {
    await page.goto('/duyurular/bulten-arsivi');
    await page.getByRole('link', { name: `İçinde ara: ${MONTH} ${YEAR}` }).click();
    await page.getByRole('searchbox', { name: 'Bültende aranacak sözcükler' }).fill('mezunlarımız');
    await page.getByRole('main').getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL(/\?ara=mezunlar/);
    await expect(page.getByRole('link', { name: 'Sayfa 1' })).toHaveAttribute('href', /\.pdf#page=1$/);
    await expect(page.getByText('“mezunlarımız” 1 sayfada bulundu.')).toBeVisible();
  });
});
