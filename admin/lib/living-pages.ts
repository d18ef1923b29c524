const LOCK_PREFIX = 'dernek-sayfa-';

/** This page, from its loading to its end. */
export const thisPage = crypto.randomUUID();
let isAnnounced = false;

/** A lock that is held until the page ends, however it ends, is how other pages know that its forms may still be open. */
export function announcePage(): void {
  if (isAnnounced || !('locks' in navigator)) return;
  isAnnounced = true;
  void navigator.locks.request(LOCK_PREFIX + thisPage, () => new Promise<never>(() => undefined));
}

/** Gives the pages of this site that are open in this browser and have announced themselves, or null where a browser cannot tell. */
export async function livingPages(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null;
  const { held = [], pending = [] } = await navigator.locks.query();
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(
    names.filter((name) => name.startsWith(LOCK_PREFIX)).map((name) => name.slice(LOCK_PREFIX.length)),
  );
}
