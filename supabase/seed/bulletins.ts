import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { todayInIstanbul } from '../../src/lib/dates/dates';
import { formatMonth, monthOf, monthParts, shiftMonth } from '../../src/lib/dates/months';
import { readSampleRows } from './sample-rows';

const FONTS = '@expo-google-fonts/eb-garamond';
const { resolve } = createRequire(import.meta.url);
const GARNET = '#7b1e2b';
const PAPER = '#ffffff';
/** Makes the same file each time. */
const NEVER_CHANGED = new Date('2026-11-28T00:00:00Z');
const TITLE = 'Dernek Bülteni';
const GREETING = 'Sevgili mezunlar,';
/** One file stands for all issues of the sample archive. */
const ARCHIVED_ISSUE = [
  GREETING,
  'Bu dosya, bülten arşivindeki eski sayıların yerini tutan bir örnektir. Derneğin kendi sayıları eklendiğinde kaldırılır.',
  'İçindeki her şey kurgudur; arşivin nasıl göründüğünü ve bir sayının nasıl açılıp indirildiğini göstermek için buradadır.',
  'Gelecek sayıda yeniden görüşmek üzere.',
];
const MARGIN_PT = 72;
const MASTHEAD_PT = 168;

export interface SampleBulletin {
  year: number;
  month: number;
  pdf: Uint8Array;
  /** The first page as WebP. */
  cover: Uint8Array;
  /** The text of its one page, as the editor's browser would read it. */
  text: string;
}

/** Makes the bulletins of the last four months, newest first. */
export async function makeBulletins(now: Date): Promise<SampleBulletin[]> {
  const stories = await readStories();
  const newest = monthOf(todayInIstanbul(now));
  return Promise.all(
    stories.map(async (story, index) => {
      const month = shiftMonth(newest, -index) ?? newest;
      return {
        ...monthParts(month),
        text: [TITLE, formatMonth(month), ...story].join('\n'),
        pdf: await bulletinPdf(story, formatMonth(month)),
        cover: await readFile(path.join(import.meta.dirname, bulletinCover(index))),
      };
    }),
  );
}

/** Makes the same bulletins without a month, of which `npm run pictures:seed` draws the covers. */
export async function makeCoverPages(): Promise<{ cover: string; pdf: Uint8Array }[]> {
  const stories = await readStories();
  return Promise.all(
    stories.map(async (story, index) => ({ cover: bulletinCover(index), pdf: await bulletinPdf(story) })),
  );
}

/** Makes the issue that stands for the archive's. */
export const makeArchivedIssue = () => bulletinPdf(ARCHIVED_ISSUE, 'Örnek sayı');

const bulletinCover = (index: number) => `media/bulletins/bulten-0${index + 1}.webp`;

async function readStories(): Promise<string[][]> {
  const rows = (await readSampleRows('bulletins')) as { paragraphs: string[] }[];
  const closing = ['Gelecek ay yeniden görüşmek üzere.', 'Bu bülten örnek içeriktir.'];
  return rows.map(({ paragraphs }) => [GREETING, ...paragraphs, ...closing]);
}

async function bulletinPdf(story: readonly string[], issue?: string): Promise<Uint8Array> {
  const title = [TITLE, issue].filter(Boolean).join(' – ');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
    lang: 'tr-TR',
    info: { Title: title, CreationDate: NEVER_CHANGED },
  });
  pdf.rect(0, 0, pdf.page.width, MASTHEAD_PT).fill(GARNET);
  pdf
    .font(resolve(`${FONTS}/600SemiBold/EBGaramond_600SemiBold.ttf`))
    .fontSize(54)
    .fillColor(PAPER)
    .text(TITLE, MARGIN_PT, MARGIN_PT);
  pdf
    .font(resolve(`${FONTS}/400Regular/EBGaramond_400Regular.ttf`))
    .fontSize(18)
    .fillColor(GARNET)
    .text(issue ?? '', MARGIN_PT, MASTHEAD_PT + MARGIN_PT / 2)
    .fillColor('black')
    .moveDown();
  for (const paragraph of story) pdf.text(paragraph, MARGIN_PT).moveDown();
  pdf.end();
  return buffer(pdf);
}
