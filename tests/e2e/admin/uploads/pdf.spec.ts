import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { samplePdf } from '../../../fixtures/sample-pdf';
import { expectAccessible } from '../../support/accessibility';
import { chooseOption } from '../../support/choose-option';
import { storedBytes, storedNames } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { emulateNetwork } from '../../support/slow-network';
import { press, save } from '../../support/row-form';
import { confirm, rowOf } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const MONTH = 'Ekim 2031';
const pdf = async (pages: number, password?: string) => ({
  name: 'bulten.pdf',
  mimeType: 'application/pdf',
  buffer: await samplePdf({ pages, ...(password !== undefined && { password }) }),
});

test('a bulletin takes only a PDF that opens, and asks before it replaces its month’s', async ({
  admin,
  page,
  site,
}) => {
  const before = await storedNames(site, 'bulletins');
  const field = new PictureField(page, 'PDF dosyası');
  const { zone } = field;
  const link = zone.getByRole('link', { name: 'bulten.pdf: PDF’yi aç (yeni sekmede)' });
  const openNew = async () => {
    await press(page, 'Yeni bülten');
    await chooseOption(admin.form.getByLabel('Ay', { exact: true }), 'Ekim');
    await admin.form.getByLabel('Yıl', { exact: true }).fill('2031');
  };

  await page.goto('/admin/bulten');
  await openNew();
  const picture = await plainPicture('#7b1e2b');
  await field.choose({ ...picture, name: 'bulten.pdf', mimeType: 'application/pdf' });
  await expect(zone.getByText(/^Bu dosya bir resim, PDF değil/)).toBeVisible();
  await field.choose(await pdf(1, 'x'));
  await expect(zone.getByText(/^Bu PDF parolayla korunuyor/)).toBeVisible();
  expect(await field.drop(await pdf(12))).toBe(true);
  await expect(zone.getByText(/ KB · 12 sayfa$/)).toBeVisible();
  await expect(zone.getByRole('alert')).toHaveCount(0);
  const cover = new PictureField(page, 'Kapak').zone.getByRole('img');
  await expect(cover).toHaveAttribute('src', /\/media\/bulletins\/[\w-]+\.webp$/);
  await expectAccessible(page);
  await expect(link).toHaveAttribute('target', '_blank');
  const first = (await link.getAttribute('href')) ?? '';
  expect(first).toMatch(/^\/storage\/v1\/object\/public\/media\/bulletins\/\d{13}-[0-9a-f]{8}-bulten\.pdf$/);
  await admin.saveAndClose();
  await expect(rowOf(page, MONTH).getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' })).toHaveAttribute(
    'href',
    first,
  );

  await openNew();
  await field.choose(await pdf(3));
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  const second = (await link.getAttribute('href')) ?? '';
  await save(page);
  const question = page.getByRole('dialog').filter({ hasText: 'bülteni zaten var' });
  await expect(question).toContainText('Ekim 2031 bülteni zaten var. Yerine bu dosya konsun mu?');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  await save(page);
  await press(page, 'Yerine koy');
  await expect(admin.form).toHaveCount(0);

  await expect(rowOf(page, MONTH)).toHaveCount(1);
  await page.getByRole('link', { name: `Düzenle: ${MONTH}` }).click();
  await expect(zone.getByText(/ KB · 3 sayfa$/)).toBeVisible();
  const names = [first, second].map((address) => address.split('/').at(-1) ?? '');
  expect(await storedNames(site, 'bulletins')).toEqual(expect.arrayContaining([...before, ...names]));
  await page.goto('/duyurular/bulten-arsivi');
  await expect(page.locator(`a[href^="${second}"]`).first()).toBeVisible();
  // Its first page, in the shape of the sample.
  const shown = page.locator(`a[href="${second}"] img`);
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/admin/bulten');
  await page.getByRole('button', { name: `Sil: ${MONTH}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Bu bülteni silmek istiyor musunuz?');
  await confirm(page, 'Sil');
  await expect(rowOf(page, MONTH)).toHaveCount(0);
});

const MEGABYTE = 1024 * 1024;
/** Slow enough that an upload of 45 MB lasts longer than the checks during it. */
const UPLOAD_BYTES_PER_S = 8 * MEGABYTE;

/** Playwright reads files of this size from the disk only. */
async function writePdf(info: TestInfo, megabytes: number): Promise<string> {
  const file = info.outputPath(`${megabytes}.pdf`);
  await writeFile(file, await samplePdf({ pages: 3, attachedBytes: megabytes * MEGABYTE }));
  return file;
}

/** Collects the offsets at which the page sends parts, and how many uploads it begins. */
function watchParts(page: Page): { offsets: number[]; begun: () => number } {
  const offsets: number[] = [];
  let begun = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/upload/resumable')) return;
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    // The picture of its first page is sent beside it.
    if (request.method() === 'POST' && Number(request.headers()['upload-length']) > MEGABYTE) begun += 1;
  });
  return { offsets, begun: () => begun };
}

test('a PDF of 45 MB goes on after a lost connection, one of 51 MB is refused', async ({
  admin,
  complaints,
  page,
  site,
}, info) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/admin/bulten/yeni');
  await chooseOption(admin.form.getByLabel('Ay', { exact: true }), 'Ekim');
  await admin.form.getByLabel('Yıl', { exact: true }).fill('2032');
  const field = new PictureField(page, 'PDF dosyası');
  const { zone } = field;
  await field.choose(await writePdf(info, 51));
  await expect(zone.getByText(/^PDF 50 MB’den büyük\./)).toBeVisible();

  const sent = watchParts(page);
  const emulate = await emulateNetwork(page);
  await emulate({ uploadThroughput: UPLOAD_BYTES_PER_S });
  const file = await writePdf(info, 45);
  await field.choose(file);
  const progress = zone.getByRole('progressbar');
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(20);
  await expect(zone.getByText(/^Yükleniyor: %\d+$/)).toBeVisible();
  await emulate({ offline: true });
  await expect(zone.getByText('Bağlantı koptu. Geri gelince kaldığı yerden sürecek.')).toBeVisible();
  const reached = await percent();
  expect(reached).toBeGreaterThan(20);
  await emulate({});

  await expect(zone.getByText(/^45 MB · 3 sayfa$/)).toBeVisible({ timeout: 60_000 });
  expect(sent.begun()).toBe(1);
  // The first part is in the request that begins the upload.
  expect(sent.offsets).not.toContain(0);
  await admin.saveAndClose();
  const address = await admin
    .row('Ekim 2032')
    .getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' })
    .getAttribute('href');
  expect((await storedBytes(site, address ?? '')).equals(await readFile(file))).toBe(true);
});
