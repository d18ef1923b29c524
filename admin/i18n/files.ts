import { trashTexts } from './history';

/** "3 yer": where a file is used. */
const places = (count: number) => `${count} yer`;

/** The texts of the library of files and of choosing from it. */
export const fileTexts = {
  help: 'Sitenin tüm resimleri ve PDF’leri burada durur; en son yüklenen en başta görünür.',
  failed: 'Dosyalar okunamadı',
  searchLabel: 'Dosyalarda ara',
  filterLabel: 'Hangi dosyalar?',
  filters: {
    all: 'Tümü',
    unused: 'Kullanılmayan',
    undescribed: 'Açıklaması yok',
    trash: 'Silinenler',
  },
  found: (count: number) => `${count} dosya`,
  list: 'Dosyalar',
  empty: {
    all: 'Henüz dosya yok. Bir formda yüklediğiniz resimler ve PDF’ler burada görünür.',
    unused: 'Kullanılmayan dosya yok; her dosyanın bir yeri var.',
    undescribed: 'Tüm resimlerin açıklaması yazılmış. Elinize sağlık.',
    trash: 'Silinmiş dosya yok.',
  },
  emptySearch: (term: string) => `“${term}” için dosya bulunamadı.`,
  kinds: { image: 'Resim', pdf: 'PDF' },
  nameless: 'Adsız resim',
  open: (name: string) => `${name}: dosyayı aç (yeni sekmede)`,
  select: (name: string) => `Seç: ${name}`,
  alt: {
    label: 'Açıklama',
    missing: 'Açıklaması yok',
    missingSomewhere: 'Bazı yerlerde açıklaması yok',
    of: (name: string) => `Açıklama: ${name}`,
    title: 'Resimde ne var?',
    help: 'Bu resmin açıklaması yazılmamış olduğu her yere bir kerede yazılır. Başka türlü yazılmış açıklamalar değişmez.',
    save: 'Kaydet',
    saved: (count: number) =>
      count === 0 ? 'Açıklama kaydedildi.' : `Açıklama kaydedildi ve ${places(count)}e yazıldı.`,
  },
  uses: {
    none: 'Hiçbir yerde kullanılmıyor',
    title: 'Kullanıldığı yerler',
    more: (count: number) => `ve ${places(count)} daha`,
    untitled: 'Adsız',
    newForm: 'Yeni',
    states: {
      shown: null,
      published: null,
      scheduled: 'zamanlanmış',
      draft: 'taslak',
      form: 'kaydedilmemiş form',
      history: 'geçmişte',
      deleted: 'silinmiş',
    },
    formOf: (person: string) => `kaydedilmemiş form, ${person}`,
  },
  replace: {
    action: 'Değiştir',
    of: (name: string) => `Değiştir: ${name}`,
    title: 'Yerine başka bir dosya koy',
    help: (count: number) =>
      count === 0
        ? 'Eski adresi açanlar yeni dosyayı görür.'
        : `Bu dosyanın kullanıldığı ${places(count)}de yenisi görünür. Eski adresi açanlar da yenisini görür.`,
    warning: 'Eski dosya hemen silinir ve geri getirilemez.',
    altStays: 'Açıklama değişmez. Yeni resim başka bir şey gösteriyorsa açıklamasını da düzeltin.',
    coverStays: 'Kapak resmi değişmez. Onu da yenilemek için bültenin formunda yeni PDF’yi seçin.',
    chooseImage: 'Yeni resmi seç',
    choosePdf: 'Yeni PDF’yi seç',
    before: 'Şimdiki',
    after: 'Yeni',
    apply: 'Değiştir',
    done: (count: number) =>
      count === 0 ? 'Dosya değiştirildi.' : `Dosya değiştirildi; ${places(count)}de yenisi görünüyor.`,
    same: 'Bu, şimdiki dosyanın kendisi. Başka bir dosya seçin.',
    refused: 'Bir resmin yerine resim, bir PDF’nin yerine PDF konabilir.',
  },
  remove: {
    action: 'Sil',
    of: (name: string) => `Sil: ${name}`,
    question: (count: number) => (count === 1 ? 'Bu dosya silinsin mi?' : `${count} dosya silinsin mi?`),
    help: 'Silinenler arasında 30 gün durur; bu süre içinde geri getirebilirsiniz.',
    done: (count: number) =>
      count === 1 ? 'Dosya silinenlere taşındı.' : `${count} dosya silinenlere taşındı.`,
    used: 'Bu dosya bir yerde kullanılıyor. Önce oradan kaldırın.',
    selected: (count: number) => `${count} dosya seçildi`,
    selectedAction: 'Seçilenleri sil',
  },
  restore: {
    action: trashTexts.restore,
    of: trashTexts.restoreRow,
    done: (count: number) => (count === 1 ? 'Dosya geri getirildi.' : `${count} dosya geri getirildi.`),
    selectedAction: trashTexts.restoreSelected,
  },
  gone: 'Bu dosya artık yok. Sayfayı yenileyin.',
} as const;

/** Choosing a file that is there already, beside an upload. */
export const existingTexts = {
  open: 'Var olanlardan seç',
  titles: { image: 'Var olan resimlerden seçin', pdf: 'Var olan PDF’lerden seçin' },
  add: (count: number) => (count === 0 ? 'Seçilenleri ekle' : `Seçilenleri ekle (${count})`),
  empty: 'Burada seçilecek bir dosya yok.',
  /** A chosen file whose bytes are there. */
  known: (name: string) => `Bu dosya daha önce yüklenmiş: ${name}`,
  use: 'Var olanı kullan',
  useFor: (name: string) => `Var olanı kullan: ${name}`,
  upload: 'Yine de yükle',
  uploadFor: (name: string) => `Yine de yükle: ${name}`,
} as const;
