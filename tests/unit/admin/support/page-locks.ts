import { vi } from 'vitest';

/** Stubs the browser's locks with the given open pages. */
export function stubLocks() {
  const held = new Set<string>();
  const locks = {
    request: (name: string) => held.add(name),
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  return { endAllPages: () => held.clear() };
}
