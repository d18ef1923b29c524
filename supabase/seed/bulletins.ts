import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { monthName, todayInIstanbul } from '../../src/lib/dates/dates';
import { formatMonth, monthOf, monthParts, shiftMonth } from '../../src/lib/dates/months';

const FONTS = '@expo-google-fonts/eb-garamond';
const { resolve } = createRequire(import.meta.url);
const GARNET = '#7b1e2b';
const MARGIN_PT = 72;

const STORIES = [
  [
    'Mezunlar Günü hazırlıkları sürüyor. Bu yıl 25, 40 ve 50’nci yılını kutlayan üç dönemimize anı plaketi sunacağız. Kayıtlar sitemizde açıldı.',
    'Mezunlar korosu yeni seslerini arıyor: Salı akşamları 19.30’da bekleriz.',
  ],
  [
    'Boğaz gezimize seksen mezun katıldı; gün batımını güvertede karşıladık.',
    'Mentorluk programında eşleşmeler tamamlandı: 38 mezun, 52 öğrenci.',
  ],
  [
    'Yelken kupası, üçüncü kez seksenli yılların mezunlarının oldu.',
    'Kitap kulübünün yeni okuma listesi: altı ay, altı kitap.',
  ],
  [
    'Fotoğraf arşivimizde dört bin kare tarandı. Yüzleri tanımaya yardım edin.',
    'Fransızca konuşma akşamları çarşambaları yeniden başlıyor.',
  ],
];

export interface SampleBulletin {
  year: number;
  month: number;
  pdf: Uint8Array;
}

/** Makes the bulletins of the last four months, newest first. */
export function makeBulletins(now: Date): Promise<SampleBulletin[]> {
  const newest = monthOf(todayInIstanbul(now));
  return Promise.all(
    STORIES.map(async (story, index) => {
      const month = shiftMonth(newest, -index) ?? newest;
      return {
        ...monthParts(month),
        pdf: await bulletinPdf(`Dernek Bülteni – ${formatMonth(month)}`, story),
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

const ARCHIVE_YEARS = Array.from({ length: 17 }, (_, index) => 2009 + index);
const MONTHLY_SINCE = 2020;
const QUARTERLY = [3, 6, 9, 12];
const MONTHLY_IN_TERM = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12];

/** The rows of older bulletins. One file of the site stands for every issue. The newest month comes first in its year. */
export const bulletinArchive = ARCHIVE_YEARS.flatMap((year) =>
  (year < MONTHLY_SINCE ? QUARTERLY : MONTHLY_IN_TERM).map((month) => ({
    ...{ year, label: monthName(month), idx: 13 - month },
    file_url: '/bultenler/ornek-bulten.pdf',
  })),
);
