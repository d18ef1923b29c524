/** What a row can be shown as before it is saved: its card or line in a list, its page, what others see of a link to it. */
export type PreviewView = 'card' | 'page' | 'share';

/** The tables whose rows can be previewed, and as what; a table without a line here has no preview. */
const VIEWS = {
  announcements: ['card', 'page', 'share'],
  events: ['card', 'page', 'share'],
  alumni_news: ['card', 'page', 'share'],
  member_perks: ['card'],
  calendar: ['card'],
  bulletins: ['card'],
} as const satisfies Readonly<Record<string, readonly PreviewView[]>>;

export type PreviewedTable = keyof typeof VIEWS;

/** What the back office sends to the previewing page: a row as it would be saved, columns not yet filled are missing or null. */
export interface PreviewRequest {
  readonly table: PreviewedTable;
  readonly view: PreviewView;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The message by which the previewing page asks for the first row. */
export const PREVIEW_READY = 'preview-ready';

/** Takes a table's name, gives the ways its rows can be previewed; none for a table without a preview. */
export function previewViews(table: string): readonly PreviewView[] {
  return isPreviewed(table) ? VIEWS[table] : [];
}

/** Takes whatever was posted to the previewing page, gives the request if it has the shape of one, else null. */
export function readPreviewRequest(message: unknown): PreviewRequest | null {
  if (!isObject(message) || !isObject(message.row)) return null;
  const { table, view, row } = message;
  if (typeof table !== 'string' || !isPreviewed(table)) return null;
  const known = previewViews(table).find((possible) => possible === view);
  return known === undefined ? null : { table, view: known, row };
}

function isPreviewed(table: string): table is PreviewedTable {
  return Object.hasOwn(VIEWS, table);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
