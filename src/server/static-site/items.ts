import { alumniNewsPath, announcementPath, eventFilePath, eventPath } from '../../lib/paths/links';
import { sharePicturePath, type SharedTable } from '../../lib/paths/share-picture-paths';
import type { FormerSlug, readItemRows } from '../feeds/site-rows';
import { paths } from '../../lib/paths/paths';

/** A row that has a page, with its addresses. */
export interface Item {
  table: SharedTable;
  id: number;
  path: string;
  changedAt: string;
  picture: string;
  /** The event's calendar file. The file itself is missing for an event without a date. */
  calendarFile?: string;
  /** Its paths by number and by former slugs. */
  otherPaths: string[];
  /** The former paths of its calendar file. */
  otherFiles?: string[];
}

/** Lists the items of all rows that have a page. */
export function listItems(
  { announcements, events, news }: Awaited<ReturnType<typeof readItemRows>>,
  formerSlugs: readonly FormerSlug[],
): Item[] {
  const formerOf = (table: SharedTable, id: number) =>
    formerSlugs.filter(({ resource, row_id }) => resource === table && row_id === id).map(({ slug }) => slug);
  return [
    ...announcements.map((row) => ({
      ...common('announcements', row, announcementPath(row)),
      otherPaths: [`${paths.announcements}/${row.id}`],
    })),
    ...events.map((row) => ({
      ...common('events', row, eventPath(row)),
      calendarFile: eventFilePath(row),
      otherPaths: [...formerOf('events', row.id), String(row.id)].map((slug) => eventPath({ slug })),
      otherFiles: formerOf('events', row.id).map((slug) => eventFilePath({ slug })),
    })),
    ...news.map((row) => {
      const byNumber = row.slug === null ? [] : [null];
      const slugs = [...formerOf('alumni_news', row.id), ...byNumber];
      return {
        ...common('alumni_news', row, alumniNewsPath(row)),
        otherPaths: slugs.map((slug) => alumniNewsPath({ id: row.id, slug })),
      };
    }),
  ];
}

function common(table: SharedTable, row: { id: number; updated_at: string }, path: string) {
  return { table, id: row.id, path, changedAt: row.updated_at, picture: sharePicturePath(table, row) };
}
