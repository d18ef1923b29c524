/** The texts of uploads, of preparing pictures, and of describing them. */
export const uploadTexts = {
  waiting: 'Sırada bekliyor…',
  progress: (label: string) => `${label} yükleniyor`,
  cancel: 'Vazgeç',
  tooLarge: 'Dosya çok büyük. Resimler en çok 15 MB, PDF’ler en çok 50 MB olabilir.',
  tooMany: 'Aynı anda çok fazla dosya yükleniyor. Biraz sonra yeniden deneyin.',
  wrongContent: 'Sunucu bu dosya türünü kabul etmiyor.',
  pictureHint: 'Sürükleyip bırakabilir ya da yapıştırabilirsiniz.',
  moving: {
    title: (count: number) => (count === 1 ? 'Bu resim hareketli' : `${count} resim hareketli`),
    content:
      'Sitede yalnızca ilk karesi, durağan bir resim olarak görünür. Hareketi göstermek için onu bir video sitesine yükleyip metne bağlantısını koyun.',
    okText: 'İlk kareyi kullan',
  },
  crop: {
    title: 'Resmi kırp',
    help: 'Resim sitede bu çerçevenin oranında görünür. Çerçeveye girecek yeri resmi sürükleyerek ya da ok tuşlarıyla seçin.',
    area: 'Kırpma alanı: ok tuşlarıyla kaydırın',
    zoom: 'Yakınlaştırma',
    apply: 'Kırp',
    skip: 'Kırpmadan kullan',
  },
  focus: {
    open: 'Sitede nasıl görünür?',
    title: 'Resmin önemli yeri',
    help: 'Resim sitede her yerde aynı biçimde görünmez. Önemli yerine dokunun ya da yuvarlağı ok tuşlarıyla kaydırın; orası her yerde görünür.',
    /** Beside a picture that is being cropped. */
    alsoMark: 'Yuvarlağı resmin önemli yerine sürükleyin; orası her yerde görünür.',
    mark: (x: number, y: number) => `Önemli yer: soldan %${x}, üstten %${y}; ok tuşlarıyla kaydırın`,
    results: 'Sitede görüneceği hâller',
    apply: 'Tamam',
    shapes: {
      card: 'Kart',
      headDesk: 'Sayfa başı, masaüstü',
      headPhone: 'Sayfa başı, telefon',
      homeDesk: 'Ana sayfa, masaüstü',
      homePhone: 'Ana sayfa, telefon',
      share: 'Paylaşım',
    },
  },
  alt: {
    placeholder: 'Resmi göremeyen biri için bir cümle',
    decorative: 'Yalnızca süs; açıklama gerekmez',
    changed: 'Resim değişti. Bu açıklama yeni resme uyuyor mu?',
    stillFits: 'Uyuyor',
  },
} as const;

/** Shown for a malformed address. */
export const LINK_HELP =
  'Başka bir sitenin adresi https:// ile başlar (https://ornek.org); bu sitenin sayfası için /aidat gibi yazın.';

/** The texts of the simple field kinds. */
export const fieldTexts = {
  wrongUrl: LINK_HELP,
  blankInUrl: 'Adresin içinde boşluk var. Boşluğu silin ya da adresi tarayıcıdan yeniden kopyalayın.',
  wrongEmail: 'Geçerli bir e-posta adresi yazın.',
  wrongIban: {
    shape: 'IBAN eksik ya da fazla: TR ile başlar, ardından 24 rakam gelir. Hesap yoksa boş bırakın.',
    digits: 'Rakamlardan biri yanlış. IBAN’ı bankanızın yazdığıyla karşılaştırın.',
  },
  wrongPhone: {
    malformed:
      'Bu numara aranamaz. Alan koduyla yazın: 0212 555 00 00; başka bir ülkeninkini + ile: +33 1 23 45 67 89.',
    area: 'Alan kodu eksik. 0212 555 00 00 gibi yazın.',
    several: 'Birden çok numarayı “/” ile ayırın: 0212 555 00 00 / 0532 111 22 33.',
    letters: 'Numaranın yanına yalnızca dahili numarası yazılabilir: 0212 555 00 00 dahili 12.',
  },
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
    shortYear: (text: string) =>
      `“${text}” tarihinde yıl iki haneli; 12.05.2026 gibi dört haneli yazın ya da hücreyi öyle biçimlendirin.`,
    serialNumber: (text: string) =>
      `“${text}” bir tarih değil, Excel’in gün sayısına benziyor; hücreyi “Tarih” olarak biçimlendirin ya da 12.05.2026 gibi yazın.`,
    unreadableDay: (text: string) => `“${text}” bir tarih olarak okunamadı; 12.05.2026 gibi yazın.`,
    unreadableClock: (text: string) =>
      `“${text}” tarih ve saat olarak okunamadı; 12.05.2026, 14.30 gibi yazın.`,
  },
  publish: {
    /** After a number; the badge says “Zamanlandı”. */
    counted: 'zamanlanmış',
  },
  /** What a visitor would miss of a row. `label` is the field's. */
  missed: {
    past: (label: string, date: string) => `“${label}” geçmişte kaldı: ${date}.`,
    undescribed: (label: string) => `“${label}” yazılmamış; resmi göremeyenler ne olduğunu bilemez.`,
    photos: (count: number) => `Albümde ${count} fotoğrafın açıklaması yazılmamış.`,
    bodyPicture: (label: string) => `“${label}” alanındaki bir resmin açıklaması yazılmamış.`,
    nowhere: (label: string, address: string) =>
      `“${label}” alanındaki bağlantı bir yere çıkmıyor: bu sitede ${address} diye bir sayfa yok.`,
    malformed: (label: string, address: string) =>
      `“${label}” alanındaki bağlantı yanlış yazılmış görünüyor: ${address}`,
  },
  replace: 'Yerine koy',
  replaceHelp: 'Eskisi 30 gün boyunca geri getirilebilir. Vazgeçerseniz yazdıklarınız formda kalır.',
  category: { placeholder: 'Seçin ya da yazın' },
} as const;

/** The texts of albums, documents and pictures in bodies. */
export const mediaTexts = {
  upload: {
    preparing: 'Hazırlanıyor…',
    sending: (percent: number) => `Yükleniyor: %${percent}`,
    finishing: 'Tamamlanıyor…',
    lost: 'Bağlantı koptu. Geri gelince kaldığı yerden sürecek.',
    cancelFile: (name: string) => `Vazgeç: ${name}`,
    retryFile: (name: string) => `Yeniden dene: ${name}`,
    dismiss: 'Kapat',
    dismissFile: (name: string) => `Kapat: ${name}`,
  },
  body: {
    picture: 'Resim',
    lostLook: 'Yazı tipi ve renkler alınmadı.',
    foreign: 'Yapıştırılan metindeki resimler eklenmedi. Resmi dosya olarak ekleyin.',
    description: 'Resmin açıklaması',
    descriptionHint: 'Göremeyenler için: resimde ne var?',
    remove: 'Resmi kaldır',
    done: 'Tamam',
  },
  pdf: {
    choose: 'PDF seç',
    replace: 'Değiştir',
    remove: 'Kaldır',
    open: 'PDF’yi aç',
    openLabel: 'PDF’yi aç (yeni sekmede)',
    openNamed: (name: string) => `${name}: PDF’yi aç (yeni sekmede)`,
    hint: (megabytes: number) => `Dosyayı buraya sürükleyip bırakabilirsiniz. En çok ${megabytes} MB.`,
    pages: (count: number) => `${count} sayfa`,
    missing: 'Bu dosyaya ulaşılamıyor. PDF’yi yeniden yükleyin.',
    empty: 'Bu dosya boş.',
    image: 'Bu dosya bir resim, PDF değil. Belgeyi PDF olarak kaydedip onu seçin.',
    other:
      'Bu dosya bir PDF değil. Word gibi bir programda “Farklı kaydet › PDF” ile kaydedip yeniden deneyin.',
    cut: 'PDF’nin sonu eksik; dosya yarım inmiş ya da bozulmuş olabilir. Yeniden indirip bir daha deneyin.',
    broken: 'Bu PDF açılamadı; dosya bozulmuş olabilir. Yeniden kaydedip bir daha deneyin.',
    locked: 'Bu PDF parolayla korunuyor, ziyaretçiler açamaz. Parolasız kaydedip yeniden deneyin.',
    tooLarge: (megabytes: number) =>
      `PDF ${megabytes} MB’den büyük. “Dosya boyutunu küçült” seçeneğiyle kaydedip yeniden deneyin.`,
    inside: {
      reading: 'Arama için sayfalar okunuyor…',
      progress: (page: number, pages: number) => `${page} / ${pages}`,
      found: (withText: number, pages: number) =>
        withText === pages
          ? `Ziyaretçiler ${pages} sayfanın içinde arayabilir.`
          : `Ziyaretçiler ${pages} sayfadan ${withText} tanesinin içinde arayabilir; öbürlerinde metin yok.`,
      scan: 'Bu PDF’te aranabilir metin yok. Taranmış bir dosyaysa yine de yayımlanır ama içinde aranamaz.',
      failed: 'Bu PDF’in sayfaları okunamadı; yine de yayımlanır ama içinde aranamaz.',
    },
  },
  album: {
    add: 'Fotoğraf ekle',
    count: (count: number) => (count === 0 ? 'Henüz fotoğraf yok.' : `${count} fotoğraf`),
    hint: 'Birçok fotoğrafı birden seçebilir ya da buraya sürükleyip bırakabilirsiniz. Sırayı değiştirmek için fotoğrafı basılı tutup sürükleyin.',
    full: (max: number) => `Albüm doldu: en çok ${max} fotoğraf olabilir.`,
    leftOut: (count: number, max: number) =>
      `Albüme en çok ${max} fotoğraf sığar; son ${count} fotoğraf eklenmedi.`,
    tooMany: (max: number) => `En çok ${max} fotoğraf olabilir. Birkaçını kaldırın.`,
    photo: (position: number) => `${position}. fotoğraf`,
    photoOf: (position: number, count: number) => `Fotoğraf ${position} / ${count}`,
    list: 'Albümdeki fotoğraflar',
    forward: 'Başa doğru',
    back: 'Sona doğru',
    remove: 'Kaldır',
    actOn: (action: string, position: number) => `${action}: ${position}. fotoğraf`,
    describe: 'Açıklama yaz',
    describeRest: (count: number) => `${count} açıklama eksik. Şimdi yaz`,
    description: 'Fotoğrafta ne var?',
    descriptionHelp: 'Fotoğrafı göremeyen biri için bir cümle.',
    previous: 'Önceki',
    next: 'Sonraki',
    close: 'Tamam',
    removed: (count: number) => `Kaldırılan ${count} fotoğraf, kaydettiğinizde silinir.`,
    restore: 'Geri getir',
    restorePhoto: (position: number) => `Geri getir: kaldırılan ${position}. fotoğraf`,
    moved: (to: number, count: number) => `Fotoğraf ${count} fotoğraf içinde ${to}. sıraya taşındı.`,
    isRemoved: (position: number) => `${position}. fotoğraf kaldırıldı.`,
    isRestored: (position: number) => `Fotoğraf ${position}. sıraya geri geldi.`,
    role: 'sıralanabilir fotoğraf',
    instructions:
      'Sırasını değiştirmek için boşluk tuşuyla tutun, ok tuşlarıyla taşıyın, boşluk tuşuyla bırakın; Esc ile vazgeçin.',
    lifted: (position: number) => `${position}. fotoğraf tutuldu.`,
    over: (to: number, count: number) => `${count} fotoğraf içinde ${to}. sırada.`,
    dropped: (to: number) => `${to}. sıraya bırakıldı.`,
    stayed: 'Fotoğraf yerinde kaldı.',
  },
} as const;
