import text from './literature-award.md';
import { sectionAt } from './sections';

export const literatureAwardTitle = text.title;
export const literatureAwardIntro = text.intro;

export const aboutTheAward = ['donusum', 'secici-kurul'].map((anchor) => sectionAt(text, anchor));

/** The conditions of the next award. `literature-award.md` is rewritten each year. */
export const rulesOfTheYear = sectionAt(text, 'kosullar');

export const literatureAwardTexts = {
  line: '2009’dan bu yana her yıl bir kitap',
  winners: 'Ödül alan kitaplar',
  translatedBy: (translator: string) => `Çeviren: ${translator}`,
} as const;
