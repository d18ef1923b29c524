import type { Row } from './database-fixture';

const long = (length: number) => 'a'.repeat(length);

const announcement = { title: 'Duyuru' };
const event = { title: 'Etkinlik', slug: 'etkinlik' };
const dated = { ...event, id: 900, starts_at: '2026-05-02T10:00:00Z', in_calendar: true };
const entry = { title: 'Gün', date: '2026-01-20' };
const cancelledEvent = { title: 'Etkinlik', event_id: 7, starts_at: '2026-05-02T10:00:00Z', revision: 1 };
const cancelledEntry = { title: 'Gün', calendar_id: 7, date: '2026-01-20', revision: 1 };
const bulletin = { year: 2026, month: 1, pdf_url: '/bulten.pdf' };
const news = { title: 'Haber', slug: 'baska-haber' };
const perk = { business_name: 'Kestane Kitabevi' };

/** A valid row of each table, which the rows that break a rule differ from. */
const BASES: Record<string, Row> = {
  announcements: announcement,
  events: event,
  calendar: entry,
  bulletins: { ...bulletin, month: 2 },
  alumni_news: news,
  member_perks: perk,
};

const NO_ADDRESSES = [
  ...['resim.png', '//evil.example/a.png', '/\\evil.example', 'javascript:alert(1)', 'https://'],
  ...['data:image/png;base64,x', 'ftp://example.org/a', '/a b.png', '/a"onerror=', `/${long(2048)}`],
];
const NO_SLUGS = ['Büyük', 'türkçe', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a/b', '2026'];

/** Values that break the other checks of one column, by the check. */
const VALUES: Record<string, Record<string, readonly unknown[]>> = {
  announcements: {
    title_required: ['', ' \t\u00a0'],
    cover_url_format: NO_ADDRESSES,
    hero_bg_url_format: NO_ADDRESSES,
  },
  events: {
    title_required: [' '],
    slug_format: NO_SLUGS,
    cover_url_format: NO_ADDRESSES,
    hero_bg_url_format: NO_ADDRESSES,
    gallery_format: [{ url: '/a.png' }, '/a.png', ['/a.png', 7], [['/a.png']], ['a.png'], ['javascript:x']],
    gallery_length: [Array<string>(61).fill('/a.png')],
    gallery_alt_format: [['/a.png'], 'avlu', { '/a.png': 7 }, { '/a.png': null }, { 'a.png': 'Avlu' }],
    gallery_alt_length: [{ '/a.png': long(301) }],
    status_option: ['moved', ''],
    slug_key: ['etkinlik'],
  },
  calendar: {
    title_required: [''],
    date_range: ['1986-12-31', '2101-01-01'],
  },
  bulletins: {
    year_range: [1986, 2101],
    month_range: [0, 13],
    pdf_url_format: ['', 'bulten.pdf'],
    cover_url_format: NO_ADDRESSES,
  },
  alumni_news: {
    slug_format: NO_SLUGS,
    link_format: NO_ADDRESSES,
    image_url_format: NO_ADDRESSES,
    cover_url_format: NO_ADDRESSES,
    slug_key: ['haber'],
  },
  member_perks: {
    business_name_required: [' '],
    contact_phone_format: ['12345678', '555 12 34', '1234567890123456', '++902120000011'],
    contact_email_format: ['ayse', 'a b@dernek.example', 'a@b.example, c@d.example'],
    logo_url_format: NO_ADDRESSES,
    website_format: NO_ADDRESSES,
    idx_range: [-1, 1_000_000],
  },
};

/** Drafts need less. */
const published = { published_at: '2026-05-01T09:00:00Z' };

interface Violation {
  table: string;
  rows: readonly Row[];
}

function violationsOf(table: string, column: string, values: readonly unknown[]): Violation {
  return { table, rows: values.map((value) => ({ ...BASES[table], [column]: value })) };
}

const values = Object.entries(VALUES).flatMap(([table, checks]) =>
  Object.entries(checks).map(([check, broken]): [string, Violation] => [
    `${table}_${check}`,
    violationsOf(table, check.slice(0, check.lastIndexOf('_')), broken),
  ]),
);

/** For every constraint of the content tables, rows that break only it. A constraint without rows fails the test. */
export const VIOLATIONS: Record<string, Violation> = {
  ...Object.fromEntries(values),
  events_ends_at_order: {
    table: 'events',
    rows: [{ ...event, starts_at: '2026-05-02T10:00:00Z', ends_at: '2026-05-02T09:59:59Z' }],
  },
  events_starts_at_calendar: { table: 'events', rows: [{ ...event, ...published, in_calendar: true }] },
  events_starts_at_range: {
    table: 'events',
    rows: ['1986-12-31T20:59:59Z', '2100-12-31T21:00:00Z'].map((starts_at) => ({
      ...event,
      in_calendar: true,
      starts_at,
    })),
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
  bulletins_year_month_key: { table: 'bulletins', rows: [bulletin] },
  alumni_news_title_required: { table: 'alumni_news', rows: [{ ...news, title: ' ', description: '' }] },
  alumni_news_link_required: {
    table: 'alumni_news',
    rows: [{}, { link: '/aidat' }, { slug: ' ' }].map((row) => ({ title: 'Haber', ...published, ...row })),
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
