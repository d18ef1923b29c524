import type { Tables } from './database';

type ArticleColumn =
  | ('id' | 'title' | 'lead' | 'excerpt' | 'body' | 'cover_url' | 'cover_alt' | 'hero_bg_url')
  | ('featured_home' | 'featured_until' | 'created_at' | 'updated_at');

/** The columns that public pages, feeds and previews read. Columns that only the back office uses are left out. */
export type AnnouncementRow = Pick<Tables<'announcements'>, ArticleColumn | 'published_at'>;

export type EventRow = Pick<
  Tables<'events'>,
  | (ArticleColumn | 'published_at' | 'status' | 'status_note')
  | ('slug' | 'starts_at' | 'ends_at' | 'location' | 'in_calendar' | 'gallery' | 'gallery_alt')
>;

export type NewsRow = Pick<
  Tables<'alumni_news'>,
  | ('id' | 'title' | 'description' | 'link' | 'slug' | 'image_url' | 'image_alt' | 'cover_url' | 'cover_alt')
  | ('published_at' | 'created_at' | 'updated_at')
>;

export type PerkRow = Pick<
  Tables<'member_perks'>,
  | ('id' | 'business_name' | 'category' | 'discount' | 'discount_code' | 'contact_phone' | 'contact_email')
  | ('city' | 'district' | 'address' | 'website')
  | ('contact_phone_numbers' | 'alumnus_name' | 'logo_url' | 'idx' | 'created_at')
>;
