import bosphorus from '../pictures/hero-bosphorus.svg?hero';
import courtyard from '../pictures/hero-courtyard.svg?hero';
import library from '../pictures/hero-library.svg?hero';
import { paths } from '../lib/paths/paths';
import { DEFAULT_SETTINGS } from '../lib/database/settings';

/** The slides of the home page's hero. */
export const heroSlides = [
  {
    image: courtyard,
    alt: 'Okulun revaklı avlusu ve ulu çınar',
    title: 'IN SION FIRMATA SUM',
    lang: 'la',
    subtitle: 'Okulumuzun özdeyişi: “Sion’da kök saldım.”',
  },
  {
    image: bosphorus,
    alt: 'Boğaz’dan İstanbul silueti',
    title: DEFAULT_SETTINGS.association_name,
    subtitle: '1987’den beri aynı sıralardan geçenleri bir araya getiriyoruz.',
  },
  {
    image: library,
    alt: 'Okul kütüphanesinde açık duran kitaplar',
    title: DEFAULT_SETTINGS.association_name,
    subtitle: 'Burslar, buluşmalar ve edebiyat ödülüyle kuşaktan kuşağa.',
  },
] as const;

/** Titles and links of the home page's sections. */
export const homeSections = {
  hero: 'Öne çıkanlar',
  agenda: 'AJANDA',
  allAnnouncements: 'Tüm duyurular',
  allEvents: 'Tüm etkinlikler',
  publications: 'ÖDÜLLÜ KİTAPLAR',
  noPublications: 'Henüz ödüllü kitap yok.',
  literatureAward: 'NDS Edebiyat Ödülü',
} as const;

/** A short introduction to the association. */
export const blurb = {
  title: 'DERNEĞİMİZ',
  lead: 'Aynı avludan geçen kuşakları buluşturuyor, okulumuzdan aldığımızı yarınlara taşıyoruz.',
  text: 'Mezunlar Günü’nde kürsü, yaz akşamlarında uzun bir sofra kuruyoruz. Bağışlarınızla ve aidatlarınızla öğrencilere burs, edebiyata ödül veriyoruz. Sizin de yeriniz hazır.',
  founded: 'kuruluş yılımız',
  facts: [
    { figure: '1989', meaning: 'yılından beri burs veriyoruz' },
    { figure: '2.325', meaning: 'dolayında üye (Ekim\u00a02025)' },
  ],
  links: [
    { to: paths.about, label: 'Hakkımızda' },
    { to: paths.whyJoin, label: 'Neden üye olmalıyız?' },
  ],
} as const;
