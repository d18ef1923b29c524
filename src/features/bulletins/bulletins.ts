import type { Tables } from '../../lib/database/database.types';
import { monthName } from '../../lib/dates/dates';

/** One issue, wherever it is kept. */
export interface Bulletin {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly href: string;
  /** Where it is known. */
  readonly sizeBytes?: number;
}

export interface BulletinYear {
  readonly year: number;
  readonly bulletins: readonly Bulletin[];
}

type Issue = Pick<Bulletin, 'year' | 'month'>;

/** Takes an issue, gives its name: 'Ekim 2025'. */
export function bulletinName({ year, month }: Issue): string {
  return `${monthName(month)} ${year}`;
}

/** Takes an issue, gives the name under which its file is saved: 'NDS-Bulten-2025-10.pdf', so that files sort by date. */
export function bulletinFileName({ year, month }: Issue): string {
  return `NDS-Bulten-${year}-${String(month).padStart(2, '0')}.pdf`;
}

/** Takes the static archive and the table's rows, gives the years, newest first; a row wins over the archive's entry. */
export function mergeBulletins(
  archive: readonly Bulletin[],
  rows: readonly Pick<Tables<'bulletins'>, 'year' | 'month' | 'pdf_url'>[],
): BulletinYear[] {
  const stored = rows.map(({ year, month, pdf_url }) => ({ year, month, href: pdf_url }));
  const byIssue = new Map<string, Bulletin>(
    [...archive, ...stored].map((bulletin) => [bulletinName(bulletin), bulletin]),
  );
  const newestFirst = [...byIssue.values()].sort((a, b) => b.year - a.year || b.month - a.month);
  const years = [...new Set(newestFirst.map(({ year }) => year))];
  return years.map((year) => ({ year, bulletins: newestFirst.filter((bulletin) => bulletin.year === year) }));
}
