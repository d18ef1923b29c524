import { slugify } from '../text/slug';
import { paths } from './paths';

const NOWHERE = 'http://site.invalid';
/** Long enough to read, short enough to share; the number in front is what finds the announcement. */
const ANNOUNCEMENT_SLUG_MAX = 80;

/** Takes an address, says whether it leaves the site: it does when it begins with http or https. */
export function isExternalLink(address: string): boolean {
  return /^https?:\/\//i.test(address.trim());
}

/** Takes a telephone number as people write it, gives a tel: address that keeps only digits and +. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Takes the `redirect` of a query (or nothing), gives it if it is a path on this site, else the fallback. */
export function safeRedirect(value: string | null | undefined, fallback: string): string {
  return value && isSitePath(value) ? value : fallback;
}

/** Takes an announcement's id and title, gives its canonical path '/duyurular/123-baslik'. */
export function announcementPath({ id, title }: { id: number; title: string }): string {
  return `${paths.announcements}/${id}-${slugify(title, { max: ANNOUNCEMENT_SLUG_MAX, fallback: 'duyuru' })}`;
}

/** Takes an event's slug, gives the path of its page. */
export function eventPath({ slug }: { slug: string }): string {
  return `${paths.events}/${encodeURIComponent(slug)}`;
}

/** Takes an event's slug, gives the path of the calendar file that puts it into a reader's own calendar. */
export function eventFilePath(event: { slug: string }): string {
  return `${eventPath(event)}.ics`;
}

/** Takes an item of alumni news, gives the path of its page: by its slug, else by its id. */
export function alumniNewsPath({ slug, id }: { slug: string | null; id: number }): string {
  return `${paths.alumniNews}/${encodeURIComponent(slug ?? id)}`;
}

/** Takes a month 'YYYY-MM', gives the path of its sheet in the calendar. */
export function calendarPath(month: string): string {
  return `${paths.calendar}?ay=${month}`;
}

/** Returns the WhatsApp address that asks whom to send a page to. `title` and `address` form the message. */
export function whatsAppShareUrl(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

/** Takes an address, says whether a picture may be loaded from it: http, https or a path on this site. */
export function isSafeImageUrl(address: string): boolean {
  return isSitePath(address) || (isExternalLink(address) && URL.canParse(address));
}

/** Takes an address, says whether a link may hold it: http(s) or a path on this site, without blanks (the database's private.is_web_address). */
export function isWebAddress(address: string): boolean {
  return isSafeImageUrl(address) && !/[\s<>"]/.test(address);
}

/** Takes an e-mail address, says whether it is one plain name@domain (the database's private.is_email). */
export function isEmail(address: string): boolean {
  return /^[^@\s<>"(),;:\\]+@(?:[^@\s<>"(),;:\\.]+\.)+[^@\s<>"(),;:\\.]{2,}$/.test(address);
}

/** Takes a telephone number, says whether it has 7 to 15 digits and only the usual signs between them (the database's private.is_phone). */
export function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[0-9 ()./-]{7,30}$/.test(number) && digits >= 7 && digits <= 15;
}

/** One leading slash, no scheme, and nothing that a browser would read as a second slash. */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) && URL.canParse(address, NOWHERE);
}
