/** An association replaces these first: its name and accounts. The addresses are samples that do not exist. */
export const site = {
  name: 'NDS Mezunlar Derneği',
  description:
    '1987’de kurulan NDS Mezunlar Derneğinin duyuruları, etkinlikleri, takvimi ve mezunlarından haberler.',
  foundingYear: '1987',
  platformUrl: 'https://uye.nds-mezunlar.example/',
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/nds-mezunlar' },
    { network: 'youtube', label: 'YouTube', url: 'https://youtube.example/nds-mezunlar' },
    { network: 'facebook', label: 'Facebook', url: 'https://facebook.example/nds-mezunlar' },
  ],
} as const;

/** Returns the footer's copyright line for a year. */
export function copyrightLine(year: string): string {
  return `© ${year} ${site.name} — Tüm hakları saklıdır.`;
}
