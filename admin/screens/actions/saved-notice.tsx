import { useRights } from '../../data/access';
import { useGuide } from '../../lib/browser/own-choices';
import type { ResourceDefinition, Row } from '../../schema/types';
import { PlaceAtHome } from '../home/home-words';
import { useUndoNotice, type WrittenRows } from '../history/undo-notice';
import { isCivilDate, parseTimestamp, todayInIstanbul } from '../../../src/lib/dates/dates';
import { isExternalLink } from '../../../src/lib/paths/links';
import { savedTexts } from '../../i18n/forms';
import { fieldsOfKind } from '../../schema/derive';
import { publicAddress, publishTime, rowState } from '../row/row-title';

/**
 * Returns the function that reports, after a save or a publication, what visitors now see of the row. A save may have written
 * other rows, or nothing.
 */
export function useSavedNotice(
  resource: ResourceDefinition,
): (saved: SavedRow, written: WrittenRows) => void {
  const tellDone = useUndoNotice(resource.table);
  const mayDelete = useRights()('delete', resource.table);
  const { tick } = useGuide();
  return (saved, written) => {
    if (!saved.before) tick('draft');
    tellDone({
      key: 'saved',
      message: (
        <>
          <Words {...savedWords(resource, saved, new Date())} />
          {resource.atHome && <PlaceAtHome resource={resource} row={saved.row} />}
        </>
      ),
      // To take a new row back is to delete it.
      ...((saved.before !== undefined || mayDelete) && written),
    });
  };
}

function Words({ words, link }: SavedWords) {
  if (!link) return words;
  return (
    <>
      {words}{' '}
      <a href={link.to} target="_blank" rel="noopener">
        {link.text}
      </a>
    </>
  );
}

/** A row as it is stored now, and as it was before; undefined for a new one. */
export interface SavedRow {
  readonly row: Row;
  readonly before: Row | undefined;
}

/** What is true of a row after a save: words that end where the link begins, or whole sentences without one. */
interface SavedWords {
  readonly words: string;
  readonly link?: { readonly to: string; readonly text: string };
}

/**
 * Returns what a save at `now` has changed for visitors, by the row's state before and after, and by the declaration: whether
 * rows have drafts, pages of their own, a time in which they are shown, an option that visitors read.
 */
export function savedWords(resource: ResourceDefinition, { row, before }: SavedRow, now: Date): SavedWords {
  if (before?.updated_at !== undefined && before.updated_at === row.updated_at)
    return { words: savedTexts.unchanged };
  const time = publishTime(resource, row);
  const was = before && rowState(resource, before, now);
  if (time === undefined) return withoutDrafts(resource, row, now);
  if (time === null) {
    if (was === 'published') return { words: savedTexts.unpublished };
    return { words: was === 'scheduled' ? savedTexts.unscheduled : savedTexts.draft };
  }
  if (rowState(resource, row, now) === 'scheduled')
    return { words: savedTexts[was === 'published' ? 'postponed' : 'scheduled'](time, now) };
  const words = was === 'published' ? savedTexts.changed : savedTexts.published;
  return withLink(resource, row, now, words + markOf(resource, row));
}

function withoutDrafts(resource: ResourceDefinition, row: Row, now: Date): SavedWords {
  const { labels, shown } = resource;
  const [from, to] = [shown?.from, shown?.to].map((column) => column && momentOf(row[column]));
  if (from && isAfter(from, now)) return { words: savedTexts.savedUntil(labels.one, from, now) };
  if (to && !isAfter(to, now)) return { words: savedTexts.savedOver(labels.one) };
  return withLink(resource, row, now, savedTexts.saved(labels.one));
}

/** A day, or a moment in ISO 8601; a year stands for its first day. */
function momentOf(value: unknown): string | undefined {
  if (typeof value === 'number') return `${value}-01-01`;
  return typeof value === 'string' ? value : undefined;
}

function isAfter(moment: string, now: Date): boolean {
  return isCivilDate(moment) ? moment > todayInIstanbul(now) : parseTimestamp(moment) > now;
}

function withLink(resource: ResourceDefinition, row: Row, now: Date, words: string): SavedWords {
  const to = publicAddress(resource, row, now);
  if (to === null) return { words: `${words}.` };
  return {
    words: `${words}:`,
    link: { to, text: isExternalLink(to) ? savedTexts.seeSource : savedTexts.see },
  };
}

/** '; sitede “İptal edildi” olarak görünüyor', or ''. */
function markOf(resource: ResourceDefinition, row: Row): string {
  const marks = fieldsOfKind(resource, 'select').flatMap(({ name, options }) =>
    options.filter(({ value, isMark }) => isMark && value === row[name]),
  );
  return marks.map(({ label }) => savedTexts.marked(label)).join('');
}
