const RELOADED_AT = 'stale-chunk-reloaded-at';
/** A chunk still missing after a reload is not stale; the visitor then sees the error. */
const RELOAD_AGAIN_AFTER_MS = 30_000;

/** A page's chunk failed to load, usually because a new version replaced it. */
export class StaleChunkError extends Error {
  override name = 'StaleChunkError';
}

/** Imports a page's chunk. Throws StaleChunkError if that fails. */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new StaleChunkError('A chunk of the site could not be loaded', { cause });
  }
}

/**
 * Reloads the document, unless it did so in the last 30 seconds or session storage is unavailable. `now` is in
 * milliseconds.
 */
export function reloadOnce(now = Date.now()): void {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    // Without storage, the reload could repeat forever.
    return;
  }
  window.location.reload();
}
