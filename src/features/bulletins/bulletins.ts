import type { Tables } from '../../lib/database/database';
import { monthName } from '../../lib/dates/dates';
import { pickCover } from '../../lib/media/cover';
import { slugify } from '../../lib/text/slug';

/** An issue, of a month or from the archive. */
export interface Bulletin {
  readonly year: number;
  /** Names the issue within its year: 'Ekim', 'Özel sayı'. */
  readonly label: string;
  /** The place within the year, the smallest first. */
  readonly place: number;
  readonly href: string;
  /** The address of the first page as a picture, if there is one. */
  readonly cover: string | null;
}

export interface BulletinYear {
  readonly year: number;
  readonly bulletins: readonly Bulletin[];
}

type Issue = Pick<Bulletin, 'year' | 'label'>;

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName(index + 1));
/** Beyond every place that the back office accepts. */
const LAST_PLACE = 1_000_000;

/** Returns an issue's name: 'Ekim 2025'. */
export function bulletinName({ year, label }: Issue): string {
  return `${label} ${year}`;
}

/** Returns an issue's file name: 'NDS-Bulten-2025-10.pdf', so that months sort by date; 'NDS-Bulten-2025-ozel-sayi.pdf'. */
export function bulletinFileName({ year, label }: Issue): string {
  const month = MONTHS.indexOf(label) + 1;
  const issue = month > 0 ? String(month).padStart(2, '0') : slugify(label, { max: 60, fallback: 'sayi' });
  return `NDS-Bulten-${year}-${issue}.pdf`;
}

/** Returns the issue of a month. Within a year the newest month comes first. */
export function monthlyBulletin(
  row: Pick<Tables<'bulletins'>, 'year' | 'month' | 'pdf_url' | 'cover_url'>,
): Bulletin {
  const { year, month, pdf_url: href, cover_url } = row;
  return {
    year,
    label: monthName(month),
    place: MONTHS.length + 1 - month,
    href,
    cover: pickCover({ cover_url }),
  };
}

/** Returns an issue of the archive. One without a place comes last in its year. */
export function archivedBulletin(
  row: Pick<Tables<'bulletin_archive'>, 'year' | 'label' | 'idx' | 'file_url' | 'cover_url'>,
): Bulletin {
  const { year, label, idx, file_url: href, cover_url } = row;
  return { year, label: label.trim(), place: idx ?? LAST_PLACE, href, cover: pickCover({ cover_url }) };
}

/** Merges both by year, newest first. The issue of a month replaces the archive's of the same name. */
export function mergeBulletins(archived: readonly Bulletin[], monthly: readonly Bulletin[]): BulletinYear[] {
  const replaced = new Set(monthly.map(bulletinName));
  const kept = archived.filter((bulletin) => !replaced.has(bulletinName(bulletin)));
  const newestFirst = [...monthly, ...kept].sort((a, b) => b.year - a.year || a.place - b.place);
  const years = [...new Set(newestFirst.map(({ year }) => year))];
  return years.map((year) => ({ year, bulletins: newestFirst.filter((bulletin) => bulletin.year === year) }));
}
