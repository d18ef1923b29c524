import type { SharedTable } from '../../lib/paths/share-picture-paths';
import type { Settings } from '../../lib/database/settings';
import { sinceYear } from '../../lib/text/locative';

/** Returns the text on the default preview picture. */
export function defaultShareCaption({ association_name: title, founding_year: year }: Settings) {
  return { title, date: null, footLine: `${sinceYear(year)} bu yana` };
}

/** The drawings of `src/pictures` that replace a missing cover. */
export const shareDrawings: Readonly<Record<SharedTable | 'default', string>> = {
  announcements: 'hero-announcements',
  events: 'hero-events',
  alumni_news: 'hero-alumni',
  default: 'hero-page',
};
