import type { TablesInsert } from '../../../src/lib/database/database.types';
import type { SampleDays } from '../sample-days';

type SampleNews = Omit<TablesInsert<'alumni_news'>, 'slug' | 'image_url' | 'cover_url'> & {
  title: string;
  /** A file in supabase/seed/media/covers, without extension. */
  cover: string;
  /** External news has no page and links to its source. */
  isExternal?: boolean;
};

/** News about graduates, newest first. */
export const alumniNews = ({ moment }: SampleDays): SampleNews[] => [
  {
    title: 'İlk romanı iki dile birden çevriliyor',
    description:
      '1998 mezunu Selin Karayel’in ilk romanı “Tuz Rıhtımı”, aynı yıl içinde Fransızca ve İtalyancaya çevriliyor. Karayel, kitabın ilk cümlesini lise kütüphanesindeki bir okuma saatinde yazdığını söylüyor: “Pencereden vapurlar görünüyordu; gerisi geldi.”',
    link: 'https://example.org/kultur/tuz-rihtimi',
    created_at: moment(-2, '09:00'),
    cover: 'kapak-09',
  },
  {
    title: 'Gökbilimci mezunumuza Avrupa’dan araştırma desteği',
    description:
      '2003 mezunu Doç. Dr. Emre Tanyeli, genç yıldızların çevresindeki toz disklerini inceleyen beş yıllık projesiyle Avrupa’nın saygın bir araştırma fonundan destek almaya hak kazandı.',
    link: null,
    created_at: moment(-10, '14:00'),
    cover: 'kapak-07',
  },
  {
    title: 'Mahalle fırınından dünya sahnesine',
    description:
      '1991 mezunu Ayda Değirmenci’nin ekşi mayalı ekmekleri uluslararası bir yarışmada ikinci oldu.',
    link: 'https://example.org/yasam/eksi-mayali-ekmek',
    created_at: moment(-17, '11:30'),
    isExternal: true,
    cover: 'kapak-08',
  },
  {
    title: 'Restorasyonuna mimarlık ödülü',
    description:
      'Mimar Cem Ulukavak (1989), yüz otuz yıllık bir ahşap evi yeniden yaşanır kılan çalışmasıyla koruma dalında ödüle değer görüldü. Jüri, “eskiyi taklit etmeden ona saygı gösteren” yaklaşımını övdü.',
    link: 'https://example.org/mimarlik/ahsap-ev',
    created_at: moment(-29, '10:15'),
    cover: 'kapak-14',
  },
  {
    title: 'Manş’ı yüzerek geçti',
    description:
      '2010 mezunu Nehir Akıncı, Manş Denizi’ni on iki saat kırk dakikada yüzerek geçti. Akıncı yüzmeyi, okulun yaz kampında denizden korktuğu için öğrenmişti.',
    link: null,
    created_at: moment(-46, '16:00'),
    cover: 'kapak-04',
  },
  {
    title: 'Köy okullarına gezici kütüphane',
    description:
      '1995 mezunlarının kurduğu gönüllü topluluk, eski bir otobüsü kütüphaneye dönüştürdü. “Sayfa Otobüsü” şimdiye kadar kırk üç köy okuluna uğradı; raflarındaki kitapların yarısı mezunlarımızın bağışı.',
    link: null,
    created_at: moment(-63, '09:40'),
    cover: 'kapak-03',
  },
  {
    title: 'Yaylı çalgılar dörtlüsünün yeni albümü',
    description:
      'Üç üyesi lisemiz mezunu olan dörtlü, yeni albümünde yirminci yüzyıl bestecilerini yorumluyor.',
    link: 'https://example.org/muzik/dortlu',
    created_at: moment(-88, '13:00'),
    isExternal: true,
    cover: 'kapak-06',
  },
  {
    title: 'Kısa filmi festivalden ödülle döndü',
    description:
      'Yönetmen Mert Sazlıdere’nin (2014) bir saat kulesinin son bekçisini anlattığı kısa filmi, katıldığı ilk festivalde seyirci ödülünü kazandı.',
    link: 'https://example.org/sinema/saat-kulesi',
    created_at: moment(-112, '18:20'),
    cover: 'kapak-10',
  },
  {
    title: 'Hukukçu mezunumuz uluslararası tahkim kurulunda',
    description:
      '1987 mezunu Av. Belgin Sayar, uluslararası bir tahkim kurumunun danışma kuruluna seçildi. Sayar, genç hukukçulara tek öğüdünü şöyle özetliyor: “Önce dinleyin, sonra bir daha dinleyin.”',
    link: null,
    created_at: moment(-140, '12:00'),
    cover: 'kapak-15',
  },
  {
    title: 'Kent bahçeciliği rehberi yayımlandı',
    description:
      'Ziraat mühendisi Pelin Yeşilova (2001), balkonunda domates yetiştirmek isteyenler için bir rehber hazırladı. Kitabın geliri okul bahçelerine bağışlanıyor.',
    link: 'https://example.org/bahce/balkon-rehberi',
    created_at: moment(-171, '08:50'),
    cover: 'kapak-16',
  },
  {
    title: 'Acil serviste gülümseten bir proje',
    description: 'Çocuk hekimi Arda Pusula (1999), bekleme salonunu bir masal odasına dönüştürdü.',
    link: 'https://example.org/saglik/masal-odasi',
    created_at: moment(-203, '15:30'),
    isExternal: true,
    cover: 'kapak-13',
  },
  {
    title: 'Seksen yaşında ikinci diploma',
    description:
      '1964 mezunu Mualla Gökçeören, emekli olduktan sonra başladığı sanat tarihi öğrenimini onur derecesiyle bitirdi. Mezuniyet töreninde en öndeki sıra, altmış yıllık sınıf arkadaşlarına ayrılmıştı.',
    link: null,
    created_at: moment(-248, '10:00'),
    cover: 'kapak-01',
  },
];
