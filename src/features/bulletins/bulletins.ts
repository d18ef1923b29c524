import type { Tables } from '../../lib/database/database.types';
import { monthName } from '../../lib/dates/dates';

/** An issue from the static archive or the database. */
export interface Bulletin {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly href: string;
  /** Undefined if unknown. */
  readonly sizeBytes?: number;
}

export interface BulletinYear {
  readonly year: number;
  readonly bulletins: readonly Bulletin[];
}

type Issue = Pick<Bulletin, 'year' | 'month'>;

/** Returns an issue's name: 'Ekim 2025'. */
export function bulletinName({ year, month }: Issue): string {
  return `${monthName(month)} ${year}`;
}

/** Returns an issue's file name: 'NDS-Bulten-2025-10.pdf', so that files sort by date. */
export function bulletinFileName({ year, month }: Issue): string {
  return `NDS-Bulten-${year}-${String(month).padStart(2, '0')}.pdf`;
}

/**
 * Merges the static archive with the table's rows by year, newest first. A row replaces the archive's entry for its
 * month.
 */
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
