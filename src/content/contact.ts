export const contactTexts = {
  addressesTitle: 'İLETİŞİM ADRESLERİ',
  addressesLine: 'Bize yazabilir ya da telefon edebilirsiniz; yolunuz düşerse bekleriz.',
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  directions: 'Yol tarifi',
  map: 'Harita',
  drawnMap: 'Boğaz kıyısında bir sokak köşesini iğneyle gösteren çizim harita',
  showMap: 'Haritayı göster',
  hideMap: 'Haritayı gizle',
  mapShown: 'Harita openstreetmap.org’dan gösteriliyor.',
  mapNotice:
    'Düğmeye bastığınızda harita openstreetmap.org’dan yüklenir. Siz basmadıkça o siteye hiçbir bilgi gitmez.',
  mapOf: (name: string) => `${name} haritada`,
  socialTitle: 'NDS SOSYAL MEDYA',
  socialLine: 'Buluşmalardan fotoğrafları bu hesaplarda paylaşıyoruz.',
  officialTitle: 'Yalnızca resmî hesaplar',
  official:
    'Derneğimiz adına yalnızca bu sayfadaki resmî hesaplar konuşur. Adımızı ya da amblemimizi kullanan başka hesapların paylaşımları derneğimizi bağlamaz; kuşkulandığınız bir hesap görürseniz lütfen bize bildirin.',
  toAddresses: 'İletişim adreslerimiz',
  noAddresses: 'Adresimiz ve telefonumuz yakında burada.',
  noAccounts: 'Derneğimizin henüz bir sosyal medya hesabı yok.',
  networks: {
    instagram: 'Etkinliklerimizden ve okul yıllarından fotoğraflar.',
    youtube: 'Söyleşilerin, konserlerin, törenlerin video kayıtları.',
    facebook: 'Dönem arkadaşlarınızla haberleşeceğiniz mezunlar grubu.',
  },
} as const;
