import type { TablesInsert } from '../../../src/shared/database.types';
import type { SampleDays } from '../sample-days';

/** Days from two weeks ago to four months ahead. */
export const calendarEntries = ({ day }: SampleDays): TablesInsert<'calendar'>[] =>
  [
    { title: 'Yönetim kurulu toplantısı', offset: -13 },
    { title: 'Boğaz’da mezunlar teknesi', offset: -8 },
    { title: 'Bülten için son yazı teslim günü', offset: -3 },
    { title: 'Dernek merkezinde çay saati', offset: 0 },
    { title: 'Mentorluk programı açılış toplantısı', offset: 2 },
    { title: 'Kitap kulübü buluşması', offset: 5 },
    { title: 'Burs başvurularının son günü', offset: 7 },
    { title: 'Genç mezunlar kahvaltısı', offset: 12 },
    { title: 'Söyleşi: Yapay zekâ çağında çeviri', offset: 19 },
    { title: 'Koro genel provası', offset: 24 },
    { title: 'Çocuklar için resim atölyesi', offset: 27 },
    { title: 'Mezunlar korosu konseri', offset: 41 },
    { title: 'Safranbolu gezisi', offset: 68 },
    { title: 'Fotoğraf arşivi tarama günü', offset: 83 },
    { title: 'Onur belgeleri töreni', offset: 118 },
  ].map(({ title, offset }) => ({ title, date: day(offset) }));
