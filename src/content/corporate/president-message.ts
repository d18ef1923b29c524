import portrait from '../../pictures/portraits/president.svg?widths=450;900&picture';
import { president } from './board';
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

/** The signature. The name is the president's from the board. */
export const signature: Signature = {
  date: 'Ekim 2025',
  closing: 'Sevgi ve saygılarımla,',
  name: president.name,
  title: 'Yönetim Kurulu Başkanı',
  portrait: { picture: portrait, alt: 'A ve K harflerinden, defne dalıyla çevrili başkan monogramı' },
};
