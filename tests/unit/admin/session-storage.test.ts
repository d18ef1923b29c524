import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStorage, type Departure } from '../../../admin/auth/session-storage';

const KEY = 'dernek-oturum';
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_S = 3600;
const START = Date.parse('2026-11-23T09:00:00Z');

let now: number;
let device: Map<string, string>;
let channels: BroadcastChannel[];
/** The tabs that say that they have a session. */
let holders: Set<object>;

/** A browser's storage; `values` are what a crash or a reload leaves in it. */
function place(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A tab of the one browser; real channels between them. */
function openTab(own = new Map<string, string>()) {
  const holder = {};
  const storage = createSessionStorage({
    device: place(device),
    tab: place(own),
    openChannel: () => {
      const channel = new BroadcastChannel('test');
      channels.push(channel);
      return channel;
    },
    holdPlace: () => {
      holders.add(holder);
      return () => holders.delete(holder);
    },
    countOthers: () => Promise.resolve([...holders].filter((other) => other !== holder).length),
    now: () => now,
  });
  const departures: Departure[] = [];
  storage.onDeparture((departure) => departures.push(departure));
  return { ...storage, own, departures, read: () => storage.getItem(KEY) };
}

/** The next message between the tabs, once all of them have heard it. */
function nextMessage(): Promise<unknown> {
  const channel = new BroadcastChannel('test');
  channels.push(channel);
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => setImmediate(() => resolve(data)));
  });
}

interface Wanted {
  id?: string;
  user?: string;
  /** Seconds from the start until the token expires. */
  expiresIn?: number;
}

function session({ id = 'bir', user = 'defne', expiresIn = HOUR_S }: Wanted = {}): string {
  return JSON.stringify({
    access_token: ['e30', btoa(JSON.stringify({ session_id: id })), 'x'].join('.'),
    refresh_token: `yenile-${expiresIn}`,
    expires_at: START / 1000 + expiresIn,
    user: { id: user },
  });
}

beforeEach(() => {
  now = START;
  device = new Map();
  channels = [];
  holders = new Set();
});
afterEach(() => channels.forEach((channel) => channel.close()));

describe('a session that ends with the browser', () => {
  test('stands in no storage that outlives it, and a new tab gets it from an open one', async () => {
    const first = openTab();
    first.setItem(KEY, session());
    expect([...device.values()].join()).not.toContain('yenile');
    expect(await openTab().read()).toBe(session());
  });

  test('is gone when its last tab is gone', async () => {
    openTab().setItem(KEY, session());
    channels.splice(0).forEach((channel) => channel.close());
    holders.clear();
    expect(await openTab().read()).toBeNull();
  });

  test('survives a reload of its tab', async () => {
    const tab = openTab();
    tab.setItem(KEY, session());
    channels.splice(0).forEach((channel) => channel.close());
    holders.clear();
    expect(await openTab(tab.own).read()).toBe(session());
  });

  test('is not waited for where no tab has one', async () => {
    const ask = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    expect(await openTab().read()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });

  test('is not waited for for ever where the tab that has one sleeps', async () => {
    holders.add({});
    expect(await openTab().read()).toBeNull();
  });

  test('takes a renewed token to every tab, so that none uses the old one again', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    first.setItem(KEY, session({ expiresIn: 2 * HOUR_S }));
    await vi.waitFor(async () => expect(await second.read()).toBe(session({ expiresIn: 2 * HOUR_S })));
  });

  test('is asked for before a token is renewed: a tab that slept may have missed the news', async () => {
    const first = openTab();
    first.setItem(KEY, session({ expiresIn: 3 * HOUR_S }));
    // What a tab wakes up with.
    const slept = openTab(new Map([...first.own, [KEY, session({ expiresIn: 60 })]]));
    expect(await slept.read()).toBe(session({ expiresIn: 3 * HOUR_S }));
  });

  test('goes from every tab at once with the sign-out of one, whose server can still be told', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    first.announceSignOut();
    expect(await first.read()).toBe(session());
    await vi.waitFor(() => expect(second.departures).toEqual([{ kind: 'signed-out', userId: 'defne' }]));
    expect(await second.read()).toBeNull();
    first.removeItem(KEY);
    expect(await first.read()).toBeNull();
    expect([...first.own, ...second.own, ...device]).toEqual([]);
  });

  test('stays in a tab with a newer token when another tab fails with the old one', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    second.own.set(KEY, session({ expiresIn: 2 * HOUR_S }));
    const told = nextMessage();
    first.removeItem(KEY);
    expect(await told).toMatchObject({ kind: 'ended' });
    expect(await second.read()).toBe(session({ expiresIn: 2 * HOUR_S }));
  });

  test('of somebody else empties a tab that shows the first person’s rows', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    now += 1000;
    first.removeItem(KEY);
    first.setItem(KEY, session({ id: 'iki', user: 'ege' }));
    await vi.waitFor(() => expect(second.departures).toEqual([{ kind: 'other-person', userId: 'defne' }]));
  });
});

describe('a session that is kept on the device', () => {
  test('is found by every tab, also after the browser was closed', async () => {
    const tab = openTab();
    tab.keepNext(true);
    tab.setItem(KEY, session());
    expect(tab.own.size).toBe(0);
    expect(await openTab().read()).toBe(session());
    expect(openTab().isKept()).toBe(true);
  });

  test('stays kept when it is renewed, and the next sign-in is asked anew', async () => {
    const tab = openTab();
    tab.keepNext(true);
    tab.setItem(KEY, session());
    tab.setItem(KEY, session({ expiresIn: 2 * HOUR_S }));
    expect(device.has(KEY)).toBe(true);
    tab.keepNext(false);
    tab.setItem(KEY, session({ id: 'iki' }));
    expect(device.has(KEY)).toBe(false);
    expect(await tab.read()).toBe(session({ id: 'iki' }));
  });
});

describe.each([
  ['with the browser', false],
  ['on the device', true],
])('a session that is kept %s', (_where, isKept) => {
  const signIn = () => {
    const tab = openTab();
    tab.keepNext(isKept);
    tab.setItem(KEY, session({ expiresIn: 60 * DAY_MS }));
    return tab;
  };

  test('ends after seven days without use', async () => {
    const tab = signIn();
    now += 7 * DAY_MS;
    expect(await tab.read()).not.toBeNull();
    now += 1;
    expect(await tab.read()).toBeNull();
    expect(tab.endReason()).toBe('unused');
    expect([...device, ...tab.own]).toEqual([]);
  });

  test('goes on while any tab uses it, thirty days at most', async () => {
    const [tab, other] = [signIn(), openTab()];
    await other.read();
    for (let day = 6; day <= 30; day += 6) {
      now = START + day * DAY_MS;
      other.noteUse();
      await vi.waitFor(async () => expect(await tab.read()).not.toBeNull());
    }
    now = START + 30 * DAY_MS + 1;
    expect(await tab.read()).toBeNull();
    expect(tab.endReason()).toBe('old');
  });

  test('is not brought to life by use after its end', async () => {
    const tab = signIn();
    now += 7 * DAY_MS + 1;
    tab.noteUse();
    expect(await tab.read()).toBeNull();
  });
});

test('a session of before, about which nothing is known, has ended', async () => {
  device.set(KEY, session());
  expect(await openTab().read()).toBeNull();
});

test('the secret half of a recovery is found by the tab that the mail’s link opens', async () => {
  openTab().setItem(`${KEY}-code-verifier`, '"gizli"');
  holders.clear();
  expect(await openTab().getItem(`${KEY}-code-verifier`)).toBe('"gizli"');
});
