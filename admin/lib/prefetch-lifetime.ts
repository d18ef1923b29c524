/** In milliseconds: long enough to load the code of the screen that asks for it. */
export const PREFETCHED_MS = 10_000;
