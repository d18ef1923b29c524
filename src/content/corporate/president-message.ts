import portrait from '../../pictures/portraits/president.svg?widths=450;900&picture';
import type { Illustration } from './sections';

interface Signature {
  /** The date of writing, to which the years and numbers in it refer. */
  readonly date: string;
  readonly closing: string;
  readonly name: string;
  readonly title: string;
  /** Optional: without it, the text has the full width. */
  readonly portrait?: Illustration;
}

/** Whoever wrote the message signs it, also after another president is elected. The name is fictional. */
export const signature: Signature = {
  date: 'Ekim 2025',
  closing: 'Sevgi ve saygılarımla,',
  name: 'Ayda Kestaneli',
  title: 'Yönetim Kurulu Başkanı',
  portrait: { picture: portrait, alt: 'A ve K harflerinden, defne dalıyla çevrili başkan monogramı' },
};
