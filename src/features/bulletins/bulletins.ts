import type { Tables } from '../../lib/database/database';
import { MONTH_NAMES, monthName } from '../../lib/dates/dates';
import { pickCover } from '../../lib/media/cover';
import { issueSlug } from '../../lib/paths/links';

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
  /** The last part of the address of its page: '2024-03', '2009-ozel-sayi'. */
  readonly slug: string;
  /** Whether visitors may search the pages of its file. */
  readonly isSearchable: boolean;
}

export interface BulletinYear {
  readonly year: number;
  readonly bulletins: readonly Bulletin[];
}

type Issue = Pick<Bulletin, 'year' | 'label'>;

/** Beyond every place that the back office accepts. */
const LAST_PLACE = 1_000_000;

/** Returns an issue's name: 'Ekim 2025'. */
export function bulletinName({ year, label }: Issue): string {
  return `${label} ${year}`;
}

/** Returns an issue's file name: 'NDS-Bulten-2025-10.pdf'. */
export function bulletinFileName(issue: Issue): string {
  return `NDS-Bulten-${issueSlug(issue)}.pdf`;
}

/** Returns the issue of a month. Within a year the newest month comes first. */
export function monthlyBulletin(
  row: Pick<Tables<'bulletins'>, 'year' | 'month' | 'pdf_url' | 'cover_url' | 'is_searchable'>,
): Bulletin {
  const { year, month, pdf_url: href, cover_url, is_searchable: isSearchable } = row;
  const label = monthName(month);
  return {
    year,
    label,
    place: MONTH_NAMES.length + 1 - month,
    href,
    cover: pickCover({ cover_url }),
    slug: issueSlug({ year, label }),
    isSearchable,
  };
}

/** Returns an issue of the archive. One without a place comes last in its year. */
export function archivedBulletin(
  row: Pick<
    Tables<'bulletin_archive'>,
    'year' | 'label' | 'idx' | 'file_url' | 'cover_url' | 'is_searchable'
  >,
): Bulletin {
  const { year, idx, file_url: href, cover_url, is_searchable: isSearchable } = row;
  const label = row.label.trim();
  const cover = pickCover({ cover_url });
  const slug = issueSlug({ year, label });
  return { year, label, place: idx ?? LAST_PLACE, href, cover, slug, isSearchable };
}

/** Merges both by year, newest first. The issue of a month replaces the archive's of the same name. */
export function mergeBulletins(archived: readonly Bulletin[], monthly: readonly Bulletin[]): BulletinYear[] {
  const replaced = new Set(monthly.map(bulletinName));
  const kept = archived.filter((bulletin) => !replaced.has(bulletinName(bulletin)));
  const newestFirst = [...monthly, ...kept].sort((a, b) => b.year - a.year || a.place - b.place);
  const years = [...new Set(newestFirst.map(({ year }) => year))];
  return years.map((year) => ({ year, bulletins: newestFirst.filter((bulletin) => bulletin.year === year) }));
}
