import { keysOf, webStorage } from '../lib/browser/web-storage';
import type { DraftForm, Typed } from '../data/form-drafts';
import { browserSession } from '../data/session/browser-session';
import { announceTab, openTabs, thisTab } from '../data/session/tab-locks';

const PREFIX = 'dernek-taslak';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Twice the longest body that the database accepts. */
const MAX_CHARACTERS = 200_000;

/** Users who signed out in this page. No draft of theirs is stored any more. */
const gone = new Set<string>();

/** The user and the form that a draft belongs to. */
export interface DraftOwner extends DraftForm {
  readonly userId: string;
}

/** What was typed and not sent yet. */
export interface Draft extends Typed {
  /** ISO 8601. */
  readonly savedAt: string;
}

/** A draft with its key in this browser's storage. */
interface StoredDraft extends Draft {
  readonly storageKey: string;
}

/** Where a draft is: on the device, in the tab as long as it is open, or in neither. */
export type DraftPlace = 'device' | 'tab' | 'nowhere';

/**
 * Stores what the server does not have yet as this tab's own draft; two tabs with the same row store one each. It goes to `localStorage` if
 * the session is remembered on the device, otherwise to `sessionStorage`, which survives a crash of the tab.
 * A draft that is too large is not stored, and its previous state stays. Returns where it is now.
 */
export function storeDraft(owner: DraftOwner, draft: Draft): DraftPlace {
  if (gone.has(owner.userId)) return 'nowhere';
  announceTab();
  const text = JSON.stringify(draft);
  const key = ownKey(owner);
  if (text.length > MAX_CHARACTERS) return 'nowhere';
  const isRemembered = browserSession().isRemembered();
  try {
    webStorage(isRemembered ? 'localStorage' : 'sessionStorage').setItem(key, text);
  } catch {
    // A full storage must not interrupt typing. The form still holds everything.
    return 'nowhere';
  }
  return isRemembered ? 'device' : 'tab';
}

/** Removes this tab's own draft of a row. */
export function removeOwnDraft(owner: DraftOwner): void {
  removeDraft(ownKey(owner));
}

/** Removes a draft by its storage key. */
export function removeDraft(key: string): void {
  for (const storage of storages()) storage.removeItem(key);
}

/** Returns a form's drafts whose tab has closed, newest first. Removes all drafts that are too old. */
export async function readAbandonedDrafts(owner: DraftOwner, now: Date): Promise<StoredDraft[]> {
  const open = await openTabs();
  const prefix = ownerKey(owner);
  return storedDrafts().filter(({ storageKey: key, savedAt }) => {
    const isTooOld = now.getTime() - Date.parse(savedAt) > MAX_AGE_MS;
    if (isTooOld) removeDraft(key);
    const page = key.slice(key.lastIndexOf(':') + 1);
    return !isTooOld && key.startsWith(prefix) && page !== thisTab && !open?.has(page);
  });
}

/** Removes all drafts of a user who signs out, on this device and in this tab, and stores no further ones. */
export function removeDraftsOf(userId: string): void {
  gone.add(userId);
  for (const { storageKey: key } of storedDrafts())
    if (key.startsWith(`${PREFIX}:${userId}:`)) removeDraft(key);
}

function storages() {
  return [webStorage('sessionStorage'), webStorage('localStorage')];
}

/** All drafts on this device and in this tab, newest first. */
function storedDrafts(): StoredDraft[] {
  const keys = storages().flatMap(keysOf);
  const drafts = [...new Set(keys)].flatMap((key) => (key.startsWith(`${PREFIX}:`) ? readDraft(key) : []));
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Removes a draft that cannot be parsed. */
function readDraft(key: string): StoredDraft[] {
  try {
    const texts = storages().map((storage) => storage.getItem(key));
    const stored: unknown = JSON.parse(texts.find((text) => text !== null) ?? '');
    if (isDraft(stored)) return [{ ...stored, storageKey: key }];
  } catch {
    // The draft is removed below.
  }
  removeDraft(key);
  return [];
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { savedAt, version, changes, began } = stored as Partial<Record<keyof Draft, unknown>>;
  const isValues = (values: unknown) => typeof values === 'object' && values !== null;
  const isDated = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
  return isDated && (version === null || typeof version === 'string') && [changes, began].every(isValues);
}

function ownerKey({ userId, table, id, copiedId }: DraftOwner): string {
  return `${PREFIX}:${userId}:${table}:${id ?? (copiedId === null ? 'yeni' : `kopya-${copiedId}`)}:`;
}

function ownKey(owner: DraftOwner): string {
  return ownerKey(owner) + thisTab;
}
