/** Texts of the member perks' page. */
export const perksTexts = {
  title: 'ÜYELERE AVANTAJLAR',
  line: 'Mezunlarımızın iş yerlerinde, üyelerimize özel.',
  categories: 'Avantaj türleri',
  alumnus: (name: string) => `Mezunumuz: ${name}`,
  code: 'İndirim kodu',
  copyCode: (code: string, business: string) => `${business} indirim kodunu kopyala: ${code}`,
} as const;
