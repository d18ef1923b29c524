/** Held by every tab with a session that ends with the browser. */
export const SESSION_LOCK = 'dernek-oturum-sekmesi';
/** Held by every tab with something that is not saved yet. */
export const UNSAVED_LOCK = 'dernek-kaydedilmemis';

const thisTab = crypto.randomUUID();

/** Takes a name; holds this tab's lock of that name until the tab ends, however it ends, or the function it gives is called. */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator)
    void navigator.locks.request(`${name}:${thisTab}`, { mode: 'shared' }, () => released);
  return release;
}

/** Takes a name; gives how many other tabs of this browser hold their lock of it, null where a browser cannot tell. */
export async function countOtherHolders(name: string): Promise<number | null> {
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map((lock) => lock.name ?? ''));
  names.delete(`${name}:${thisTab}`);
  return [...names].filter((held) => held.startsWith(`${name}:`)).length;
}
