import { vi } from 'vitest';

/** Stubs as much of a browser as `reloadOnce` needs, with an empty memory; gives what hears of reloads. */
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
