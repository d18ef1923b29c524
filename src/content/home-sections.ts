/** Names of the home page's sections that no other page shares. */
export const homeSections = {
  hero: 'Öne çıkanlar',
  agenda: 'AJANDA',
  allAnnouncements: 'Tüm duyurular',
  allEvents: 'Tüm etkinlikler',
} as const;
