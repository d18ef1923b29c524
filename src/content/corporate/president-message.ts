import portrait from '../../pictures/portraits/president.svg?widths=450;900&picture';
import { president } from './board';
import type { Illustration } from './sections';

interface Signature {
  /** When it was written: the years and numbers in it are of that day. */
  readonly date: string;
  readonly closing: string;
  readonly name: string;
  readonly title: string;
  /** Without one, the text stands alone. */
  readonly portrait?: Illustration;
}

/** Under the message; the name is the president's on the board. */
export const signature: Signature = {
  date: 'Ekim 2025',
  closing: 'Sevgi ve saygılarımla,',
  name: president.name,
  title: 'Yönetim Kurulu Başkanı',
  portrait: { picture: portrait, alt: 'A ve K harflerinden, defne dalıyla çevrili başkan monogramı' },
};
