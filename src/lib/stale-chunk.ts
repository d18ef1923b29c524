const RELOADED_AT = 'stale-chunk-reloaded-at';
/** A chunk that is still missing after a reload is not stale; the visitor then sees the error. */
const RELOAD_AGAIN_AFTER_MS = 30_000;

/** A page's chunk could not be loaded: most often a new version has replaced the one this tab began with. */
export class StaleChunkError extends Error {
  override name = 'StaleChunkError';
}

/** Imports a page's chunk; throws StaleChunkError if it cannot be had. */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new StaleChunkError('A chunk of the site could not be loaded', { cause });
  }
}

/** Reloads the document, unless that has just been tried or cannot be remembered. */
export function reloadOnce(now = Date.now()): void {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    // Without storage a reload could repeat for ever.
    return;
  }
  window.location.reload();
}
