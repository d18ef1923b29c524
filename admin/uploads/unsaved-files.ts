import { browserSession } from '../session/browser-session';
import { announceTab, openTabs, thisTab } from '../session/tab-locks';

/** The storage key for uploaded files that no saved row is known to show yet. */
const STORAGE_KEY = 'dernek-yuklemeler';
/**
 * Where the browser cannot tell whether a tab is open or still holds a draft, files of this age count as
 * abandoned.
 */
const PAGE_LIFE_MS = 24 * 60 * 60 * 1000;

interface UnsavedFile {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly uploadedAt: number;
  readonly page: string;
  /** Its draft is in the tab's own storage, which no other tab can read. */
  readonly isOfTab?: boolean;
}

/** Lists the address of a file that is about to be stored as unsaved. */
export function rememberUnsaved(address: string, now = Date.now()): void {
  announceTab();
  const others = read().filter((file) => file.address !== address);
  const isOfTab = !browserSession().isRemembered();
  write([...others, { address, uploadedAt: now, page: thisTab, isOfTab }]);
}

/** Removes addresses that a saved row shows or whose files were removed. */
export function forgetUnsaved(addresses: readonly string[]): void {
  const known = read();
  const rest = known.filter(({ address }) => !addresses.includes(address));
  if (rest.length < known.length) write(rest);
}

/** Returns the addresses whose tab has closed and that no draft mentions. */
export async function abandonedFiles(now = Date.now()): Promise<string[]> {
  const known = read();
  if (known.length === 0) return [];
  const open = await openTabs();
  const hasEnded = (file: UnsavedFile) => {
    const isOld = now - file.uploadedAt > PAGE_LIFE_MS;
    return open ? !open.has(file.page) && (isOld || !file.isOfTab) : isOld;
  };
  return known
    .filter((file) => file.page !== thisTab && hasEnded(file))
    .map(({ address }) => address)
    .filter((address) => !isInDraft(address));
}

/** Whether a draft in this browser mentions the file. */
export function isInDraft(address: string): boolean {
  const { localStorage, sessionStorage } = window;
  return [...Object.entries(localStorage), ...Object.entries(sessionStorage)].some(
    ([key, value]: [string, unknown]) =>
      key !== STORAGE_KEY && typeof value === 'string' && value.includes(address),
  );
}

function read(): UnsavedFile[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsavedFile) : [];
  } catch {
    return [];
  }
}

function isUnsavedFile(entry: unknown): entry is UnsavedFile {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'address' in entry &&
    typeof entry.address === 'string' &&
    'uploadedAt' in entry &&
    typeof entry.uploadedAt === 'number' &&
    'page' in entry &&
    typeof entry.page === 'string'
  );
}

/** A full storage must not stop an upload. At worst an unused file stays behind. */
function write(files: readonly UnsavedFile[]): void {
  try {
    if (files.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(files));
  } catch {
    return;
  }
}
