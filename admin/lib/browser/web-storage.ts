type StorageName = 'localStorage' | 'sessionStorage';

/** Keeps what a browser refuses to store until the page is left. */
class PageStorage extends Map<string, string> {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

const opened: Partial<Record<StorageName, Storage | PageStorage>> = {};

/** Returns a storage of the browser. Where site data is blocked, it is one that lasts as long as the page. */
export function webStorage(name: StorageName): Storage | PageStorage {
  opened[name] ??= open(name);
  return opened[name];
}

/** Whether the browser stores nothing, so that a session ends with the page. */
export function isStorageRefused(): boolean {
  return webStorage('sessionStorage') instanceof PageStorage;
}

/** Some private windows have a storage with no room at all. One that is merely full has entries. */
function open(name: StorageName): Storage | PageStorage {
  const probe = 'dernek-deneme';
  try {
    const storage = window[name];
    try {
      storage.setItem(probe, '');
      storage.removeItem(probe);
    } catch (error) {
      if (storage.length === 0) throw error;
    }
    return storage;
  } catch {
    return new PageStorage();
  }
}

export function keysOf(storage: Storage | PageStorage): string[] {
  return storage instanceof PageStorage ? [...storage.keys()] : Object.keys(storage);
}
