import { browserSession } from '../session/browser-session';
import type { FormValues } from '../lib/form-values';
import { announceTab, openTabs, thisTab } from '../session/tab-locks';

const PREFIX = 'dernek-taslak';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** A body of the greatest length that the database takes, twice over. */
const MAX_CHARACTERS = 200_000;
const MAX_DRAFTS = 20;

/** People who signed out in this page: no draft of theirs is kept any more. */
const gone = new Set<string>();

/** Whose draft of which row. */
export interface DraftPlace {
  readonly userId: string;
  readonly table: string;
  /** Null is a new row. */
  readonly id: number | null;
}

/** Typed and not saved. */
export interface Draft {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The `updated_at` of the row it was typed over; null for a new one. */
  readonly version: string | null;
  /** The values that were changed, and only they. */
  readonly changes: FormValues;
}

/** A draft and the place it is kept at. */
export interface StoredDraft extends Draft {
  readonly key: string;
}

/**
 * Takes a place and a draft; keeps it as this page's own: two tabs with the same row keep one each. Where the device is kept signed in
 * it outlives the browser; otherwise it stays with its tab, whose crash it survives. What is too large is not kept; an earlier state
 * then stays.
 */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  if (gone.has(place.userId)) return;
  announceTab();
  const text = JSON.stringify(draft);
  const key = ownKey(place);
  const others = storedDrafts().filter((other) => other.key !== key);
  for (const other of others.slice(MAX_DRAFTS - 1)) dropDraft(other.key);
  if (text.length > MAX_CHARACTERS) return;
  try {
    const { localStorage, sessionStorage } = window;
    (browserSession().isKept() ? localStorage : sessionStorage).setItem(key, text);
  } catch {
    // A full storage must not stop anybody from writing; the form still has everything.
    return;
  }
}

/** Takes a place; forgets this page's own draft of it. */
export function forgetDraft(place: DraftPlace): void {
  dropDraft(ownKey(place));
}

/** Takes the key of a stored draft; removes it. */
export function dropDraft(key: string): void {
  for (const storage of [window.localStorage, window.sessionStorage]) storage.removeItem(key);
}

/** Takes a place and the present moment; gives its drafts whose page has ended, newest first. Those of every place that are too old go. */
export async function leftDrafts(place: DraftPlace, now: Date): Promise<StoredDraft[]> {
  const open = await openTabs();
  const prefix = placeKey(place);
  return storedDrafts().filter(({ key, savedAt }) => {
    const isTooOld = now.getTime() - Date.parse(savedAt) > MAX_AGE_MS;
    if (isTooOld) dropDraft(key);
    const page = key.slice(key.lastIndexOf(':') + 1);
    return !isTooOld && key.startsWith(prefix) && page !== thisTab && !open?.has(page);
  });
}

/** Takes a person who signs out; removes everything that they left unsaved on this device and in this tab, and keeps nothing more of it. */
export function forgetDraftsOf(userId: string): void {
  gone.add(userId);
  for (const { key } of storedDrafts()) if (key.startsWith(`${PREFIX}:${userId}:`)) dropDraft(key);
}

/** All drafts on this device and in this tab, newest first. */
function storedDrafts(): StoredDraft[] {
  const keys = [window.localStorage, window.sessionStorage].flatMap((storage) => Object.keys(storage));
  const drafts = [...new Set(keys)].flatMap((key) => (key.startsWith(`${PREFIX}:`) ? readDraft(key) : []));
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Removes a draft that cannot be read. */
function readDraft(key: string): StoredDraft[] {
  try {
    const text = window.sessionStorage.getItem(key) ?? window.localStorage.getItem(key) ?? '';
    const stored: unknown = JSON.parse(text);
    if (isDraft(stored)) return [{ ...stored, key }];
  } catch {
    // Falls through to the removal below.
  }
  dropDraft(key);
  return [];
}

function isDraft(stored: unknown): stored is Draft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'savedAt' in stored &&
    typeof stored.savedAt === 'string' &&
    !Number.isNaN(Date.parse(stored.savedAt)) &&
    'version' in stored &&
    (stored.version === null || typeof stored.version === 'string') &&
    'changes' in stored &&
    typeof stored.changes === 'object' &&
    stored.changes !== null
  );
}

function placeKey({ userId, table, id }: DraftPlace): string {
  return `${PREFIX}:${userId}:${table}:${id ?? 'yeni'}:`;
}

function ownKey(place: DraftPlace): string {
  return placeKey(place) + thisTab;
}
