export const textSizeTexts = {
  title: 'Yazı boyutu',
  sizes: {
    100: 'Olağan yazı',
    115: 'Büyük yazı (%115)',
    130: 'Çok büyük yazı (%130)',
  },
} as const;

/** The help of the generic screens, and what is said below the help of every resource. */
export const helpTexts = {
  open: 'Yardım',
  title: (screen: string) => `Yardım: ${screen}`,
  guide: 'İlk adımlar rehberini aç',
  list: 'Aradığınızı üstteki kutuya yazarak bulun; başlığına basınca açılır ve düzeltebilirsiniz.',
  form: 'Formun altındaki düğmeye basmadan hiçbir şey kaydedilmez. Yanlış bir şey olursa “Geçmiş”ten eski hâline dönebilirsiniz.',
  formWithPublish:
    'Siz “Yayımla” düğmesine basana kadar yazdıklarınızı ziyaretçiler görmez. Önce “Önizle” ile nasıl duracağına bakabilirsiniz.',
  formOfWriter:
    'Yazdıklarınızı bir yönetici yayımlayana kadar ziyaretçiler görmez. Önce “Önizle” ile nasıl duracağına bakabilirsiniz.',
  /** What a writer is, as one would say it to a new volunteer. */
  overviewOfWriter: [
    'Bu panelde siz yazarsınız: yazılarınızı hazırlarsınız, onları yöneticiler yayımlar.',
    'Soldaki bölümlerden birini açın ya da “Yeni” düğmesine basın; yazdığınız taslak olarak saklanır.',
    'Taslakları siz de öteki yazarlar da düzeltebilir; ziyaretçiler hiçbirini görmez.',
    'Yayındakileri okursunuz ama değiştiremezsiniz. Yeni bir hâlini yazmak için kopyasını taslak yapın.',
    'Burada yaptığınız hiçbir şey siteyi bozmaz; gönül rahatlığıyla deneyin.',
  ],
  overview: [
    'Burası yönetim panelinin ilk sayfasıdır; her girdiğinizde buradan başlarsınız.',
    'Üstte ilgilenmenizi bekleyenler durur: düzeltilecekler, zamanlanmış yayınlar, yaklaşan günler.',
    '“Son değişiklikler”de kimin ne yaptığını görürsünüz.',
    'Yeni bir şey yazmak için “Yeni” düğmesine basın, ne yazacağınızı seçin.',
    'Bir yere basmakla sitede hiçbir şey bozulmaz; rahatça gezebilirsiniz.',
  ],
  files: [
    'Sitede kullanılan her resmi ve PDF’yi burada, nerede kullanıldığıyla birlikte bulursunuz.',
    'Bir resmin açıklamasını bir kez yazın; açıklaması olmayan her yere yazılır.',
    'Kaldırılması istenen bir fotoğraf için “Değiştir” deyin: kullanıldığı her yerde yenisi görünür.',
    'Hiçbir yerde kullanılmayan dosyalar silinebilir ve 30 gün içinde geri getirilebilir.',
  ],
  trash: [
    'Sildikleriniz önce buraya gelir ve 30 gün burada bekler.',
    'Yanlışlıkla sildiğiniz bir şey varsa yanındaki “Geri getir” düğmesine basın; olduğu gibi yerine döner.',
    'Süresi dolanlar dosyalarıyla birlikte kalıcı olarak silinir; onları artık geri getiremeyiz.',
  ],
  team: [
    'Bu sayfada siteyi kimlerin yönettiğini görürsünüz.',
    'Yeni bir gönüllüyü adıyla ve e-posta adresiyle davet edersiniz; bağlantıyı açınca kendi parolasını seçer.',
    'Parolanızı kimseyle paylaşmayın; her yöneticinin kendi hesabı olsun.',
    'Görevi biten birinin yetkisini kaldırmayı unutmayın. Yazdıkları sitede kalır.',
  ],
  account: [
    'Bu sayfa yalnızca sizin hesabınızla ilgilidir; burada yaptıklarınız sitenin içeriğini değiştirmez.',
    'Adınızı, e-posta adresinizi ve parolanızı burada değiştirirsiniz.',
    'Hesabınızın hangi cihazlarda açık olduğunu da görürsünüz; tanımadığınız bir cihaz varsa hemen parolanızı değiştirin.',
    'Yazılar küçük geliyorsa sağ üstte adınıza basıp “Büyük yazı”yı seçin.',
  ],
  import: [
    'Elinizde Excel’de hazırlanmış bir liste varsa onu tek tek yazmadan buradan ekleyebilirsiniz.',
    'Önce listenizi Excel’den CSV olarak kaydedin, sonra dosyayı seçin ya da satırları kutuya yapıştırın.',
    'Eklenecekleri önce size gösteririz; siz onaylamadan hiçbiri eklenmez.',
    'Yanlış bir satır varsa nedenini yanında yazarız; diğerlerini yine ekleyebilirsiniz.',
  ],
  history: [
    'Burada bu içeriğin son 30 gündeki hâllerini, kimin neyi ne zaman değiştirdiğini görürsünüz.',
    'Eski bir hâlini beğendiyseniz “Bu hâline dön” düğmesine basın.',
    'Dönmeden önce size sorarız. Fikriniz değişirse buradan yine bugünkü hâline dönebilirsiniz.',
  ],
  /** What the drawings show. */
  pictures: {
    list: 'Üstte arama kutusu ve “Yeni”, altında içerikler.',
    form: 'Yazılar, resim ve ayarlar; en altta düğmeler.',
    overview: 'Üstte “Yeni”, altında sizi bekleyenler ve yapılanlar.',
    people: 'Her satırda bir kişi ya da bir bilgi, yanında düğmesi.',
    versions: 'En yeni hâli üstte, eskileri altında.',
    table: 'Soldaki tablonuz sağdaki listeye eklenir.',
  },
} as const;
