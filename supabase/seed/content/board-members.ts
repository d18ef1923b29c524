import type { TablesInsert } from '../../../src/lib/database/database.types';
import type { SampleDays } from '../sample-days';

type SampleMember = TablesInsert<'board_members'> & {
  /** A file in supabase/seed/media/portraits, without extension. */
  portrait: string;
};

const MEMBERS = [
  { full_name: 'Ayda Kestaneli', role: 'Başkan' },
  { full_name: 'Murat Taşlıktan', role: 'Başkan Yardımcısı' },
  { full_name: 'Selin Dalgakıran', role: 'Genel Sekreter' },
  { full_name: 'Emre Yakamozlu', role: 'Sayman' },
  { full_name: 'Candan Boğazgören', role: null },
  { full_name: 'Lale Ortanca', role: null },
  { full_name: 'Hülya Akıncıkoru', role: null },
];

/** The seven regular members, elected last February. All names are fictional, and monograms replace the photographs. */
export const boardMembers = ({ day, lastYearly }: SampleDays): SampleMember[] =>
  MEMBERS.map((member, index) => ({
    ...member,
    portrait: `portre-0${index + 1}`,
    term_from: day(lastYearly(2, 15)),
    idx: 10 * (index + 1),
  }));
