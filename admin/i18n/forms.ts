import {
  addDays,
  formatCivilDate,
  formatTimestamp,
  isCivilDate,
  parseTimestamp,
  todayInIstanbul,
} from '../../src/lib/dates/dates';
import { atTime } from '../../src/lib/text/locative';
import { lowerFirst } from '../../src/lib/text/turkish';

const NAMED_TITLES = 2;

/** The notices after a save, which say what visitors see. `one` is the resource's label for one row. */
export const savedTexts = {
  see: 'sitede gör',
  seeSource: 'kaynağı aç',
  unchanged: 'Değişiklik yapılmadı; kaydedilecek bir şey yoktu.',
  draft: 'Taslak olarak saklandı.',
  unpublished: 'Yayından kaldırıldı; taslak olarak saklandı.',
  unscheduled: 'Zamanlama kaldırıldı; taslak olarak saklandı.',
  scheduled: (time: string, now: Date) => `${dayAndTime(time, now)} yayımlanacak.`,
  postponed: (time: string, now: Date) => `Yayından kaldırıldı. ${dayAndTime(time, now)} yayımlanacak.`,
  /** Without the full stop: an address may follow. */
  published: 'Yayımlandı',
  changed: 'Değişiklikler yayımlandı',
  marked: (option: string) => `; sitede “${option}” olarak görünüyor`,
  saved: (one: string) => `${one} kaydedildi`,
  savedUntil: (one: string, time: string, now: Date) =>
    `${one} kaydedildi. ${dayAndTime(time, now)} sitede görünecek.`,
  savedOver: (one: string) => `${one} kaydedildi. Süresi bittiği için sitede görünmüyor.`,
  publish: 'Yayımla',
  publishQuestion: (title: string) => `“${title}” yayımlansın mı?`,
  publishHelp: 'Ziyaretçiler hemen görür.',
  publishFailed: (message: string) => `Yayımlanamadı: ${message}`,
} as const;

/** In Istanbul's time: 'Yarın 09.00’da', '28 Kasım 2026 günü 09.00’da'; of a day '28 Kasım 2026 günü'. */
function dayAndTime(moment: string, now: Date): string {
  const isDay = isCivilDate(moment);
  const day = isDay ? moment : todayInIstanbul(parseTimestamp(moment));
  const today = todayInIstanbul(now);
  const at = isDay ? '' : ` ${atTime(formatTimestamp(moment).slice(-5))}`;
  if (day === today) return `Bugün${at}`;
  return day === addDays(today, 1) ? `Yarın${at}` : `${formatCivilDate(day)} günü${at}`;
}

/** Where a row stands on the home page. `one` and `many` are the resource's labels. */
export const homeTexts = {
  place: (place: number) => `Ana sayfada ${place}. sırada.`,
  /** `titles` are of what is featured before it; `place` is null below the last one shown. */
  ahead: (titles: readonly string[], one: string, place: number | null) => {
    const own = `bu ${lowerFirst(one)} ${place === null ? 'orada görünmez' : `${place}. sırada görünür`}.`;
    if (titles.length === 0) return `Ana sayfada ${own}`;
    const more = titles.length - NAMED_TITLES;
    const names = titles.slice(0, NAMED_TITLES).map((title) => `“${title}”`);
    const listed = new Intl.ListFormat('tr').format(
      more > 0 ? [...names, `${more} ${lowerFirst(one)} daha`] : names,
    );
    return `Ana sayfada ${listed} önde duruyor; ${own}`;
  },
  endless: (many: string) => `Bitiş günü vermezseniz yeni ${lowerFirst(many)} bunun arkasında kalır.`,
  end: (day: string) => `Bitişi ${day} olsun`,
} as const;

/** The foot of a form whose rows have drafts: the state, and what its buttons do. */
export const publishTexts = {
  states: {
    draft: 'Taslak: ziyaretçiler görmez.',
    scheduled: savedTexts.scheduled,
    published: (time: string) => `Yayında: ${formatTimestamp(time)}`,
  },
  pending: 'Yayımlanmamış değişiklik var.',
  keepDraft: 'Taslak olarak sakla',
  publish: savedTexts.publish,
  publishNow: 'Şimdi yayımla',
  publishChanges: 'Değişiklikleri yayımla',
  unpublish: 'Yayından kaldır',
  later: 'Zamanla…',
  changeDate: 'Tarihi değiştir',
  cancelSchedule: 'Zamanlamayı kaldır',
  more: 'Diğer yayımlama seçenekleri',
  when: 'Ne zaman yayımlansın?',
  schedule: 'Zamanla',
  publishAt: 'Bu tarihle yayımla',
  outcomes: {
    draft: 'Gün ve saat yazın: 12.05.2026, 14.30 gibi.',
    scheduled: 'O gün ve saatte kendiliğinden yayımlanır; o zamana kadar ziyaretçiler görmez.',
    published: 'Bu tarih geçti: ziyaretçiler hemen görür, sitede bu tarih okunur.',
  },
  check: {
    title: 'Yayımlamadan önce',
    help: 'Sitede şunlar eksik ya da yanlış görünecek:',
    goTo: 'Birini seçerseniz o alana gidersiniz.',
    publish: 'Yine de yayımla',
    schedule: 'Yine de zamanla',
  },
  keep: 'Yayımlamadan sakla',
  kept: {
    server: 'Değişiklikleriniz saklandı. “Değişiklikleri yayımla” deyince ziyaretçiler görür.',
    device: 'Değişiklikleriniz bu cihazda saklandı. “Değişiklikleri yayımla” deyince ziyaretçiler görür.',
    tab: 'Değişiklikleriniz bu sekme açık kaldıkça saklanır. “Değişiklikleri yayımla” deyince ziyaretçiler görür.',
    nowhere: 'Değişiklikleriniz saklanamadı; form açık kaldıkça durur. Kaybetmemek için yayımlayın.',
  },
} as const;

/** What a writer reads of a row that visitors see, or will see by itself. `one` is the resource's label for one row. */
export const readingTexts = {
  title: (one: string, row: string) => `${one}: ${row}`,
  published: (one: string) => `Bu ${lowerFirst(one)} yayında; onu yalnızca yöneticiler değiştirebilir.`,
  scheduled: (one: string) =>
    `Bu ${lowerFirst(one)} yayımlanmak üzere zamanlandı; onu yalnızca yöneticiler değiştirebilir.`,
  help: 'Yeni bir hâlini yazmak isterseniz kopyasını taslak yapın; yayındaki olduğu gibi kalır.',
  typed: (when: string) =>
    `Burada yazıp kaydetmedikleriniz duruyor (${when}). Kopyasını taslak yaparsanız kopyaya geçer.`,
  preview: 'Ziyaretçilerin gördüğü hâli.',
  /** It was published while it was open in a form. */
  goneOnlineTitle: (one: string) => `Bu ${lowerFirst(one)} siz yazarken yayımlandı`,
  goneOnlineHelp: (by: string | null) =>
    `Artık onu yalnızca yöneticiler değiştirebilir${by === null ? '' : ` (${by})`}. Yazdıklarınız duruyor; onları yeni bir taslak olarak saklayabilirsiniz.`,
  keepAsDraft: 'Yeni taslak olarak sakla',
} as const;

/** The texts of saves and deletions that meet an obstacle. `one` is the resource's label for one row. */
export const savingTexts = {
  /** For places that do not know the resource. */
  gone: 'Bu arada silinmiş.',
  goneTitle: (one: string) => `Bu ${lowerFirst(one)} silinmiş`,
  alreadyGone: (one: string) => `Bu ${lowerFirst(one)} zaten silinmiş.`,
  stale: 'Bu arada değiştirilmiş.',
  alreadySaved: 'Bu zaten kaydedilmiş.',
  /** No answer came to a save, which may have been done. */
  unanswered:
    'Sunucudan yanıt gelmedi; kaydedilip kaydedilmediği belli değil. Yazdıklarınız duruyor. Bağlantınızı denetleyip yeniden deneyin: İkinci kez kaydedilmez.',
  unansweredState: 'Kaydedilip kaydedilmediği belli değil.',
  back: 'Düzenlemeye dön',
  /** `by` is who and when, if it is known: 'Ayşe Demir, 3 dakika önce'. */
  goneHelp: (one: string, by: string | null) =>
    `Siz düzenlerken silindi${by === null ? '' : ` (${by})`}. Yazdıklarınızı yeni bir ${lowerFirst(one)} olarak ekleyebilirsiniz.`,
  createAnew: (one: string) => `Yeni ${lowerFirst(one)} olarak ekle`,
  draft: {
    offer: (when: string) => `Bu cihazda gönderilmeden kalmış bir yarım formunuz var (${when}).`,
    offerFrom: (when: string, device: string) => `Yarım kalmış bir formunuz var (${when}, ${device}).`,
    restored: (when: string, device: string) => `Yarım kaldığı yerden açıldı (${when}, ${device}).`,
    restoredHere: (when: string) => `Yarım kaldığı yerden açıldı (${when}).`,
    fields: (labels: readonly string[]) => `Yarım formdaki alanlar: ${labels.join(', ')}.`,
    filesGone: (labels: readonly string[]) =>
      `Bu alanların dosyaları artık yok; onları yeniden yükleyin: ${labels.join(', ')}.`,
    /** `by` is who and when, if it is known: 'Ayşe Demir, 3 dakika önce'. */
    outdated: (one: string, by: string | null) =>
      `${one} o zamandan beri değişti${by === null ? '' : ` (${by})`}; bu alanlarda sizin yazdığınızı görürsünüz.`,
    restore: 'Kaldığım yerden sürdür',
    discard: 'Yarım formu sil',
    discardQuestion: 'Yarım form silinsin mi?',
    discardHelp: 'Kaydetmeden yazdıklarınız silinir, geri gelmez.',
    discardFailed: (message: string) => `Yarım form silinemedi: ${message}`,
    newer: (when: string, device: string) =>
      `Bu formun daha yenisi var (${when}, ${device}). Burada yazdıklarınız artık saklanmıyor.`,
    openNewer: 'Yenisini aç',
    keepThis: 'Buradakini sakla',
    writing: (person: string, when: string, place: string) => `${person} ${when} bu ${place} yazıyordu.`,
    keeping: 'Saklanıyor…',
    kept: (time: string) => `Saklandı, ${formatTimestamp(time).slice(-5)}`,
    offline: {
      device: 'Bağlantı yok: bu cihazda duruyor',
      tab: 'Bağlantı yok: bu sekmede duruyor',
      nowhere: 'Bağlantı yok: saklanamadı, formu kapatmayın',
    },
    refused: {
      device: 'Sunucuda saklanamadı: bu cihazda duruyor',
      tab: 'Sunucuda saklanamadı: bu sekmede duruyor',
      nowhere: 'Saklanamadı: formu kapatmayın',
    },
  },
  session: {
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
  byLink: 'Bağlantıyla göster',
  what: 'Neyin önizlemesi',
  views: { card: 'Kart', page: 'Sayfa', share: 'Paylaşım' },
  device: 'Ekran',
  devices: { phone: 'Telefon', desk: 'Masaüstü' },
  titles: { phone: 'Önizleme, telefon', desk: 'Önizleme, masaüstü' },
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
