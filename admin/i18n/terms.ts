import { formatFullDate, type CivilDate } from '../../src/lib/dates/dates';
import { countRows } from './count-words';

/** The texts of a new term. `one` and `many` are a resource's labels. */
export const termTexts = {
  title: (many: string) => `${many}: Yeni dönem`,
  help: 'Form şimdiki üyelerle açılır: Kalanlara dokunmayın, gidenleri kaldırın, gelenleri ekleyin. Tümü birlikte kaydedilir ve tek seferde geri alınabilir.',
  firstDay: 'Yeni dönemin ilk günü',
  firstDayHelp: 'Şimdiki dönem bir gün önce biter. Gün ileride ise siteye o gün kendiliğinden gelir.',
  firstDayMissing: 'Yeni dönemin ilk gününü yazın.',
  later: (names: readonly string[]) =>
    `Bu günden önce göreve başlamış olmaları gerekirdi: ${names.join(', ')}. Daha ileri bir gün yazın ya da önce onların başlama gününü düzeltin.`,
  seats: 'Üyeler',
  seat: (place: number, name: string) => (name.trim() === '' ? `${place}. üye` : `${place}. ${name}`),
  add: 'Üye ekle',
  remove: 'Kaldır',
  removeOf: (name: string) => `Kaldır: ${name}`,
  empty: 'En az bir üye ekleyin.',
  photo: 'Fotoğraf, adı değişmeyenlerde kalır; yeni üyelerinkini sonra kendi formlarında eklersiniz.',
  failed: 'Üyeler okunamadı',
  save: 'Yeni dönemi kaydet',
  done: (count: number, one: string, firstDay: CivilDate, isComing: boolean) =>
    isComing
      ? `${countRows(count, one)} ile yeni dönem kaydedildi; ${formatFullDate(firstDay)} günü sitede görünecek.`
      : `${countRows(count, one)} ile yeni dönem kaydedildi; sitede görünüyor.`,
} as const;
