import type { TablesInsert } from '../../../src/lib/database/database.types';
import type { SampleDays } from '../sample-days';

/** Entries from two weeks ago to four months ahead. Events that are in the calendar add their own entries. */
export const calendarEntries = ({ day, nextYearly }: SampleDays): TablesInsert<'calendar'>[] =>
  [
    { title: 'Yönetim kurulu toplantısı', offset: -13 },
    { title: 'Bülten için son yazı teslim günü', offset: -3 },
    { title: 'Dernek merkezinde çay saati', offset: 0 },
    { title: 'Mentorluk programı açılış toplantısı', offset: 2 },
    { title: 'Burs başvurularının son günü', offset: 7 },
    { title: 'Koro genel provası', offset: 24 },
    { title: 'Fotoğraf arşivi tarama günü', offset: 83 },
    { title: 'Sertifika töreni', offset: nextYearly(5, 16) },
  ].map(({ title, offset }) => ({ title, date: day(offset) }));
