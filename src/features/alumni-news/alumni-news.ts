import type { NewsRow } from '../../lib/database/public-rows';
import { excerpt } from '../../lib/text/excerpt';
import { alumniNewsPath, isExternalLink } from '../../lib/paths/links';

/** How much of the description stands in for a missing title (specification, section 5). */
const TITLE_LENGTH = 120;

type News = NewsRow;

/** Takes an item of alumni news, gives its title, else the first 120 characters of its description. */
export function alumniNewsTitle({ title, description }: Pick<News, 'title' | 'description'>): string {
  return title?.trim() ? title : excerpt(description ?? '', TITLE_LENGTH);
}

/** Takes an item of alumni news, gives where its card leads: its page, or its source elsewhere if only that has an address. */
export function alumniNewsTarget({ id, slug, link }: Pick<News, 'id' | 'slug' | 'link'>): string {
  return slug === null && link !== null && isExternalLink(link) ? link : alumniNewsPath({ id, slug });
}
