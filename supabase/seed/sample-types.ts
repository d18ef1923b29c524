import type { TablesInsert } from '../../src/lib/database/database.types';

/** A row with its pictures as file names in supabase/seed/media, without extension. */
type SampleArticle<Table extends 'announcements' | 'events'> = Omit<
  TablesInsert<Table>,
  'cover_url' | 'cover_alt' | 'hero_bg_url' | 'gallery' | 'gallery_alt' | 'slug'
> & {
  cover?: string;
  hero?: string;
};

export type SampleAnnouncement = SampleArticle<'announcements'>;
export type SampleEvent = SampleArticle<'events'> & { gallery?: readonly string[] };
