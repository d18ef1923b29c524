import { MONTH_NAMES } from '../dates/dates';
import { slugify } from '../text/slug';
import { pageParams } from './page-params';
import { paths } from './paths';

const NOWHERE = 'http://site.invalid';
/** The number in front of the slug finds the announcement. */
const ANNOUNCEMENT_SLUG_MAX = 80;

/**
 * A path of this site and what a messenger or a sentence put behind it. No path of ours has such a character, and a dot only before the
 * ending of a file.
 */
const LENGTHENED =
  /^((?:\/[\w-]+)*)\/?(?:[!&'()*,:;\]}>~|"’‘“”…»\s]|\.(?!\w)|%(?:E2|E3%80|EF%B[BC]|F0%9F|C2|2[\dAC]|3[ABCE]|5[BCD]|60|7[B-E]))/i;

/** Returns the path that was shared, for one with `’ya`, `.`, `)`, `”` or `…` behind it; null for any other. */
export function sharedPath(pathname: string): string | null {
  const [, path] = LENGTHENED.exec(pathname) ?? [];
  return path === undefined ? null : path || paths.home;
}

/** Tells whether an address leaves the site: it starts with http or https. */
export function isExternalLink(address: string): boolean {
  return /^https?:\/\//i.test(address.trim());
}

/** Returns the tel: address of a telephone number, with only its digits and +. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Returns `value` if it is a path on this site, else `fallback`. */
export function safeRedirect(value: string | null | undefined, fallback: string): string {
  return value && isSitePath(value) ? value : fallback;
}

/** Returns the slug of an announcement's title, 'baslik'. */
export function announcementSlug(title: string): string {
  return slugify(title, { max: ANNOUNCEMENT_SLUG_MAX, fallback: 'duyuru' });
}

/** Returns an announcement's canonical path, '/duyurular/123-baslik'. */
export function announcementPath({ id, title }: { id: number; title: string }): string {
  return `${paths.announcements}/${id}-${announcementSlug(title)}`;
}

/** Returns the path of an event's page. */
export function eventPath({ slug }: { slug: string }): string {
  return `${paths.events}/${encodeURIComponent(slug)}`;
}

/** Returns the last part of the address of a bulletin's page: '2025-10', so that months sort by date; '2025-ozel-sayi'. */
export function issueSlug({ year, label }: { year: number; label: string }): string {
  const month = MONTH_NAMES.findIndex((name) => name === label.trim()) + 1;
  const issue = month > 0 ? String(month).padStart(2, '0') : slugify(label, { max: 60, fallback: 'sayi' });
  return `${year}-${issue}`;
}

/** Returns the path of a bulletin's page, '/duyurular/bulten-arsivi/2024-03'. */
export function issuePath({ slug }: { slug: string }): string {
  return `${paths.bulletins}/${slug}`;
}

/** Returns the path of an event's calendar file. */
export function eventFilePath(event: { slug: string }): string {
  return `${eventPath(event)}.ics`;
}

/** The codes' folder. */
export const PAGE_CODES = '/karekod';

/** Returns the path of the picture of the QR code that leads to a page which is printed; `path` is the page's. */
export function pageCodePath(path: string): string {
  return `${PAGE_CODES}${path}.svg`;
}

/** Returns the path of a news item's page: by slug, else by id. */
export function alumniNewsPath({ slug, id }: { slug: string | null; id: number }): string {
  return `${paths.alumniNews}/${encodeURIComponent(slug ?? id)}`;
}

/** Returns the calendar's path for a month 'YYYY-MM'. */
export function calendarPath(month: string): string {
  return `${paths.calendar}?ay=${month}`;
}

/** Returns the path of the list of award holders, searched for a text. */
export function awardsPath(text: string): string {
  return `${paths.awards}?${new URLSearchParams({ [pageParams[paths.awards].text]: text }).toString()}`;
}

/** Returns the WhatsApp address that asks whom to send a page to. `title` and `address` form the message. */
export function whatsAppShareUrl(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

/** Tells whether a picture may be loaded from an address: http, https or a path on this site. */
export function isSafeImageUrl(address: string): boolean {
  return isSitePath(address) || (isExternalLink(address) && URL.canParse(address));
}

/** A site path has one leading slash, no scheme, and nothing that a browser reads as a second slash. */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) && URL.canParse(address, NOWHERE);
}
