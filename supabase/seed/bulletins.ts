import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { todayInIstanbul } from '../../src/lib/dates/dates';
import { formatMonth, monthOf, monthParts, shiftMonth } from '../../src/lib/dates/months';
import { readSampleRows } from './sample-rows';

const FONTS = '@expo-google-fonts/eb-garamond';
const { resolve } = createRequire(import.meta.url);
const GARNET = '#7b1e2b';
const MARGIN_PT = 72;

export interface SampleBulletin {
  year: number;
  month: number;
  pdf: Uint8Array;
}

/** Makes the bulletins of the last four months, newest first. */
export async function makeBulletins(now: Date): Promise<SampleBulletin[]> {
  const stories = (await readSampleRows('bulletins')) as { paragraphs: string[] }[];
  const newest = monthOf(todayInIstanbul(now));
  return Promise.all(
    stories.map(async ({ paragraphs }, index) => {
      const month = shiftMonth(newest, -index) ?? newest;
      return {
        ...monthParts(month),
        pdf: await bulletinPdf(`Dernek Bülteni – ${formatMonth(month)}`, paragraphs),
      };
    }),
  );
}

async function bulletinPdf(title: string, story: readonly string[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN_PT, lang: 'tr-TR', info: { Title: title } });
  pdf
    .font(resolve(`${FONTS}/600SemiBold/EBGaramond_600SemiBold.ttf`))
    .fontSize(26)
    .text(title);
  pdf
    .moveTo(MARGIN_PT, pdf.y)
    .lineTo(pdf.page.width - MARGIN_PT, pdf.y)
    .stroke(GARNET);
  pdf
    .font(resolve(`${FONTS}/400Regular/EBGaramond_400Regular.ttf`))
    .fontSize(13)
    .moveDown();
  const closing = ['Gelecek ay yeniden görüşmek üzere.', 'Bu bülten örnek içeriktir.'];
  for (const paragraph of ['Sevgili mezunlar,', ...story, ...closing]) pdf.text(paragraph).moveDown();
  pdf.end();
  return buffer(pdf);
}
