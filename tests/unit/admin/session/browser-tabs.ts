import { createSessionStorage, type UserChange } from '../../../../admin/session/session-storage';

export const KEY = 'dernek-oturum';
export const DAY_MS = 24 * 60 * 60 * 1000;
export const HOUR_S = 3600;
export const START = Date.parse('2026-11-23T09:00:00Z');

/** One browser with its clock and its storage on the device. */
export const browser = {
  now: START,
  device: new Map<string, string>(),
  channels: new Set<BroadcastChannel>(),
  /** The tabs that have announced a session. */
  holders: new Set<object>(),
};

/** A browser's storage; `values` are left from before a crash or a reload. */
function place(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A tab of the browser, with a real channel to the others. */
export function openTab(own = new Map<string, string>()) {
  const holder = {};
  const storage = createSessionStorage({
    device: place(browser.device),
    tab: place(own),
    openChannel: () => {
      const channel = new BroadcastChannel('test');
      browser.channels.add(channel);
      return channel;
    },
    announceSession: () => {
      browser.holders.add(holder);
      return () => browser.holders.delete(holder);
    },
    countOthers: () => Promise.resolve([...browser.holders].filter((other) => other !== holder).length),
    now: () => browser.now,
  });
  const userChanges: UserChange[] = [];
  storage.onUserChange((change) => userChanges.push(change));
  return { ...storage, own, userChanges, read: () => storage.getItem(KEY) };
}

/** The next message between the tabs, after all have received it. */
export function nextMessage(): Promise<unknown> {
  const channel = new BroadcastChannel('test');
  browser.channels.add(channel);
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      setImmediate(() => resolve(data)),
    );
  });
}

interface Wanted {
  id?: string;
  user?: string;
  /** Seconds from the start until the token expires. */
  expiresIn?: number;
}

export function session({ id = 'bir', user = 'defne', expiresIn = HOUR_S }: Wanted = {}): string {
  return JSON.stringify({
    access_token: ['e30', btoa(JSON.stringify({ session_id: id })), 'x'].join('.'),
    refresh_token: `yenile-${expiresIn}`,
    expires_at: START / 1000 + expiresIn,
    user: { id: user },
  });
}

/** Closes all tabs and everything that ends with them. */
export function closeBrowser(): void {
  browser.channels.forEach((channel) => channel.close());
  browser.channels.clear();
  browser.holders.clear();
}

/** Another browser, in which nobody has signed in. */
export function openBrowser(): void {
  browser.now = START;
  browser.device.clear();
}
