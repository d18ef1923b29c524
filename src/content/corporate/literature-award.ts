import { inYear } from '../../lib/text/locative';
import type { ProseBlock } from '../../lib/text/prose';
import text from './literature-award.md';
import { sectionAt } from './sections';

/** The award's years count from here: 2025 is the 17th. Its first book was chosen a year later. */
const CREATED = 2008;

export const literatureAwardTitle = text.title;
export const literatureAwardDate = text.date;

/** Returns the introduction, which ends with the award's present year. */
export function literatureAwardIntro(year: number): readonly ProseBlock[] {
  const ending = `${inYear(year)} ${year - CREATED}. yılına ulaşan ödülümüzün ölçüsü değişmedi: iyi düzyazı, ister Türkçe yazılmış olsun ister Türkçeye çevrilmiş.`;
  return [...text.intro, { kind: 'paragraph', content: [ending] }];
}

export const aboutTheAward = ['donusum', 'secici-kurul'].map((anchor) => sectionAt(text, anchor));

/** The conditions of the next award. `literature-award.md` is rewritten each year. */
export const rulesOfTheYear = sectionAt(text, 'kosullar');

export const literatureAwardTexts = {
  line: '2009’dan bu yana her yıl bir kitabı ödüllendiriyoruz.',
  winners: 'Ödül alan kitaplar',
  empty: 'Henüz ödül alan kitap yok.',
} as const;
