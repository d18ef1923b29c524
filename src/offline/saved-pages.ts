import { offlineTexts } from '../content/shell/offline';
import { formatTimestamp } from '../lib/dates/dates';
import { paths } from '../lib/paths/paths';
import { matchScore, wordsOf } from '../lib/text/search-words';

/** Set on the root element of a page that has no application; the footer's styles read it. */
const WITHOUT_APPLICATION = 'data-without-application';

export interface SavedPage {
  /** Path and query. */
  readonly path: string;
  /** As HTML, from the document. */
  readonly title: string;
  /** In ISO 8601; '' if unknown. */
  readonly savedAt: string;
}

/** Reads what the list says of a saved document. */
export function readSavedPage(url: URL, html: string, sentAt: string | null): SavedPage {
  const [, title = url.pathname] = /<title[^>]*>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html) ?? [];
  const date = Date.parse(sentAt ?? '');
  const savedAt = Number.isNaN(date) ? '' : new Date(date).toISOString();
  return { path: url.pathname + url.search, title, savedAt };
}

/**
 * Writes the saved pages, or those whose titles have all searched words, into the offline page. Of its scripts only the
 * few lines stay that show the remembered appearance; without the others it cannot be chosen here.
 */
export function fillOfflinePage(html: string, pages: readonly SavedPage[], term: string): string {
  const newest = pages.toSorted((left, right) => right.savedAt.localeCompare(left.savedAt));
  const words = wordsOf(term).map(({ folded }) => folded);
  const found = newest.filter(({ title }) =>
    words.every((word) => wordsOf(title).some(({ folded }) => matchScore(folded, word) > 0)),
  );
  const isSearch = words.length > 0;
  const shown = isSearch && found.length > 0 ? found : newest;
  const heading = isSearch && found.length > 0 ? offlineTexts.found(escapeText(term)) : offlineTexts.saved;
  const list = [
    ...(isSearch && found.length === 0 ? [`<p>${offlineTexts.noneFound(escapeText(term))}</p>`] : []),
    ...(shown.length === 0
      ? [`<p>${offlineTexts.noneSaved}</p>`]
      : [`<h2>${heading}</h2>`, `<ul>${shown.map(listItem).join('')}</ul>`]),
  ].join('');
  return html
    .replace(/<script\s[^>]*>.*?<\/script>/gs, '')
    .replace('<html', `<html ${WITHOUT_APPLICATION}`)
    .replace(
      /(<div[^>]*\bdata-saved-pages[^>]*>).*?(<\/div>)/s,
      (_, open: string, close: string) => open + list + close,
    );
}

function listItem({ path, title, savedAt }: SavedPage): string {
  const facts = [kindOf(path), savedAt && formatTimestamp(savedAt)].filter(Boolean).join(' · ');
  return `<li><a href="${escapeText(path)}">${title}</a><small>${facts}</small></li>`;
}

function kindOf(path: string): string {
  const { kinds } = offlineTexts;
  if (path.startsWith(`${paths.events}/`)) return kinds.event;
  if (path.startsWith(`${paths.alumniNews}/`)) return kinds.news;
  return new RegExp(`^${paths.announcements}/\\d`).test(path) ? kinds.announcement : kinds.page;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
