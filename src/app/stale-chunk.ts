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

/** Reloads the document unless it has just been done; says whether it does. */
export function reloadOnce(now = Date.now()): boolean {
  const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
  if (now - reloadedAt < RELOAD_AGAIN_AFTER_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(now));
  window.location.reload();
  return true;
}
