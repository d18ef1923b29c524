import type { SampleDays } from '../sample-days';
import type { SampleEvent } from '../sample-types';

/** Coming events, nearest first. */
export const comingEvents = ({ moment }: SampleDays): SampleEvent[] => [
  {
    title: 'Kitap kulübü: Boğaz kıyısında bir roman',
    lead: 'Yazarın da aramızda olacağı buluşmada kitabın satır aralarını konuşuyoruz.',
    excerpt: null,
    body: `<p>Kulübün bu ayki konuğu, kitabını beş yılda yazdığını söyleyen bir romancı. Söyleşinin ardından imza masası kurulacak.</p>
<ul><li>Kitabı bitirmiş olmanız gerekmez.</li><li>Çay, kahve ve kurabiye ikramımızdır.</li></ul>`,
    starts_at: moment(5, '19:00'),
    ends_at: moment(5, '21:00'),
    location: 'Lise kütüphanesi, okuma salonu',
    in_calendar: true,
    featured_home: true,
    cover: 'kapak-03',
    hero: 'hero-01',
  },
  {
    title: 'Genç mezunlar kahvaltısı',
    lead: null,
    excerpt: 'Son beş yılın mezunları, simit ve taze demlenmiş çay eşliğinde buluşuyor.',
    body: `<p>Üniversitenin ilk yılları, staj telaşı, ilk iş görüşmesi… Anlatacak çok şey birikti. Kahvaltıda her masaya, bir üst kuşaktan iki mezun ev sahipliği edecek.</p>`,
    starts_at: moment(12, '10:30'),
    ends_at: moment(12, '13:00'),
    location: 'Ihlamur Kahvesi, Beşiktaş',
    in_calendar: true,
    cover: 'kapak-08',
  },
  {
    title: 'Söyleşi: Yapay zekâ çağında çeviri',
    lead: 'Dört çevirmen mezunumuz, makinenin çevirdiğiyle insanın söylediği arasındaki farkı anlatıyor.',
    excerpt: null,
    body: `<p>Edebiyat, hukuk, alt yazı ve konferans çevirisi alanlarında çalışan dört mezunumuz aynı metni ayrı ayrı çevirecek; ardından yaptıkları seçimleri tartışacak.</p>
<h2>Konuşmacılar</h2>
<ul><li>Defne Arıkuş, edebiyat çevirmeni</li><li>Kerem Yalıçapkın, konferans çevirmeni</li><li>Lale Güzeloğlu, hukuk çevirmeni</li><li>Ozan Sarpdağ, alt yazı çevirmeni</li></ul>`,
    starts_at: moment(19, '18:30'),
    ends_at: moment(19, '20:30'),
    location: 'Lise konferans salonu',
    in_calendar: true,
    featured_home: true,
    featured_until: moment(19, '20:30'),
    cover: 'kapak-15',
  },
  {
    title: 'Çocuklar için resim atölyesi',
    lead: null,
    excerpt: null,
    body: `<p>Altı ile on yaş arasındaki çocuklar, anne babalarının okuduğu avluyu kendi renkleriyle çizecek. Boya, önlük ve kâğıt bizden; merak sizden.</p>
<p>Atölye on beş çocukla sınırlıdır.</p>`,
    starts_at: moment(27, '11:00'),
    ends_at: moment(27, '13:00'),
    location: 'Lise resim sınıfı',
    status: 'postponed',
    status_note: 'Sınıfın boyası kurumadığı için ertelendi; yeni günü buradan duyuracağız.',
    in_calendar: true,
    cover: 'kapak-11',
  },
  {
    title: 'Mezunlar korosu konseri',
    lead: 'Avlunun taş duvarları arasında bir akşamüstü: chanson’lar, ninniler, türküler.',
    excerpt: null,
    body: `<p>Koromuz, bir yıllık çalışmasını on dört parçalık bir programla sunuyor. Konserin geliri burs fonuna aktarılacaktır.</p>
<p>Davetiyeler dernek sekreterliğinden alınabilir.</p>`,
    starts_at: moment(41, '17:00'),
    ends_at: moment(41, '18:30'),
    location: 'Lise şapeli',
    in_calendar: true,
    cover: 'kapak-06',
    hero: 'hero-03',
  },
  {
    title: 'Safranbolu’da iki gün',
    lead: 'Eski evlerin arasından saat kulesine çıkacak, akşamı bir konağın sofrasında bitireceğiz.',
    excerpt: null,
    body: `<p>İlk gün çarşıyı ve konakları, ikinci gün Yörük Köyü’nü geziyoruz. Konaklama iki kişilik odalarda, yarım pansiyondur.</p>
<h2>Fiyata dâhil olanlar</h2>
<ul><li>Gidiş dönüş otobüs yolculuğu</li><li>Bir gece konaklama, üç öğün yemek</li><li>Rehberlik ve müze girişleri</li></ul>`,
    starts_at: moment(68, '06:30'),
    ends_at: moment(69, '22:00'),
    location: 'Safranbolu, Karabük',
    in_calendar: true,
    cover: 'kapak-14',
  },
  {
    title: 'Gün batımında Boğaz turu',
    lead: 'Vapur kiralandı, program hazırlanıyor.',
    excerpt: null,
    body: `<p>Kalkış saatini ve bilet fiyatını kesinleşince yazacağız.</p>`,
    starts_at: moment(82, '19:00'),
    location: 'Kabataş İskelesi',
    published_at: null,
  },
];
