import portrait1 from '../../pictures/portraits/portre-01.svg?widths=300;600&picture';
import portrait2 from '../../pictures/portraits/portre-02.svg?widths=300;600&picture';
import portrait3 from '../../pictures/portraits/portre-03.svg?widths=300;600&picture';
import portrait4 from '../../pictures/portraits/portre-04.svg?widths=300;600&picture';
import portrait5 from '../../pictures/portraits/portre-05.svg?widths=300;600&picture';
import portrait6 from '../../pictures/portraits/portre-06.svg?widths=300;600&picture';
import portrait7 from '../../pictures/portraits/portre-07.svg?widths=300;600&picture';
import type { Illustration } from './sections';

export interface BoardMember {
  readonly name: string;
  readonly photo: Illustration;
  /** Undefined for a member without an office. */
  readonly role?: string;
}

/** Sample data: all names are invented, and monograms replace the photographs (300 × 380). */
export const president: BoardMember = {
  name: 'Ayda Kestaneli',
  role: 'Başkan',
  photo: {
    picture: portrait1,
    alt: 'A ve K harflerinden, defne dalıyla çevrili lacivert monogram',
  },
};

/** The seven regular members, the president first. */
export const boardMembers: readonly BoardMember[] = [
  president,
  {
    name: 'Murat Taşlıktan',
    role: 'Başkan Yardımcısı',
    photo: {
      picture: portrait2,
      alt: 'M ve T harflerinden, kemer diziliyle çevrili taş rengi monogram',
    },
  },
  {
    name: 'Selin Dalgakıran',
    role: 'Genel Sekreter',
    photo: {
      picture: portrait3,
      alt: 'S ve D harflerinden, dalga örgüsüyle çevrili bordo monogram',
    },
  },
  {
    name: 'Emre Yakamozlu',
    role: 'Sayman',
    photo: {
      picture: portrait4,
      alt: 'E ve Y harflerinden, çınar yapraklarıyla çevrili monogram',
    },
  },
  {
    name: 'Candan Boğazgören',
    photo: {
      picture: portrait5,
      alt: 'C ve B harflerinden, ışınlarla çevrili mavi gri monogram',
    },
  },
  {
    name: 'Lale Ortanca',
    photo: {
      picture: portrait6,
      alt: 'L ve O harflerinden, örgü bezemeyle çevrili kum rengi monogram',
    },
  },
  {
    name: 'Hülya Akıncıkoru',
    photo: {
      picture: portrait7,
      alt: 'H ve A harflerinden, yıldızlarla çevrili gece mavisi monogram',
    },
  },
];

export const boardTexts = {
  title: 'YÖNETİM KURULU',
  line: 'Derneğimizi iki yıllığına seçilen yedi asıl üye yönetiyor.',
  regularMembers: 'Asıl Üyeler',
} as const;
