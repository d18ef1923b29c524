import { previewTexts } from '../content/shell/preview';
import { monthlyBulletin, type Bulletin } from '../features/bulletins/bulletins';
import type { AnnouncementRow, EventRow, NewsRow, PerkRow } from '../lib/database/public-rows';
import { parseTimestamp } from '../lib/dates/dates';
import { parseGallery } from '../lib/media/gallery';
import { asHtml, type Html } from '../lib/html/html';
import type { PreviewRequest } from '../lib/preview';

/** A row of an unfinished form: columns may be missing, null or invalid. */
export type UnsavedRow = PreviewRequest['row'];

export function readAnnouncement(row: UnsavedRow): AnnouncementRow {
  return {
    ...systemColumns(row),
    ...articleColumns(row),
    published_at: moment(row.published_at),
  };
}

export function readEvent(row: UnsavedRow): EventRow {
  return {
    ...systemColumns(row),
    ...articleColumns(row),
    slug: text(row.slug) ?? '',
    published_at: moment(row.published_at),
    status: text(row.status) ?? 'planned',
    status_note: text(row.status_note),
    starts_at: moment(row.starts_at),
    ends_at: moment(row.ends_at),
    location: text(row.location),
    in_calendar: row.in_calendar === true,
    gallery: parseGallery(row),
    gallery_alt: texts(row.gallery_alt),
  };
}

export function readNews(row: UnsavedRow): NewsRow {
  const description = html(row.description);
  return {
    ...systemColumns(row),
    published_at: moment(row.published_at),
    // A missing title is replaced by the start of the description.
    title: text(row.title) ?? (description === null ? previewTexts.untitled : null),
    description,
    link: text(row.link),
    slug: text(row.slug),
    image_url: text(row.image_url),
    image_alt: altText(row.image_alt),
    cover_url: text(row.cover_url),
    cover_alt: altText(row.cover_alt),
  };
}

export function readPerk(row: UnsavedRow): PerkRow {
  return {
    ...systemColumns(row),
    business_name: text(row.business_name) ?? previewTexts.untitled,
    category: text(row.category) ?? '',
    discount: text(row.discount),
    discount_code: text(row.discount_code),
    contact_phone: text(row.contact_phone),
    contact_phone_numbers: null,
    contact_email: text(row.contact_email),
    city: text(row.city),
    district: text(row.district),
    address: text(row.address),
    website: text(row.website),
    alumnus_name: text(row.alumnus_name),
    logo_url: text(row.logo_url),
    idx: whole(row.idx) ?? 0,
  };
}

/** Returns null while the issue lacks a month, year or file. */
export function readBulletin(row: UnsavedRow): Bulletin | null {
  const [year, month, pdf_url] = [whole(row.year), whole(row.month), text(row.pdf_url)];
  return year === null || month === null || pdf_url === null
    ? null
    : monthlyBulletin({
        ...{ year, month, pdf_url, cover_url: text(row.cover_url) },
        is_searchable: row.is_searchable === true,
      });
}

function html(value: unknown): Html | null {
  const source = text(value);
  return source === null ? null : asHtml(source);
}

function articleColumns(row: UnsavedRow) {
  return {
    title: text(row.title) ?? previewTexts.untitled,
    lead: text(row.lead),
    excerpt: text(row.excerpt),
    body: html(row.body),
    cover_url: text(row.cover_url),
    cover_alt: altText(row.cover_alt),
    hero_bg_url: text(row.hero_bg_url),
    featured_home: row.featured_home === true,
    featured_until: moment(row.featured_until),
  };
}

/** New rows are dated now, as saving would date them. */
function systemColumns(row: UnsavedRow) {
  const now = new Date().toISOString();
  return {
    id: whole(row.id) ?? 0,
    created_at: moment(row.created_at) ?? now,
    updated_at: moment(row.updated_at) ?? now,
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** An empty description marks a decorative picture. */
function altText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => typeof entry === 'string'));
}

function whole(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function moment(value: unknown): string | null {
  const written = text(value);
  try {
    return written === null ? null : parseTimestamp(written).toISOString();
  } catch {
    return null;
  }
}
