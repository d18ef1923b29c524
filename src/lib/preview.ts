/** The views of an unsaved row: its card or line in a list, its page, a shared link to it. */
export type PreviewView = 'card' | 'page' | 'share';

/** The views of each table. Tables without an entry have no preview. */
const VIEWS = {
  announcements: ['card', 'page', 'share'],
  events: ['card', 'page', 'share'],
  alumni_news: ['card', 'page', 'share'],
  member_perks: ['card'],
  calendar: ['card'],
  bulletins: ['card'],
} as const satisfies Readonly<Record<string, readonly PreviewView[]>>;

export type PreviewedTable = keyof typeof VIEWS;

/**
 * The message from the back office to the preview page. The row is as it would be saved; unfilled columns are missing
 * or null.
 */
export interface PreviewRequest {
  readonly table: PreviewedTable;
  readonly view: PreviewView;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The message with which the preview page asks for its first row. */
export const PREVIEW_READY = 'preview-ready';

/** Returns the views that a table's rows can be previewed in. */
export function previewViews(table: string): readonly PreviewView[] {
  return isPreviewed(table) ? VIEWS[table] : [];
}

/** Returns a posted message as a preview request, or null if it has not that shape. */
export function readPreviewRequest(message: unknown): PreviewRequest | null {
  if (!isObject(message) || !isObject(message.row)) return null;
  const { table, view, row } = message;
  if (typeof table !== 'string' || !isPreviewed(table)) return null;
  const known = previewViews(table).find((possible) => possible === view);
  return known === undefined ? null : { table, view: known, row };
}

/** Tells whether a table's rows can be previewed, and so shown by link. */
export function isPreviewed(table: string): table is PreviewedTable {
  return Object.hasOwn(VIEWS, table);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
