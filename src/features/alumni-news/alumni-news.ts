import type { NewsRow } from '../../lib/database/public-rows';
import { plainText } from '../../lib/html/plain-text';
import { firstWords } from '../../lib/text/excerpt';
import { alumniNewsPath, isExternalLink } from '../../lib/paths/links';

/** The length of a description that replaces a missing title (specification, section 5). */
const TITLE_LENGTH = 120;

type News = NewsRow;

/** Returns a news item's title, else the start of its description. */
export function alumniNewsTitle({ title, description }: Pick<News, 'title' | 'description'>): string {
  return title?.trim() ? title : firstWords(plainText(description), TITLE_LENGTH);
}

/** Returns the moment that dates a news item: its publication, or its creation while it is a draft in a preview. */
export function newsMoment({ published_at, created_at }: Pick<News, 'published_at' | 'created_at'>): string {
  return published_at ?? created_at;
}

/** Returns where a news item's card links to: its page, or its external source if it has no slug. No browser takes each stored link. */
export function alumniNewsTarget({ id, slug, link }: Pick<News, 'id' | 'slug' | 'link'>): string {
  const leadsOut = slug === null && link !== null && isExternalLink(link) && URL.canParse(link);
  return leadsOut ? link : alumniNewsPath({ id, slug });
}

/** Whether a card leads straight to its source. Its page is then hidden from search engines. */
export function leadsToSource(news: Pick<News, 'id' | 'slug' | 'link'>): boolean {
  return isExternalLink(alumniNewsTarget(news));
}
