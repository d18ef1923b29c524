type StorageName = 'localStorage' | 'sessionStorage';

/** Keeps what a browser refuses to store until the page is left. */
class PageStorage implements Storage {
  [name: string]: unknown;
  private readonly entries = new Map<string, string>();

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}

const opened: Partial<Record<StorageName, Storage>> = {};

/** Returns a storage of the browser. Where site data is blocked, it is one that lasts as long as the page. */
export function webStorage(name: StorageName): Storage {
  opened[name] ??= open(name);
  return opened[name];
}

/** Whether the browser stores nothing, so that a session ends with the page. */
export function isStorageRefused(): boolean {
  return webStorage('sessionStorage') instanceof PageStorage;
}

/** Some private windows have a storage with no room at all. One that is merely full has entries. */
function open(name: StorageName): Storage {
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

/** Returns the keys in a storage. */
export function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}
