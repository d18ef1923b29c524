import type { Settings } from '../lib/database/settings';
import { inYear } from '../lib/text/locative';

const NETWORKS = [
  { network: 'instagram', label: 'Instagram' },
  { network: 'youtube', label: 'YouTube' },
  { network: 'facebook', label: 'Facebook' },
] as const;

/** Returns the association's accounts in social networks. */
export function socialAccounts(settings: Settings) {
  return NETWORKS.flatMap(({ network, label }) => {
    const url = settings[`${network}_url`];
    return url === null ? [] : [{ network, label, url }];
  });
}

/** Returns the description of pages that have none of their own. */
export function siteDescription({ association_name: name, founding_year: year }: Settings): string {
  return `${name}: ${inYear(year)} kurulan derneğimizin duyuruları, etkinlikleri, takvimi ve mezunlarından haberler.`;
}

/** Returns the footer's copyright line for a year. */
export function copyrightLine(year: string, { association_name: name }: Settings): string {
  return `© ${year} ${name} — Tüm hakları saklıdır.`;
}
