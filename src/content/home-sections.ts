/** Names of the home page's sections that no other page shares. */
export const homeSections = {
  hero: 'Öne çıkanlar',
  agenda: 'AJANDA',
} as const;
