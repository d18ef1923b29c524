import { formatCivilDate } from '../../../src/lib/dates/dates';
import type { SampleDays } from '../sample-days';
import type { SampleAnnouncement } from '../sample-types';

/** The announcements of the last five weeks, newest first, with the drafts and the scheduled one. */
export const recentAnnouncements = ({ day, moment, nextYearly }: SampleDays): SampleAnnouncement[] => [
  {
    title: 'Mezunlar Günü için kayıtlar başladı',
    lead: 'Mezuniyetinin 25, 40 ve 50’nci yılını kutlayan dönemlerimize anı plaketleri sunacağız.',
    excerpt: 'Geleneksel Mezunlar Günü’nde aynı avluda buluşuyoruz. Yerinizi bugünden ayırtın.',
    body: `<p>Her yıl olduğu gibi 20 Ocak’ta, lisemizin avlusunda bir araya geliyoruz. Kapılar saat 13.00’te açılacak; plaket töreni 14.30’da konferans salonunda başlayacak.</p>
<h2>Günün akışı</h2>
<ul><li>13.00 – Karşılama ve yaka kartlarının dağıtımı</li><li>13.30 – Sınıfları ve kütüphaneyi gezi</li><li>14.30 – 25, 40 ve 50’nci yıl plaket töreni</li><li>16.00 – Avluda çay saati ve dönem fotoğrafları</li></ul>
<h2>Katılım</h2>
<p>Katılım ücretsizdir; yerimiz sınırlı olduğu için kayıt yaptırmanızı rica ederiz. Aidatınızı <a href="/aidat">aidat sayfasından</a> yatırabilir, sorularınızı dernek sekreterliğine iletebilirsiniz.</p>`,
    published_at: moment(-1, '10:00'),
    featured_home: true,
    cover: 'kapak-02',
    hero: 'hero-04',
  },
  {
    title: 'Burs başvurularında son hafta',
    lead: 'Bağış ve aidatlarınızla bu yıl da öğrencilerimizin yanındayız.',
    excerpt: null,
    body: `<p>Lisemizden mezun olup üniversite öğrenimine başlayan gençler için ayırdığımız burslarda başvuru süresi <strong>${formatCivilDate(day(7))}</strong> günü saat 17.00’de doluyor.</p>
<h2>Başvuruda istenen belgeler</h2>
<ol><li>Öğrenci belgesi (son bir ay içinde alınmış)</li><li>Not dökümü</li><li>Bir sayfayı geçmeyen niyet mektubu</li></ol>
<h3>Değerlendirme</h3>
<p>Başvurular, kimlik bilgileri gizlenerek üç kişilik bir kurul tarafından okunur. Sonuçları adaylara e-postayla bildiririz.</p>`,
    published_at: moment(-3, '09:30'),
    featured_home: true,
    featured_until: moment(7, '17:00'),
    cover: 'kapak-07',
  },
  {
    title: 'Kitap kulübünün yeni okuma listesi',
    lead: null,
    excerpt: 'Altı ay, altı kitap: Listemizde bu dönem İstanbul’u anlatan romanlar ve iki çeviri var.',
    body: `<p>Kitap kulübümüz yeni döneme altı kitaplık bir listeyle giriyor. Her ayın son perşembesi, saat 19.00’da çevrim içi buluşuyor; iki ayda bir de yüz yüze görüşüyoruz.</p>
<blockquote>Aynı cümlenin altını çizen iki kişi, artık yabancı sayılmaz.</blockquote>
<p>İlk toplantı için kitabı bitirmiş olmanız gerekmiyor; merak etmeniz yeter. Katılmak isteyenlerin dernek sekreterliğine bir satır yazması yeterli.</p>`,
    published_at: moment(-6, '18:15'),
    cover: 'kapak-03',
  },
  {
    title: 'Üyelik bilgilerinizi güncellemeyi unutmayın',
    lead: null,
    excerpt: null,
    body: `<p>Bülten ve davetlerimizin size ulaşması için adres, telefon ve e-posta bilgilerinizin güncel olması gerekiyor. Son bir yılda taşındıysanız ya da iş değiştirdiyseniz bilgilerinizi üye platformundan düzenleyebilirsiniz.</p>
<p>Kişisel verilerinizi nasıl koruduğumuzu <a href="/kurumsal/kvkk">KVKK sayfamızda</a> açıkladık.</p>`,
    published_at: moment(-9, '11:00'),
    cover: 'kapak-10',
  },
  {
    title: 'Mezunlar korosu yeni sesler arıyor',
    lead: 'Nota bilmek şart değil; salı akşamlarınızı ayırmanız yeter.',
    excerpt: null,
    body: `<p>On iki yıldır birlikte söyleyen koromuz, bahar konserine hazırlanırken tüm ses gruplarına yeni üyeler bekliyor. Özellikle tenor ve bas partilerinde yerimiz var.</p>
<h2>Provalar</h2>
<ul><li>Salı günleri, 19.30–21.30</li><li>Repertuvar: Fransız chanson’ları, halk ezgileri ve çok sesli düzenlemeler</li></ul>
<p>Tanışma provasına gelmek için kayıt gerekmez.</p>`,
    published_at: moment(-13, '16:40'),
    cover: 'kapak-06',
    hero: 'hero-03',
  },
  {
    title: 'Olağan genel kurul çağrısı',
    lead: `Genel kurulumuz ${formatCivilDate(day(nextYearly(2, 14)))} günü saat 14.00’te toplanıyor.`,
    excerpt: 'Gündem ve faaliyet raporu üyelerimizin incelemesine açıldı.',
    body: `<p>Derneğimizin olağan genel kurulu <strong>${formatCivilDate(day(nextYearly(2, 14)))}</strong> günü saat 14.00’te lise konferans salonunda toplanacaktır. İlk toplantıda çoğunluk sağlanamazsa ikinci toplantı, çoğunluk aranmaksızın <strong>${formatCivilDate(day(nextYearly(2, 14) + 14))}</strong> günü aynı saatte ve aynı yerde yapılır.</p>
<h2>Gündem</h2>
<ol><li>Açılış ve saygı duruşu</li><li>Divanın seçimi</li><li>Faaliyet ve denetim raporlarının okunması</li><li>Yönetim ve denetim kurullarının aklanması</li><li>Kurulların seçimi</li><li>Dilek ve öneriler</li></ol>
<p>Ayrıntılar için <a href="/kurumsal/dernek-tuzugu">dernek tüzüğüne</a> bakabilirsiniz.</p>`,
    published_at: moment(-18, '09:00'),
    cover: 'kapak-15',
  },
  {
    title: 'Mentorluk programında eşleşmeler tamamlandı',
    lead: null,
    excerpt: null,
    body: `<p>Bu dönem 38 mezunumuz, lise ve üniversite öğrencisi 52 gence yol arkadaşlığı edecek. Eşleştirmede meslek kadar merakları da gözettik: Aralarında birlikte rasathane gezecek olanlar bile var.</p>
<p>Yıl içinde ayda bir görüşecek çiftler, haziranda deneyimlerini paylaşmak üzere buluşacak.</p>`,
    published_at: moment(-24, '14:20'),
    cover: 'kapak-16',
  },
  {
    title: 'Yeni yıl kokteyli: taslak program',
    lead: 'Yayımlanmadan önce mekân ve saat kesinleştirilecek.',
    excerpt: null,
    body: `<p>Yeni yılı birlikte karşılamak için hazırlıklara başladık. Salonun onayı gelince saat ve adres buraya eklenecek.</p>`,
    published_at: null,
    cover: 'kapak-08',
  },
  {
    title: 'Yaz okulu iş birliği',
    lead: null,
    excerpt: null,
    body: null,
    published_at: null,
  },
  {
    title: 'Bahar gezimizin rotası belli oldu',
    lead: 'Bu bahar Bursa’nın hanlarını ve Cumalıkızık’ın taş sokaklarını geziyoruz.',
    excerpt: null,
    body: `<p>Sabah 07.30’da İstanbul’dan yola çıkıyor, gün boyunca rehberimiz eşliğinde yürüyoruz. Fiyata ulaşım, öğle yemeği ve müze girişleri dâhildir.</p>
<p>Rahat ayakkabı giymenizi, yanınıza ince bir yağmurluk almanızı öneririz.</p>`,
    published_at: moment(4, '10:00'),
    cover: 'kapak-14',
  },
];
