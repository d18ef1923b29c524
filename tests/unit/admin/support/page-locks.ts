import { vi } from 'vitest';

/** What a browser's locks tell: the pages whose locks are held. */
export function stubLocks() {
  const held = new Set<string>();
  const locks = {
    request: (name: string) => held.add(name),
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  return { endAllPages: () => held.clear() };
}
