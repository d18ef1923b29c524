import type { Row } from './database-fixture';
import { addresses, long, slugs } from './malformed-values';

const announcement = { title: 'Duyuru' };
const event = { title: 'Etkinlik', slug: 'etkinlik' };
const dated = { ...event, id: 1, starts_at: '2026-05-02T10:00:00Z', in_calendar: true };
const entry = { title: 'Gün', date: '2026-01-20' };
const cancelledEvent = { title: 'Etkinlik', event_id: 7, starts_at: '2026-05-02T10:00:00Z', revision: 1 };
const cancelledEntry = { title: 'Gün', calendar_id: 7, date: '2026-01-20', revision: 1 };
const bulletin = { year: 2026, month: 1, pdf_url: '/bulten.pdf' };
const news = { title: 'Haber', slug: 'baska-haber' };
const perk = { business_name: 'Kestane Kitabevi' };

/** For every constraint of the content tables, rows that break only it. A constraint without rows fails the test. */
export const VIOLATIONS: Record<string, { table: string; rows: readonly Row[] }> = {
  announcements_title_required: { table: 'announcements', rows: [{ title: '' }, { title: ' \t\u00a0' }] },
  announcements_title_length: { table: 'announcements', rows: [{ title: long(201) }] },
  announcements_lead_length: { table: 'announcements', rows: [{ ...announcement, lead: long(501) }] },
  announcements_excerpt_length: { table: 'announcements', rows: [{ ...announcement, excerpt: long(501) }] },
  announcements_body_length: { table: 'announcements', rows: [{ ...announcement, body: long(100_001) }] },
  announcements_cover_url_format: addresses('announcements', announcement, 'cover_url'),
  announcements_hero_bg_url_format: addresses('announcements', announcement, 'hero_bg_url'),
  announcements_cover_alt_length: {
    table: 'announcements',
    rows: [{ ...announcement, cover_alt: long(301) }],
  },

  events_title_required: { table: 'events', rows: [{ ...event, title: ' ' }] },
  events_title_length: { table: 'events', rows: [{ ...event, title: long(201) }] },
  events_slug_length: { table: 'events', rows: [{ ...event, slug: long(81) }] },
  events_slug_format: slugs('events', event),
  events_lead_length: { table: 'events', rows: [{ ...event, lead: long(501) }] },
  events_excerpt_length: { table: 'events', rows: [{ ...event, excerpt: long(501) }] },
  events_body_length: { table: 'events', rows: [{ ...event, body: long(100_001) }] },
  events_cover_url_format: addresses('events', event, 'cover_url'),
  events_hero_bg_url_format: addresses('events', event, 'hero_bg_url'),
  events_ends_at_order: {
    table: 'events',
    rows: [{ ...event, starts_at: '2026-05-02T10:00:00Z', ends_at: '2026-05-02T09:59:59Z' }],
  },
  events_location_length: { table: 'events', rows: [{ ...event, location: long(201) }] },
  events_gallery_format: {
    table: 'events',
    rows: [{ url: '/a.png' }, '/a.png', ['/a.png', 7], [['/a.png']], ['a.png'], ['javascript:x']].map(
      (gallery) => ({
        ...event,
        gallery,
      }),
    ),
  },
  events_gallery_length: { table: 'events', rows: [{ ...event, gallery: Array<string>(61).fill('/a.png') }] },
  events_cover_alt_length: { table: 'events', rows: [{ ...event, cover_alt: long(301) }] },
  events_gallery_alt_format: {
    table: 'events',
    rows: [['/a.png'], 'avlu', { '/a.png': 7 }, { '/a.png': null }, { 'a.png': 'Avlu' }].map(
      (gallery_alt) => ({
        ...event,
        gallery_alt,
      }),
    ),
  },
  events_gallery_alt_length: { table: 'events', rows: [{ ...event, gallery_alt: { '/a.png': long(301) } }] },
  events_starts_at_calendar: { table: 'events', rows: [{ ...event, in_calendar: true }] },
  events_starts_at_range: {
    table: 'events',
    rows: [
      { ...event, in_calendar: true, starts_at: '1986-12-31T20:59:59Z' },
      { ...event, in_calendar: true, starts_at: '2100-12-31T21:00:00Z' },
    ],
  },
  events_status_option: {
    table: 'events',
    rows: [
      { ...event, status: 'moved' },
      { ...event, status: '' },
    ],
  },
  events_status_note_length: { table: 'events', rows: [{ ...event, status_note: long(201) }] },
  events_slug_key: { table: 'events', rows: [event] },

  calendar_title_required: { table: 'calendar', rows: [{ ...entry, title: '' }] },
  calendar_title_length: { table: 'calendar', rows: [{ ...entry, title: long(201) }] },
  calendar_date_range: {
    table: 'calendar',
    rows: [
      { ...entry, date: '1986-12-31' },
      { ...entry, date: '2101-01-01' },
    ],
  },
  calendar_event_id_key: {
    table: 'calendar',
    rows: [{ title: dated.title, date: '2026-05-02', event_id: dated.id }],
  },

  calendar_cancellations_event_id_key: { table: 'calendar_cancellations', rows: [cancelledEvent] },
  calendar_cancellations_calendar_id_key: { table: 'calendar_cancellations', rows: [cancelledEntry] },
  calendar_cancellations_event_id_required: {
    table: 'calendar_cancellations',
    rows: [
      { title: 'Gün', revision: 1 },
      { ...cancelledEvent, event_id: 8, starts_at: null },
      { ...cancelledEntry, calendar_id: 8, date: null },
      { ...cancelledEvent, ...cancelledEntry, event_id: 8, calendar_id: 8 },
    ],
  },

  bulletins_year_range: {
    table: 'bulletins',
    rows: [
      { ...bulletin, year: 1986 },
      { ...bulletin, year: 2101 },
    ],
  },
  bulletins_month_range: {
    table: 'bulletins',
    rows: [
      { ...bulletin, month: 0 },
      { ...bulletin, month: 13 },
    ],
  },
  bulletins_pdf_url_format: {
    table: 'bulletins',
    rows: [
      { ...bulletin, month: 2, pdf_url: '' },
      { ...bulletin, month: 2, pdf_url: 'bulten.pdf' },
    ],
  },
  bulletins_year_month_key: { table: 'bulletins', rows: [bulletin] },

  alumni_news_title_required: { table: 'alumni_news', rows: [{ ...news, title: ' ', description: '' }] },
  alumni_news_title_length: { table: 'alumni_news', rows: [{ ...news, title: long(201) }] },
  alumni_news_slug_length: { table: 'alumni_news', rows: [{ ...news, slug: long(141) }] },
  alumni_news_slug_format: slugs('alumni_news', news),
  alumni_news_description_length: { table: 'alumni_news', rows: [{ ...news, description: long(100_001) }] },
  alumni_news_link_required: {
    table: 'alumni_news',
    rows: [{ title: 'Haber' }, { title: 'Haber', link: '/aidat' }, { title: 'Haber', slug: ' ' }],
  },
  alumni_news_link_format: addresses('alumni_news', news, 'link'),
  alumni_news_image_url_format: addresses('alumni_news', news, 'image_url'),
  alumni_news_cover_url_format: addresses('alumni_news', news, 'cover_url'),
  alumni_news_image_alt_length: { table: 'alumni_news', rows: [{ ...news, image_alt: long(301) }] },
  alumni_news_cover_alt_length: { table: 'alumni_news', rows: [{ ...news, cover_alt: long(301) }] },
  alumni_news_slug_key: { table: 'alumni_news', rows: [{ ...news, slug: 'haber' }] },

  member_perks_business_name_required: { table: 'member_perks', rows: [{ business_name: ' ' }] },
  member_perks_business_name_length: { table: 'member_perks', rows: [{ business_name: long(121) }] },
  member_perks_category_length: { table: 'member_perks', rows: [{ ...perk, category: long(61) }] },
  member_perks_discount_length: { table: 'member_perks', rows: [{ ...perk, discount: long(301) }] },
  member_perks_discount_code_length: { table: 'member_perks', rows: [{ ...perk, discount_code: long(61) }] },
  member_perks_contact_phone_format: {
    table: 'member_perks',
    rows: ['12345', '+90 212 000 00 11 dahili 4', '1234567890123456', '++902120000011'].map(
      (contact_phone) => ({
        ...perk,
        contact_phone,
      }),
    ),
  },
  member_perks_contact_email_format: {
    table: 'member_perks',
    rows: [
      'ayse',
      'ayse@',
      '@dernek.example',
      'a b@dernek.example',
      'ayse@dernek',
      'a@b.example, c@d.example',
    ].map((contact_email) => ({ ...perk, contact_email })),
  },
  member_perks_alumnus_name_length: { table: 'member_perks', rows: [{ ...perk, alumnus_name: long(121) }] },
  member_perks_logo_url_format: addresses('member_perks', perk, 'logo_url'),
  member_perks_idx_range: {
    table: 'member_perks',
    rows: [
      { ...perk, idx: -1 },
      { ...perk, idx: 1_000_000 },
    ],
  },
};

/** Valid rows. Rows above conflict with those that have a unique column. */
export const VALID_ROWS: Record<string, Row | Row[]> = {
  announcements: { ...announcement, cover_url: 'https://example.org/a.png?b=1#c' },
  events: {
    ...dated,
    gallery: ['/a.png', 'http://example.org/b.jpg'],
    gallery_alt: { '/a.png': '', 'http://example.org/b.jpg': long(300) },
    cover_url: '/a.png',
  },
  calendar: entry,
  calendar_cancellations: [cancelledEvent, cancelledEntry],
  bulletins: bulletin,
  alumni_news: { ...news, slug: 'haber', link: '/' },
  member_perks: {
    ...perk,
    contact_phone: '+90 (212) 000 00-11',
    contact_email: 'ayse.yilmaz+dernek@posta.dernek.example',
  },
};
