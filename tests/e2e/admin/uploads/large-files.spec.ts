import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { samplePdf } from '../../../fixtures/sample-pdf';
import { chooseOption } from '../../support/choose-option';
import { storedBytes } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { emulateNetwork } from '../../support/slow-network';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

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
    if (request.method() === 'POST') begun += 1;
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
  expect(sent.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  await admin.saveAndClose();
  const address = await admin
    .row('Ekim 2032')
    .getByRole('link', { name: 'PDF’yi aç (yeni sekmede)' })
    .getAttribute('href');
  expect((await storedBytes(site, address ?? '')).equals(await readFile(file))).toBe(true);
});
