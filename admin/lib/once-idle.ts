/** A browser that cannot tell when it is idle has drawn what it had to by then. */
const SURELY_DRAWN_MS = 300;

/** Calls back once the browser has drawn what it has to and has nothing else to do; gives the function that calls it off. */
export function onceIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, SURELY_DRAWN_MS);
  return () => clearTimeout(timer);
}
