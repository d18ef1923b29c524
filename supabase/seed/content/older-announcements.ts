import type { SampleDays } from '../sample-days';
import type { SampleAnnouncement } from '../sample-types';

/** Announcements older than five weeks, newest first. */
export const olderAnnouncements = ({ moment }: SampleDays): SampleAnnouncement[] => [
  {
    title: 'Fotoğraf arşivimiz dijitale taşınıyor',
    lead: 'Çekmecelerdeki siyah beyaz kareler yeniden gün ışığına çıkıyor.',
    excerpt: null,
    body: `<p>1950’lerden bugüne uzanan dört bin kadar fotoğrafı taradık. Şimdi sıra, karelerdeki yüzleri tanımakta: Dönem arkadaşlarınızın adlarını bize yazarak arşive katkıda bulunabilirsiniz.</p>
<h2>Elinizdeki fotoğraflar</h2>
<p>Albümünüzü ödünç vermek isterseniz tarama günlerimizde bekleriz; aslını aynı gün geri alırsınız. Ayrıntılı bilgi: <a href="https://example.org/arsiv-rehberi">arşivleme rehberi</a>.</p>`,
    published_at: moment(-30, '12:00'),
    cover: 'kapak-01',
  },
  {
    title: 'Fransızca konuşma akşamları yeniden başlıyor',
    lead: null,
    excerpt: 'Dili unutmadım ama dilim dönmüyor diyenler için, çay eşliğinde bir buçuk saat.',
    body: `<p>Çarşamba akşamları küçük gruplarla buluşuyor, güncel bir gazete yazısı ya da kısa bir film üzerine konuşuyoruz. Düzeyiniz ne olursa olsun bir masa var.</p>
<ul><li><strong>Saat:</strong> 18.30–20.00</li><li><strong>Grup:</strong> en çok sekiz kişi</li><li><strong>Ücret:</strong> üyelerimize ücretsiz</li></ul>`,
    published_at: moment(-38, '17:00'),
    cover: 'kapak-08',
  },
  {
    title: 'Yıllık faaliyet raporu yayımlandı',
    lead: 'Sayılarla bir yıl: etkinlikler, burslar, bağışlar.',
    excerpt: null,
    body: `<p>Geçen yıl 21 etkinlikte 1.460 konuğu ağırladık, 34 öğrenciye burs verdik, kütüphaneye 210 kitap bağışladık. Raporun tamamını üye platformunda bulabilirsiniz.</p>
<h2>Öne çıkanlar</h2>
<ul><li>Burs fonumuz bir önceki yıla göre yüzde on sekiz büyüdü.</li><li>Genç mezunların üyelik başvuruları ikiye katlandı.</li><li>Gönüllülerimiz toplam 2.300 saat çalıştı.</li></ul>`,
    published_at: moment(-59, '10:30'),
    cover: 'kapak-11',
  },
  {
    title: 'Edebiyat ödülünde okuma maratonu',
    lead: null,
    excerpt: null,
    body: `<p>Dokuz kişilik seçici kurulumuz, yayınevlerinden gelen kitapları okumaya başladı. Kurul yaz boyunca üç kez toplanacak, kısa listeyi sonbaharda açıklayacak.</p>
<p>Ödülün kurallarını ve geçmiş yılların kitaplarını <a href="/kurumsal/nds-edebiyat-odulu">ödül sayfasında</a> okuyabilirsiniz.</p>`,
    published_at: moment(-74, '13:10'),
    cover: 'kapak-09',
    hero: 'hero-02',
  },
  {
    title: 'Yelken kupasına gönüllü aranıyor',
    lead: 'Halat toplamayı, süre tutmayı ya da yalnızca el sallamayı bilen herkese iş var.',
    excerpt: null,
    body: `<p>Mezunlar yelken kupasında iskelede ve hakem teknesinde görev alacak gönüllüler arıyoruz. Yarım gününüzü ayırmanız yeterli; öğle yemeği ve rüzgârlık bizden.</p>`,
    published_at: moment(-95, '09:45'),
    cover: 'kapak-12',
  },
  {
    title: 'Kütüphaneye kitap bağışı günü',
    lead: null,
    excerpt: null,
    body: `<p>Okuyup sevdiğiniz, bir öğrencinin de sevmesini istediğiniz kitapları bekliyoruz. Ders kitabı ve ansiklopedi kabul edemiyoruz; romanlara, şiirlere ve çizgi romanlara kapımız açık.</p>
<p>Kitapların iç kapağına adınızı ve mezuniyet yılınızı yazmayı unutmayın: Onları okuyanlar kimden geldiğini bilsin.</p>`,
    published_at: moment(-121, '15:00'),
    cover: 'kapak-03',
  },
];
