import type { TablesInsert } from '../../src/lib/database/database.types';

/** A row as its author writes it: pictures by the name of their file in supabase/seed/media, without the ending. */
type SampleArticle<Table extends 'announcements' | 'events'> = Omit<
  TablesInsert<Table>,
  'cover_url' | 'cover_alt' | 'hero_bg_url' | 'gallery' | 'gallery_alt' | 'slug'
> & {
  cover?: string;
  hero?: string;
};

export type SampleAnnouncement = SampleArticle<'announcements'>;
export type SampleEvent = SampleArticle<'events'> & { gallery?: readonly string[] };
