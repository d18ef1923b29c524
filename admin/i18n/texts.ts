import { messages } from '../../src/lib/messages';
import { lowerFirst } from '../../src/lib/text/turkish';
import { countWords } from './count-words';
import { LINK_HELP } from './fields';

/** The texts of the generic fields and screens. `one` and `many` are a resource's own labels. */
export const texts = {
  list: {
    create: (one: string) => `Yeni ${lowerFirst(one)}`,
    search: 'Ara…',
    searchLabel: (many: string) => `${many} içinde ara`,
    empty: (one: string) => `Henüz ${lowerFirst(one)} yok.`,
    emptySearch: (one: string, term: string) => `“${term}” için ${lowerFirst(one)} bulunamadı.`,
    clearSearch: 'Aramayı temizle',
    actions: 'İşlemler',
    open: 'Sitede gör',
    openRow: (action: string, title: string) => `${action}: ${title} (yeni sekmede)`,
    read: 'Oku',
    readRow: (title: string) => `Oku: ${title}`,
    editRow: (title: string) => `${messages.admin.edit}: ${title}`,
    deleteRow: (title: string) => `${messages.admin.delete}: ${title}`,
    total: (from: number, to: number, total: number) => `${from}–${to} / ${countWords(total)}`,
    previousPage: 'Önceki sayfa',
    nextPage: 'Sonraki sayfa',
    sortBy: 'Sıralama',
    defaultOrder: 'Her zamanki sıra',
    sorted: (label: string, way: string) => `${label} (${way})`,
    ways: {
      text: { asc: 'A’dan Z’ye', desc: 'Z’den A’ya' },
      date: { asc: 'eskiden yeniye', desc: 'yeniden eskiye' },
      number: { asc: 'küçükten büyüğe', desc: 'büyükten küçüğe' },
      boolean: { asc: 'olmayanlar önce', desc: 'olanlar önce' },
    },
    untitled: 'Başlıksız',
  },
  form: {
    createTitle: (one: string) => `Yeni ${lowerFirst(one)}`,
    editTitle: (object: string) => `${object} düzenle`,
    save: 'Kaydet',
    saving: 'Kaydediliyor…',
    uploading: 'Yükleniyor…',
    cancel: 'Vazgeç',
    faults: (count: number) => `${count} alan düzeltilmeyi bekliyor.`,
    tooLong: (max: number) => `En çok ${max} karakter yazabilirsiniz.`,
  },
  remove: {
    done: (one: string) => `${one} silindi.`,
  },
  boolean: { yes: 'Evet', no: 'Hayır' },
  datetime: { shown: (date: string) => `${date} (İstanbul saati)` },
  publish: { date: 'Yayın tarihi' },
  image: {
    choose: 'Resim seç',
    replace: 'Değiştir',
    remove: 'Kaldır',
    preview: (label: string) => `${label} önizlemesi`,
    svg: 'SVG dosyaları güvenlik nedeniyle yüklenemez. Resmi PNG, JPEG ya da WebP olarak kaydedip yeniden deneyin.',
    heic:
      'Bu, iPhone’un HEIC olarak kaydettiği bir resim; tarayıcılar onu gösteremiyor. Telefonda Ayarlar › Kamera › Biçimler’de ' +
      '“En Uyumlu”yu seçin ya da resmi JPEG olarak kaydedip yeniden deneyin.',
    unknown: 'Bu dosya bir resim değil. PNG, JPEG, WebP, AVIF ya da GIF seçin.',
    unreadable: 'Resim açılamadı; dosya bozuk ya da çok büyük olabilir.',
    tooLarge: (megabytes: number) =>
      `Resim küçültüldükten sonra bile ${megabytes} MB’den büyük. Daha küçük bir resim seçin.`,
  },
  richtext: {
    toolbar: 'Metin biçimlendirme',
    loading: 'Düzenleyici yükleniyor…',
    heading: 'Ara başlık',
    subheading: 'Küçük başlık',
    bold: 'Kalın',
    italic: 'İtalik',
    bulletList: 'Madde listesi',
    orderedList: 'Numaralı liste',
    quote: 'Alıntı',
    table: {
      name: 'Tablo',
      addRow: 'Satır ekle',
      addColumn: 'Sütun ekle',
      headerRow: 'Başlık satırı',
      deleteRow: 'Satırı sil',
      deleteColumn: 'Sütunu sil',
      deleteTable: 'Tabloyu sil',
    },
    link: 'Bağlantı',
    undo: 'Geri al',
    redo: 'Yinele',
    linkAddress: 'Bağlantı adresi',
    linkApply: 'Uygula',
    linkRemove: 'Bağlantıyı kaldır',
    linkWrong: LINK_HELP,
  },
};
