/** In milliseconds, for browsers without requestIdleCallback: long enough for the first render. */
const SURELY_DRAWN_MS = 300;

/** Calls back once the browser is idle. Returns the function that cancels it. */
export function onceIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, SURELY_DRAWN_MS);
  return () => clearTimeout(timer);
}
