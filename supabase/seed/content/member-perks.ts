import type { TablesInsert } from '../../../src/lib/database/database.types';

type SamplePerk = Omit<TablesInsert<'member_perks'>, 'logo_url'> & {
  /** A file in supabase/seed/media/logos, without extension. Without a logo the page shows its placeholder. */
  logo?: string;
};

/** Businesses, people and addresses are fictional. The telephone numbers and domains cannot exist. */
export const memberPerks: readonly SamplePerk[] = [
  {
    business_name: 'Çınaraltı Lokantası',
    category: 'Yeme İçme',
    discount: 'Hafta içi öğle yemeğinde yüzde 15 indirim',
    contact_phone: '+90 212 000 00 11',
    contact_email: 'masa@cinaralti.example',
    alumnus_name: 'Ferhan Çınar (1992)',
    idx: 10,
  },
  {
    business_name: 'Kestane Kitabevi',
    category: 'Kültür ve Sanat',
    discount: 'Tüm kitaplarda yüzde 20, defter ve kalemde yüzde 10 indirim',
    discount_code: 'MEZUN20',
    contact_email: 'merhaba@kestane-kitabevi.example',
    alumnus_name: 'Lale Kestaneci (1988)',
    logo: 'logo-01',
    idx: 20,
  },
  {
    business_name: 'Pusula Optik',
    category: 'Sağlık',
    discount: 'Çerçevelerde yüzde 20, camlarda yüzde 10 indirim; göz ölçümü ücretsiz',
    contact_phone: '+90 216 000 00 22',
    alumnus_name: 'Tolga Pusulacı (2000)',
    logo: 'logo-03',
    idx: 30,
  },
  {
    business_name: 'Lodos Yelken Okulu',
    category: 'Spor ve Gezi',
    discount: 'Temel yelken eğitiminde ikinci kişi yarı fiyatına',
    discount_code: 'LODOS2',
    contact_phone: '+90 532 000 00 33',
    contact_email: 'kayit@lodosyelken.example',
    alumnus_name: 'Rüzgâr Denizer (2006)',
    logo: 'logo-04',
    idx: 40,
  },
  {
    business_name: 'Lale Çini Atölyesi',
    category: 'Kültür ve Sanat',
    discount: 'Çini ve seramik derslerinde yüzde 25 indirim',
    contact_email: 'atolye@lalecini.example',
    alumnus_name: 'Işıl Tunçay (1996)',
    logo: 'logo-05',
    idx: 50,
  },
  {
    business_name: 'Üç Kemer Mimarlık',
    category: 'Eğitim ve Danışmanlık',
    discount: 'Ev yenilemede ilk danışma görüşmesi ücretsiz, projede yüzde 10 indirim',
    contact_phone: '+90 212 000 00 44',
    contact_email: 'cizim@uckemer.example',
    logo: 'logo-06',
    idx: 60,
  },
  {
    business_name: 'Kuytu Kahve',
    category: 'Yeme İçme',
    discount: 'Üye kartınızı gösterin, ikinci kahve bizden olsun',
    alumnus_name: 'Barış Kuytul (2011)',
    logo: 'logo-02',
    idx: 70,
  },
  {
    business_name: 'Sabah Rüzgârı Yoga',
    category: 'Sağlık',
    discount: 'Üç aylık üyeliklerde bir ay hediye',
    discount_code: 'SABAH',
    contact_email: 'selam@sabahruzgari.example',
    idx: 80,
  },
  {
    business_name: 'Köşebaşı Çocuk Evi',
    category: 'Eğitim ve Danışmanlık',
    discount: 'Kayıt ücretinde yüzde 10, kardeş kaydında ek yüzde 5 indirim',
    contact_phone: '+90 216 000 00 55',
    alumnus_name: 'Zeynep Köşeli (1994)',
    idx: 90,
  },
  {
    business_name: 'Patika Doğa Gezileri',
    category: 'Spor ve Gezi',
    discount: 'Günübirlik yürüyüşlerde yüzde 12 indirim',
    contact_phone: '+90 544 000 00 66',
    contact_email: 'yol@patika.example',
    alumnus_name: 'Onur Patikacı (2009)',
  },
  {
    business_name: 'Mavi Defter Muhasebe',
    category: 'Eğitim ve Danışmanlık',
    discount: 'Yeni kurulan şirketlere ilk üç ay ücretsiz danışmanlık',
    contact_email: 'hesap@mavidefter.example',
    alumnus_name: 'Nihal Defterdar (1990)',
  },
  {
    business_name: 'Ara Sahne Tiyatrosu',
    category: 'Kültür ve Sanat',
    discount: 'Hafta içi oyunlarında yüzde 30 indirim; bilet gişeden alınır',
    contact_phone: '444 0 077',
    alumnus_name: 'Perihan Sahneci (1985)',
  },
];
