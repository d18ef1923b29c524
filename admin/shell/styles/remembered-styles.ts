import { createCache } from '@ant-design/cssinjs';

type StyleCache = ReturnType<typeof createCache>;
/** What Ant Design makes of a path, a component's name under a theme: its styles as text, and what they are called. */
type Made = readonly [path: string, content: unknown];

const KEY = 'yonetim-bicimleri';

/**
 * Takes the name of the build, null for none; gives Ant Design's cache of styles, filled with those that earlier visits made under
 * the same build: making them is a quarter of a phone's work for a list. They are kept when the page is left or hidden.
 * Styles are never thrown away either: what one form was drawn with, the next one need not make again.
 */
export function createStyleCache(build: string | null): StyleCache {
  const cache = createCache();
  const made = build === null ? new Map<string, unknown>() : readMade(build);
  let hasNew = false;
  for (const [path, content] of made) cache.opUpdate(path, () => [0, content]);

  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) =>
    update(path, (before) => {
      const after = next(before);
      if (after === null || made.has(path)) return after ?? before;
      made.set(path, after[1]);
      hasNew = true;
      return after;
    });

  if (build !== null) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && hasNew) hasNew = !keepMade(build, [...made]);
    });
  }
  return cache;
}

function readMade(build: string): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return new Map(isKept(kept) && kept.build === build ? kept.made : []);
  } catch {
    return new Map();
  }
}

/** Says whether it could be kept: a browser may have no room, or be told to keep nothing. */
function keepMade(build: string, made: readonly Made[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ build, made }));
    return true;
  } catch {
    return false;
  }
}

function isKept(value: unknown): value is { build: unknown; made: readonly Made[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    'made' in value &&
    Array.isArray(value.made)
  );
}
