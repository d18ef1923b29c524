import { vi } from 'vitest';

/** Stubs the parts of a browser that `reloadOnce` needs, with empty storage. Returns the mock of `reload`. */
export function stubReloadableWindow() {
  const reload = vi.fn();
  const storage = new Map<string, string>();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return reload;
}
