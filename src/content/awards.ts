import type { Award } from '../shared/awards';
import { readAward } from '../shared/awards';
import rows from './awards.csv';

/**
 * The holders of the award, as `awards.csv` lists them; they are a sample, and every name is invented. `ndsYear` is the
 * year in which someone left the school and `ndsSurname` the surname borne there: the table has no other year.
 */
export const awards: readonly Award[] = rows.map(readAward);

export const awardTexts = {
  title: 'BAŞARI VE ONUR ÖDÜLLERİ',
  lead: 'Yaptıklarıyla okulumuzun adını yaşatan mezunlarımız.',
  story: [
    'Başarı ve Onur Ödülü ilk kez 1995’te verildi; 2002’de kurumsal bir kimlik kazandı. O yıldan beri her yıl düzenlenen törende, yönetim kurulunun seçtiği dört ya da beş mezunumuz ödülünü alıyor.',
    'Aşağıdaki listede bugüne dek ödül alan mezunlarımızı NDS yılına göre süzebilir; ada, soyada ya da mesleğe göre arayabilirsiniz.',
  ],
  filter: 'Ödül alan mezunları süz',
  table: 'Ödül alan mezunlar',
  year: 'NDS yılı',
  search: 'Ara',
  searchPlaceholder: 'Ad, soyad, meslek',
  sort: 'Sırala',
  apply: 'Süz',
  more: 'Daha fazla göster',
  inListOrder: 'Listedeki sıra',
  ascending: (column: string) => `${column} (artan)`,
  descending: (column: string) => `${column} (azalan)`,
  count: (shown: number, total: number) =>
    shown === total ? `${total} kayıt` : `${total} kayıttan ${shown} tanesi`,
  columns: {
    firstName: 'Ad',
    lastName: 'Soyad',
    ndsSurname: 'NDS soyadı',
    ndsYear: 'NDS yılı',
    title: 'Unvan',
    profession: 'Meslek',
  },
} as const;
