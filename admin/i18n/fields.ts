/** Shown for a malformed address. */
export const LINK_HELP =
  'Başka bir sitenin adresi https:// ile başlar (https://ornek.org); bu sitenin sayfası için /aidat gibi yazın.';

/** The texts of the simple field kinds. */
export const fieldTexts = {
  wrongUrl: LINK_HELP,
  wrongEmail: 'Geçerli bir e-posta adresi yazın.',
  wrongIban:
    'IBAN geçerli değil: TR ile başlar, 26 karakterdir ve rakamları denetlenir. Hesap yoksa boş bırakın.',
  wrongPhone: 'Telefon numarası 7 ile 15 rakam arasında olmalı.',
  slug: {
    automatic: 'Boş bırakırsanız başlıktan üretilir.',
    result: (address: string) => `Sayfanın adresi: ${address}`,
    changed: 'Adresi değiştiriyorsunuz. Eski adresi açanlar yenisine yönlendirilir.',
    taken: 'Bu adres başka bir sayfada kullanılıyor; başka bir adres yazın.',
    choice: 'Karta tıklayınca ne açılsın?',
    ownPage: 'Kendi sayfası olsun',
    source: 'Doğrudan kaynağa gitsin',
    /** Also the cell of a table. */
    withoutPage: 'Kendi sayfası yok',
    leadsTo: (label: string) => `Kendi sayfası olmaz; kart, “${label}” alanındaki siteyi yeni sekmede açar.`,
    givenUp: 'Eski adresi açanlar yazıyı ve kaynağın bağlantısını görmeyi sürdürür.',
    needsSource: 'Kart doğrudan kaynağa gidecekse kaynağın https:// ile başlayan adresini yazın.',
  },
  end: {
    follows: (start: string) => `“${start}” değişirse bu da değişir, süre aynı kalır.`,
    moved: (start: string) =>
      `“${start}” ile birlikte değişti, süre aynı kaldı. Buraya kendiniz yazarsanız yazdığınız kalır.`,
  },
  number: {
    unreadable: 'Sayıyı rakamla yazın (örneğin 1250 ya da 12,5).',
    whole: 'Virgülsüz, tam bir sayı yazın.',
    tooPrecise: (decimals: number) => `Virgülden sonra en çok ${decimals} basamak yazabilirsiniz.`,
    tooSmall: (least: string) => `En az ${least} yazabilirsiniz.`,
    tooLarge: (most: string) => `En çok ${most} yazabilirsiniz.`,
  },
  select: {
    unknown: (option: string) => `“${option}” artık seçenekler arasında yok; listeden birini seçin.`,
  },
  relation: {
    placeholder: 'Aramak için yazın',
    searching: 'Aranıyor…',
    nothing: 'Buna uyan bir şey bulunamadı.',
    gone: (title: string) => `${title === '' ? 'Seçtiğiniz' : `“${title}”`} silinmiş; başka birini seçin.`,
    nameless: (id: number) => `${id} numaralı`,
  },
  date: {
    day: 'gg.aa.yyyy',
    clock: 'gg.aa.yyyy, ss.dd',
    clear: 'Tarihi temizle',
    unreadableDay: (text: string) => `“${text}” bir tarih olarak okunamadı; 12.05.2026 gibi yazın.`,
    unreadableClock: (text: string) =>
      `“${text}” tarih ve saat olarak okunamadı; 12.05.2026, 14.30 gibi yazın.`,
  },
  publish: {
    now: 'Şimdi yayımla',
    later: 'Zamanla',
    /** After a number; the badge says “Zamanlandı”. */
    counted: 'zamanlanmış',
    outcomes: {
      draft: 'Yalnızca yöneticiler görür.',
      published: 'Kaydedince ziyaretçiler görür.',
      scheduled: 'Seçilen günde ve saatte kendiliğinden yayımlanır.',
    },
  },
  replace: 'Yerine koy',
  replaceHelp: 'Eskisi 30 gün boyunca geri getirilebilir. Vazgeçerseniz yazdıklarınız formda kalır.',
  category: { placeholder: 'Seçin ya da yazın' },
} as const;
