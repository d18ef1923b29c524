import { messages } from '../../src/shared/messages';
import { countWords } from './count-words';

/** What the filters of a list say. */
export const filterTexts = {
  open: 'Filtreler',
  openWith: (count: number) => `Filtreler (${count})`,
  clear: 'Filtreleri temizle',
  clearAll: 'Aramayı ve filtreleri temizle',
  any: 'Tümü',
  blank: '(boş)',
  first: (label: string) => `${label}: ilk gün`,
  last: (label: string) => `${label}: son gün`,
  chip: (label: string, words: string) => `${label}: ${words}`,
  remove: (label: string, words: string) => `Filtreyi kaldır: ${label}: ${words}`,
  backward: 'Son gün ilk günden önce olamaz.',
  between: (first: string, last: string) => `${first} – ${last}`,
  since: (first: string) => `${first} ve sonrası`,
  until: (last: string) => `${last} ve öncesi`,
  count: (count: number) => `${countWords(count)} kayıt`,
  active: 'Açık filtreler',
  empty: (asked: string) => `Bu aramaya uyan kayıt yok: ${asked}`,
  searched: (term: string) => `“${term}”`,
} as const;

/** What choosing several rows says. */
export const bulkTexts = {
  region: 'Seçilen kayıtlar',
  selectRow: (title: string) => `Seç: ${title}`,
  selectPage: 'Bu sayfadaki kayıtların tümünü seç',
  selected: (count: number) => `${count} kayıt seçildi`,
  drop: 'Seçimi kaldır',
  actions: {
    publish: 'Seçilenleri yayımla',
    unpublish: 'Yayından kaldır',
    delete: messages.admin.delete,
  },
  questions: {
    publish: (count: number) => `${count} kayıt yayımlansın mı?`,
    unpublish: (count: number) => `${count} kayıt yayından kaldırılsın mı?`,
    delete: (count: number) => `${count} kayıt silinsin mi?`,
  },
  consequences: {
    publish: 'Ziyaretçiler bu kayıtları hemen görecek.',
    unpublish: 'Ziyaretçiler bu kayıtları artık görmeyecek; hiçbir şey silinmez.',
    delete: 'Silinen kayıtlar ve onlara yüklenen dosyalar geri getirilemez.',
  },
  untouched: {
    publish: (count: number) => `Zaten yayında olan ${count} kayda dokunulmayacak.`,
    unpublish: (count: number) => `Zaten yayında olmayan ${count} kayda dokunulmayacak.`,
    delete: () => '',
  },
  nothing: {
    publish: 'Seçilen kayıtların hepsi zaten yayında.',
    unpublish: 'Seçilen kayıtların hiçbiri yayında değil.',
    delete: '',
  },
  confirm: { publish: 'Yayımla', unpublish: 'Yayından kaldır', delete: messages.admin.delete },
  more: (count: number) => `ve ${count} kayıt daha`,
  progress: (done: number, total: number) => `${done} / ${total}`,
  running: 'İşlem sürüyor; bitince bu pencere kapanır.',
  done: {
    publish: (count: number) => `${count} kayıt yayımlandı.`,
    unpublish: (count: number) => `${count} kayıt yayından kaldırıldı.`,
    delete: (count: number) => `${count} kayıt silindi.`,
  },
  failed: {
    publish: (count: number) => `${count} kayıt yayımlanamadı:`,
    unpublish: (count: number) => `${count} kayıt yayından kaldırılamadı:`,
    delete: (count: number) => `${count} kayıt silinemedi:`,
  },
  failure: (title: string, message: string) => `${title}: ${message}`,
  close: 'Kapat',
} as const;

/** What a row offers, and what moving it says. */
export const rowTexts = {
  more: 'Diğer işlemler',
  moreOf: (title: string) => `Diğer işlemler: ${title}`,
  copy: 'Kopyasını oluştur',
  pathOf: (title: string, path: string) => `${path} (${title}, yeni sekmede)`,
  copiedTitle: (title: string) => `${title} (kopya)`,
  moveUp: 'Yukarı taşı',
  moveDown: 'Aşağı taşı',
  handle: (title: string) => `Taşı: ${title}`,
  handleRole: 'taşınabilir satır',
  handleHelp:
    'Taşımak için boşluk tuşuna basın, ok tuşlarıyla yerini seçin, yeniden boşluk tuşuyla bırakın. Vazgeçmek için Esc.',
  orderColumn: 'Sıra',
  orderHint: 'Sırayı değiştirmek için satırı noktalı tutamağından sürükleyin; sitede de bu sırayla görünür.',
  orderLocked: 'Sırayı değiştirmek için aramayı, filtreleri ve sütun sıralamasını kaldırın.',
  orderFailed: (message: string) => `Sıra kaydedilemedi, eski hâline döndü: ${message}`,
  lifted: (title: string, place: number, count: number) => `${title} tutuldu. Yeri ${place} / ${count}.`,
  over: (title: string, place: number, count: number) => `${title}, yeni yeri ${place} / ${count}.`,
  outside: (title: string) => `${title} listenin dışında.`,
  dropped: (title: string, place: number, count: number) => `${title} bırakıldı. Yeri ${place} / ${count}.`,
  notMoved: (title: string) => `${title} eski yerinde kaldı.`,
} as const;

/** What opens from the head of a list. */
export const toolTexts = {
  more: 'Liste işlemleri',
  download: 'Tabloyu indir',
  downloading: 'Tablo hazırlanıyor…',
  downloadFailed: (message: string) => `Tablo hazırlanamadı: ${message}`,
  bring: 'Tablodan ekle',
  loading: 'Yükleniyor…',
} as const;
