import { formatFullDate, weekdayName, weekdayOf, type CivilDate } from '../../src/lib/dates/dates';
import { endingAfter } from '../../src/lib/text/number-endings';
import { countRows } from './count-words';
import { lowerFirst } from '../../src/lib/text/turkish';

/** From Monday to Sunday, after “ayın 2.” */
const WEEKDAYS_OF_MONTH = [
  'pazartesisi',
  'salısı',
  'çarşambası',
  'perşembesi',
  'cuması',
  'cumartesisi',
  'pazarı',
];

/** 'ayın 2. cumartesisi'; without a place 'ayın son cumartesisi'. */
const inMonth = (day: CivilDate, place: number | null) =>
  `ayın ${place === null ? 'son' : `${place}.`} ${WEEKDAYS_OF_MONTH[weekdayOf(day)] ?? ''}`;

/** '14’ü' */
const ofMonth = (number: number) => `${number}’${endingAfter(number, '(s)I')}`;

/** The texts of copies for the next year. `label` is that of the field with the day. */
export const nextYearTexts = {
  title: 'Gelecek yıl için kopya',
  stored: 'Taslak olarak saklandı; siz yayımlayana kadar ziyaretçiler görmez.',
  discard: 'Kopyayı sil',
  failed: (reason: string) => `Kopyalanamadı: ${reason}`,
  moved: (label: string, from: CivilDate, to: CivilDate, place: number | null) =>
    `${label} ${formatFullDate(from)} gününden ${formatFullDate(to)} gününe taşındı; ikisi de ${inMonth(to, place)}.`,
  /** The month has no fifth such day. */
  movedToLast: (label: string, from: CivilDate, to: CivilDate) =>
    `${label} ${formatFullDate(from)} gününden ${formatFullDate(to)} gününe taşındı: ${inMonth(to, null)}.`,
  on: (day: CivilDate) => `${formatFullDate(day)} olsun`,
  offer: (title: string) => `Başlık “${title}” olsun mu?`,
  take: 'Başlığı değiştir',
  left: (labels: readonly string[]) => `Kopyalanmayanlar: ${labels.join(', ')}.`,
  years: (year: number, labels: readonly string[]) =>
    `Şu alanlarda hâlâ ${year} geçiyor: ${labels.join(', ')}. Kaydetmeden önce bir okuyun.`,
} as const;

/** The texts of rows that repeat one another. `one` and `object` are a resource's labels. */
export const repeatTexts = {
  title: (title: string) => `Tekrarla: ${title}`,
  failed: 'Okunamadı',
  rhythm: 'Ne zaman tekrarlansın?',
  rhythms: {
    week: (day: CivilDate) => `Her ${lowerFirst(weekdayName(day))}`,
    weekday: (day: CivilDate, place: number) => `Her ${inMonth(day, place > 4 ? null : place)}`,
    day: (day: CivilDate) => `Her ayın ${ofMonth(Number(day.slice(-2)))}`,
  },
  times: 'Kaç kez?',
  timesHelp: (most: number) => `En çok ${most}.`,
  days: 'Eklenecek günler',
  drafts: 'Hepsi taslak olarak eklenir; listeden seçip birlikte yayımlayabilirsiniz.',
  atOnce: 'Hepsi eklendiği anda sitede görünür.',
  own: 'Sonradan her birini tek tek ya da “bunu ve sonrakileri” diyerek değiştirip silebilirsiniz.',
  run: (count: number, one: string) => `${countRows(count, one)} ekle`,
  done: (count: number, one: string) => `${countRows(count, one)} eklendi.`,
  unanswered:
    'Sunucudan yanıt gelmedi; yapılıp yapılmadığı belli değil. Bağlantınızı denetleyip yeniden deneyin: İkinci kez yapılmaz.',
  refused: {
    changed: 'Bunlardan biri bu arada değiştirilmiş ya da silinmiş. Hiçbir şey yapılmadı; yeniden deneyin.',
  },
  removeAll: 'Hepsini sil',
  change: {
    title: 'Değişiklik nelere uygulansın?',
    what: (labels: readonly string[]) => `Değişenler: ${labels.join(', ')}.`,
    scope: 'Değişikliğin uygulanacağı yer',
    one: (one: string) => `Yalnızca bu ${lowerFirst(one)}`,
    following: (count: number, one: string) => `Bu ve sonraki ${countRows(count, one)}`,
    run: 'Kaydet',
  },
} as const;
