import { messages } from '../../src/lib/messages';
import { lowerFirst } from '../../src/lib/text/turkish';
import { countRows } from './count-words';
import { historyTexts } from './history';

/** The texts of a list's filters. `one` is the resource's label for one row. */
export const filterTexts = {
  open: 'Filtreler',
  openWith: (count: number) => `Filtreler (${count})`,
  clear: 'Filtreleri temizle',
  clearAll: 'Aramayı ve filtreleri temizle',
  any: 'Tümü',
  blank: '(boş)',
  samples: 'Örnek içerik',
  first: (label: string) => `${label}: ilk gün`,
  last: (label: string) => `${label}: son gün`,
  chip: (label: string, words: string) => `${label}: ${words}`,
  remove: (label: string, words: string) => `Filtreyi kaldır: ${label}: ${words}`,
  from: (label: string) => `${label}: en az`,
  to: (label: string) => `${label}: en çok`,
  ends: { first: 'en az', last: 'en çok' },
  reversed: 'En çok, en azdan küçük olamaz.',
  atLeast: (least: string) => `${least} ve üstü`,
  atMost: (most: string) => `${most} ve altı`,
  backward: 'Son gün ilk günden önce olamaz.',
  between: (first: string, last: string) => `${first} – ${last}`,
  since: (first: string) => `${first} ve sonrası`,
  until: (last: string) => `${last} ve öncesi`,
  count: countRows,
  active: 'Açık filtreler',
  period: 'Gösterilen dönem',
  periods: { yaklasan: 'Yaklaşanlar', gecmis: 'Geçmiştekiler', tumu: 'Tümü' },
  emptyPeriod: {
    yaklasan: (one: string) => `Yaklaşan ${lowerFirst(one)} yok.`,
    gecmis: (one: string) => `Geçmişte ${lowerFirst(one)} yok.`,
  },
  showPast: 'Geçmiştekileri göster',
  showAll: 'Tümünü göster',
  empty: (one: string, asked: string) => `Bu aramaya uyan ${lowerFirst(one)} yok: ${asked}`,
  searched: (term: string) => `“${term}”`,
} as const;

/** The texts of bulk actions. `one` is the resource's label for one row. */
export const bulkTexts = {
  region: 'Seçilenler',
  selectColumn: 'Seçim',
  selectRow: (title: string) => `Seç: ${title}`,
  selectPage: 'Bu sayfadakilerin tümünü seç',
  selected: (count: number, one: string) => `${countRows(count, one)} seçildi`,
  drop: 'Seçimi kaldır',
  actions: {
    publish: 'Seçilenleri yayımla',
    unpublish: 'Yayından kaldır',
    delete: messages.admin.delete,
  },
  questions: {
    publish: (count: number, one: string) => `${countRows(count, one)} yayımlansın mı?`,
    unpublish: (count: number, one: string) => `${countRows(count, one)} yayından kaldırılsın mı?`,
    delete: (count: number, one: string) => `${countRows(count, one)} silinsin mi?`,
  },
  consequences: {
    publish: 'Ziyaretçiler hemen görecek.',
    unpublish: 'Ziyaretçiler artık görmeyecek; hiçbir şey silinmez.',
    delete: historyTexts.inTrash,
  },
  unchanged: {
    publish: (count: number, one: string) => `${countRows(count, one)} zaten yayında; değişmeyecek.`,
    unpublish: (count: number, one: string) => `${countRows(count, one)} zaten yayında değil; değişmeyecek.`,
    delete: () => '',
  },
  nothing: {
    publish: 'Seçilenlerin tümü zaten yayında.',
    unpublish: 'Seçilenlerin hiçbiri yayında değil.',
    delete: '',
  },
  confirm: { publish: 'Yayımla', unpublish: 'Yayından kaldır', delete: messages.admin.delete },
  more: (count: number, one: string) => `ve ${countRows(count, one)} daha`,
  progress: (done: number, total: number) => `${done} / ${total}`,
  running: 'İşlem sürüyor; bitince bu pencere kapanır.',
  done: {
    publish: (count: number, one: string) => `${countRows(count, one)} yayımlandı.`,
    unpublish: (count: number, one: string) => `${countRows(count, one)} yayından kaldırıldı.`,
    delete: (count: number, one: string) => `${countRows(count, one)} silindi.`,
  },
  failed: {
    publish: (count: number, one: string) => `${countRows(count, one)} yayımlanamadı:`,
    unpublish: (count: number, one: string) => `${countRows(count, one)} yayından kaldırılamadı:`,
    delete: (count: number, one: string) => `${countRows(count, one)} silinemedi:`,
  },
  failure: (title: string, message: string) => `${title}: ${message}`,
  close: 'Kapat',
} as const;

/** The texts of a row's actions and of moving it. */
export const rowTexts = {
  moreOf: (title: string) => `Diğer işlemler: ${title}`,
  copy: 'Kopyasını oluştur',
  copyAsDraft: 'Kopyasını taslak yap',
  copyForNextYear: 'Gelecek yıl için kopyala',
  repeat: 'Tekrarla…',
  removeFollowing: 'Bunu ve sonrakileri sil',
  newTerm: 'Yeni dönem',
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
  orderSaved: 'Yeni sıra kaydedildi.',
  orderFailed: (message: string) => `Sıra kaydedilemedi, eski hâline döndü: ${message}`,
  lifted: (title: string, place: number, count: number) => `${title} tutuldu. Yeri ${place} / ${count}.`,
  over: (title: string, place: number, count: number) => `${title}, yeni yeri ${place} / ${count}.`,
  outside: (title: string) => `${title} listenin dışında.`,
  dropped: (title: string, place: number, count: number) => `${title} bırakıldı. Yeri ${place} / ${count}.`,
  notMoved: (title: string) => `${title} eski yerinde kaldı.`,
} as const;

export const toolTexts = {
  more: 'Liste işlemleri',
  download: 'Tabloyu indir',
  downloading: 'Tablo hazırlanıyor…',
  downloadFailed: (message: string) => `Tablo hazırlanamadı: ${message}`,
  bring: 'Tablodan ekle',
  loading: 'Yükleniyor…',
} as const;

/** Names the line that comes before in the same table; null is a stored row. */
function sameAs(twin: number | null): string {
  return twin === null ? 'Aynısı var, atla' : `${twin}. satırla aynı, atla`;
}

export const csvTexts = {
  title: (many: string) => `${many}: Tablodan ekle`,
  steps: {
    intro:
      'Excel, Numbers ya da Google E-Tablolar’da hazırladığınız tabloyu kopyalayıp aşağıya yapıştırın ya da “CSV” olarak kaydedip dosyasını seçin. Önce bir önizleme görürsünüz; siz “Ekle” demeden hiçbir şey kaydedilmez.',
    columns: 'Tanınan sütunlar',
    required: (label: string) => `${label} (zorunlu)`,
    template: 'Boş tabloyu indir',
  },
  choose: 'Dosya seç',
  fileLabel: 'Tablo dosyası',
  or: 'ya da tabloyu buraya yapıştırın',
  pasteLabel: 'Yapıştırılan tablo',
  read: 'Önizle',
  back: 'Başka dosya',
  cancel: 'Vazgeç',
  run: (count: number) => `Ekle (${count})`,
  running: 'Ekleniyor…',
  checking: 'Satırlar denetleniyor…',
  ready: (count: number) => `${count} satır eklenecek.`,
  wrong: (count: number) => `${count} satırda hata var; bu satırlar eklenmeyecek.`,
  ignored: (headers: string) => `Tanınmayan sütunlar kullanılmayacak: ${headers}`,
  above: (lines: string) => `Sütun adlarının üstündeki yazılar kullanılmayacak: ${lines}`,
  repeated: (headers: string) => `İki kez geçen sütunların yalnızca ilki kullanılacak: ${headers}`,
  preview: 'Önizleme',
  line: 'Satır',
  state: 'Durum',
  good: 'Hazır',
  duplicates: (count: number, labels: string) =>
    `${count} satırın aynısı listede ya da bu tabloda var (aynı olan: ${labels}). Bunlar atlanır; yine de eklemek istediğinizin işaretini kaldırın.`,
  skip: sameAs,
  skipLine: (line: number, twin: number | null) => `${sameAs(twin)}: ${line}. satır`,
  skipAll: 'Aynısı olanların hepsini atla',
  skipped: (count: number) => `${count} satır atlandı: Aynısı listede ya da bu tabloda vardı.`,
  untitled: (column: number) => `${column}. sütun (başlığı yok)`,
  unreadable: (label: string, text: string) => `${label}: “${text}” anlaşılamadı.`,
  complaint: (label: string, message: string) => `${label}: ${message}`,
  surplus: 'Bu satırda başlıktan fazla sütun var.',
  /** Counted, not estimated, however many there are. */
  done: (count: number, one: string) => `${count} ${lowerFirst(one)} eklendi.`,
  drafts: (count: number) => `${count} tanesi taslak: yayımlayana kadar ziyaretçiler görmez.`,
  none: 'Hiçbir satır eklenmedi.',
  failed: (count: number) => `${count} satır eklenemedi:`,
  failure: (line: number, message: string) => `${line}. satır: ${message}`,
  left: (count: number) =>
    `Bağlantı koptu, ${count} satır kaldı. Bağlantınızı denetleyip sürdürün; hiçbir satır iki kez eklenmez.`,
  goOn: 'Sürdür',
  failedFile: 'Eklenemeyen satırları indir',
  failedFileName: 'eklenemeyen-satirlar',
  templateFileName: 'bos-tablo',
  errorColumn: 'Hata',
  empty: 'Dosyada satır yok. En üstte sütun adları, altında eklenecek satırlar olmalı.',
  noHeader: (labels: string) => `Tablonun başında tanınan bir sütun adı yok. Beklenen sütunlar: ${labels}`,
  missing: (labels: string) => `Zorunlu sütun eksik: ${labels}`,
  tooLarge: (megabytes: number) => `Dosya ${megabytes} MB’den büyük. Tabloyu bölüp sırayla ekleyin.`,
  tooMany: (rows: number) => `Tek seferde en çok ${rows} satır eklenebilir. Tabloyu bölüp sırayla ekleyin.`,
  spreadsheet:
    'Bu bir Excel çalışma kitabı; olduğu gibi okunamıyor. Excel’de Dosya › Farklı Kaydet’ten “CSV UTF-8” seçeneğiyle kaydedip yeniden deneyin.',
  oldEncoding:
    'Bu dosya eski bir kodlamayla (Mac Türkçe ya da MS-DOS) kaydedilmiş; Türkçe harfleri okunamıyor. Excel’de Dosya › Farklı Kaydet’ten “CSV UTF-8”, Numbers’da Dosya › Dışa Aktar › CSV’den “Unicode (UTF-8)” seçeneğiyle kaydedip yeniden deneyin.',
} as const;

export const qrCodeTexts = {
  title: 'Karekod',
  hint: 'Afişlere ve davetiyelere koyun: telefonun kamerası bu sayfayı açar.',
  choice: 'Matbaa için SVG, yazı ve sunum programları için PNG indirin.',
  codeOf: (title: string) => `Karekod: ${title}`,
  fileName: (title: string) => `karekod ${title}`,
  savePng: 'PNG indir',
  saveSvg: 'SVG indir',
  failed: (message: string) => `Karekod indirilemedi: ${message}`,
} as const;
