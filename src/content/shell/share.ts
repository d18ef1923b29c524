import type { SharedTable } from '../../lib/paths/share-picture-paths';
import { site } from '../site';

/** The text on the default preview picture. */
export const defaultShareCaption = { title: site.name, date: null, footLine: '1987’den bu yana' };

/** The drawings of `src/pictures` that replace a missing cover. */
export const shareDrawings: Readonly<Record<SharedTable | 'default', string>> = {
  announcements: 'hero-announcements',
  events: 'hero-events',
  alumni_news: 'hero-alumni',
  default: 'hero-page',
};
