import {
  addDays,
  formatCivilDate,
  formatTimestamp,
  parseTimestamp,
  todayInIstanbul,
} from '../../src/lib/dates/dates';
import { atTime } from '../../src/lib/text/locative';
import { lowerFirst } from '../../src/lib/text/turkish';

/** The notices after a save, which say what visitors see. */
export const savedTexts = {
  live: 'Yayında:',
  see: 'sitede gör',
  seeSource: 'kaynağı aç',
  draft: 'Taslak olarak kaydedildi.',
  scheduled: (time: string, now: Date) => `${dayAndTime(time, now)} yayımlanacak.`,
  saved: (one: string) => `${one} kaydedildi.`,
  publish: 'Yayımla',
  publishQuestion: (title: string) => `“${title}” yayımlansın mı?`,
  publishHelp: 'Ziyaretçiler hemen görür.',
  publishFailed: (message: string) => `Yayımlanamadı: ${message}`,
} as const;

/** 'Yarın 09.00’da', '28 Kasım 2026, 09.00’da', in Istanbul's time. */
function dayAndTime(timestamp: string, now: Date): string {
  const day = todayInIstanbul(parseTimestamp(timestamp));
  const today = todayInIstanbul(now);
  const at = atTime(formatTimestamp(timestamp).slice(-5));
  if (day === today) return `Bugün ${at}`;
  return day === addDays(today, 1) ? `Yarın ${at}` : `${formatCivilDate(day)}, ${at}`;
}

/** The texts of saves and deletions that meet an obstacle. `one` is the resource's label for one row. */
export const savingTexts = {
  /** For places that do not know the resource. */
  gone: 'Bu arada silinmiş.',
  goneTitle: (one: string) => `Bu ${lowerFirst(one)} silinmiş`,
  alreadyGone: (one: string) => `Bu ${lowerFirst(one)} zaten silinmiş.`,
  stale: 'Bu arada değiştirilmiş.',
  back: 'Düzenlemeye dön',
  /** `by` is who and when, if it is known: 'Ayşe Demir, 3 dakika önce'. */
  goneHelp: (one: string, by: string | null) =>
    `Siz düzenlerken silindi${by === null ? '' : ` (${by})`}. Yazdıklarınızı yeni bir ${lowerFirst(one)} olarak ekleyebilirsiniz.`,
  createAnew: (one: string) => `Yeni ${lowerFirst(one)} olarak ekle`,
  draft: {
    offer: (when: string) => `Yarım kalmış bir formunuz var (${when}).`,
    fields: (labels: readonly string[]) => `Yarım formdaki alanlar: ${labels.join(', ')}.`,
    filesGone: (labels: readonly string[]) =>
      `Bu alanların dosyaları artık yok; onları yeniden yükleyin: ${labels.join(', ')}.`,
    outdated: (one: string) =>
      `${one} o zamandan beri değişti; sürdürürseniz bu alanlarda o gün yazdığınızı görürsünüz.`,
    restore: 'Kaldığım yerden sürdür',
    discard: 'Yarım formu sil',
  },
  session: {
    title: 'Oturumunuz sona erdi',
    help: 'Yazdıklarınız duruyor. Kaldığınız yerden sürdürmek için yeniden giriş yapın.',
    otherTab:
      'Giriş sayfasını yeni sekmede açıp giriş yapın, sonra bu sekmeye dönüp “Devam et” düğmesine basın.',
    openLogin: 'Giriş sayfasını aç',
    carryOn: 'Devam et',
    notYet: 'Henüz giriş yapılmadı. Açılan sekmede giriş yapıp yeniden deneyin.',
    other: 'Başka bir hesapla giriş yaptınız',
    otherHelp: (name: string) =>
      `Yazdıklarınız ${name} hesabının yarım formu olarak duruyor; bu sekmede o hesapla giriş yapıldığında geri getirilebilir. Devam etmek için sayfayı yenileyin.`,
    reload: 'Sayfayı yenile',
  },
  conflict: {
    title: (one: string) => `Bu ${lowerFirst(one)} siz düzenlerken değişti`,
    help: (one: string, by: string) =>
      `${one} bu arada değiştirildi (${by}). Sizin yazdığınızla şu anda kayıtlı olan arasındaki farklar:`,
    mine: 'Sizin yazdığınız',
    stored: 'Kayıtlı olan',
    unchanged: 'Bu alana dokunmadınız; kayıtlı hâliyle kalır.',
    keepMine: 'Benim yazdığımı kaydet',
    takeTheirs: 'Kayıtlı olanı kullan',
    outcome:
      '“Benim yazdığımı kaydet” derseniz yalnızca sizin değiştirdiğiniz alanlar kaydedilir. “Kayıtlı olanı kullan” derseniz yazdıklarınız silinir, form kayıtlı hâliyle açılır.',
  },
};

/** The texts of the preview and of the excerpt guide. */
export const previewTexts = {
  title: 'Önizleme',
  open: 'Önizle',
  close: 'Önizlemeyi kapat',
  what: 'Neyin önizlemesi',
  views: { card: 'Kart', page: 'Sayfa', share: 'Paylaşım' },
  device: 'Ekran',
  devices: { phone: 'Telefon', desk: 'Masaüstü' },
  loading: 'Önizleme hazırlanıyor…',
  note: 'Ziyaretçilerin göreceği hâli. Kaydetmeden hiçbir şey yayımlanmaz.',
  guide: {
    count: (written: number, length: number) =>
      `Kartlarda ilk ${length} karakter görünür: ${written}/${length}${written > length ? '; gerisi kesilir.' : ''}`,
    substitute: (text: string) =>
      text === ''
        ? 'Boş bırakırsanız kartlarda metnin başı görünür.'
        : `Boş bırakırsanız kartlarda şu görünür: “${text}”`,
  },
} as const;
