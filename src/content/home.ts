import { paths } from '../lib/paths/paths';

/** The school’s motto. As the title of a slide it is marked as Latin. */
export const LATIN_MOTTO = 'IN SION FIRMATA SUM';

/** Titles and links of the home page's sections. */
export const homeSections = {
  hero: 'Öne çıkanlar',
  shortcuts: 'Kısa yollar',
  agenda: 'AJANDA',
  allAnnouncements: 'Tüm duyurular',
  allEvents: 'Tüm etkinlikler',
  publications: 'ÖDÜLLÜ KİTAPLAR',
  noPublications: 'Henüz ödüllü kitap yok.',
  literatureAward: 'NDS Edebiyat Ödülü',
} as const;

/** What most visitors come for, under the hero of phones. */
export const shortcuts = [
  { to: paths.dues, label: 'Aidat' },
  { to: paths.howToJoin, label: 'Üye ol' },
  { to: paths.calendar, label: 'Takvim' },
  { to: paths.perks, label: 'Avantajlar' },
] as const;

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
