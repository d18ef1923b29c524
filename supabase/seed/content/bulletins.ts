import { monthName } from '../../../src/lib/dates/dates';
import type { SampleDays } from '../sample-days';

export interface SampleBulletin {
  year: number;
  month: number;
  title: string;
  /** Lines of text. An empty one leaves a gap. */
  lines: readonly string[];
}

const STORIES: readonly (readonly string[])[] = [
  [
    'Mezunlar Günü hazırlıkları sürüyor. Bu yıl 25, 40 ve 50’nci yılını kutlayan',
    'üç dönemimize anı plaketi sunacağız. Kayıtlar sitemizde açıldı.',
    '',
    'Mezunlar korosu yeni seslerini arıyor: Salı akşamları 19.30’da bekleriz.',
  ],
  [
    'Boğaz gezimize seksen mezun katıldı; gün batımını güvertede karşıladık.',
    '',
    'Mentorluk programında eşleşmeler tamamlandı: 38 mezun, 52 öğrenci.',
  ],
  [
    'Yelken kupası, üçüncü kez seksenli yılların mezunlarının oldu.',
    '',
    'Kitap kulübünün yeni okuma listesi: altı ay, altı kitap.',
  ],
  [
    'Fotoğraf arşivimizde dört bin kare tarandı. Yüzleri tanımaya yardım edin.',
    '',
    'Fransızca konuşma akşamları çarşambaları yeniden başlıyor.',
  ],
];

/** The bulletins of the last four months, newest first. */
export const sampleBulletins = ({ month }: SampleDays): SampleBulletin[] =>
  STORIES.map((story, index) => {
    const issue = month(-index);
    const name = `${monthName(issue.month)} ${issue.year}`;
    return {
      ...issue,
      title: `Dernek Bülteni – ${name}`,
      lines: [
        'Sevgili mezunlar,',
        '',
        ...story,
        '',
        'Gelecek ay yeniden görüşmek üzere.',
        '',
        'Bu bülten örnek içeriktir.',
      ],
    };
  });
