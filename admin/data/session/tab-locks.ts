/** Held by every tab with a session that ends with the browser. */
export const SESSION_LOCK = 'dernek-oturum-sekmesi';
/** Held by every tab with unsaved changes. */
export const UNSAVED_LOCK = 'dernek-kaydedilmemis';
/** Held by every tab that has stored a draft. */
const OPEN_LOCK = 'dernek-sayfa';

/** Identifies this tab while its document is loaded. */
export const thisTab = crypto.randomUUID();
let isAnnounced = false;

/** Holds this tab's lock of a name until the tab closes or the returned function is called. */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator)
    // Refused where site data is blocked; then no tab counts the others.
    navigator.locks.request(`${name}:${thisTab}`, { mode: 'shared' }, () => released).catch(() => undefined);
  return release;
}

export async function countOtherHolders(name: string): Promise<number | null> {
  const holders = await holdersOf(name);
  return holders && [...holders].filter((tab) => tab !== thisTab).length;
}

/** Tells the other tabs that this one is open, so that none takes over its drafts. */
export function announceTab(): void {
  if (isAnnounced || !('locks' in navigator)) return;
  isAnnounced = true;
  holdLock(OPEN_LOCK);
}

/** Returns the announced tabs that are still open; null where the browser has no locks. */
export function openTabs(): Promise<ReadonlySet<string> | null> {
  return holdersOf(OPEN_LOCK);
}

async function holdersOf(name: string): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null;
  const locks = await navigator.locks.query().catch(() => null);
  if (!locks) return null;
  const { held = [], pending = [] } = locks;
  const prefix = `${name}:`;
  const names = [...held, ...pending].map((lock) => lock.name ?? '');
  return new Set(names.filter((held) => held.startsWith(prefix)).map((held) => held.slice(prefix.length)));
}
