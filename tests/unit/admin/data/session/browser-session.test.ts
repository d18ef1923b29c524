import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSessionStorage, type UserChange } from '../../../../../admin/data/session/browser-session';
import { waitUntil } from '../../../../fixtures/wait-until';

const KEY = 'dernek-oturum';
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_S = 3600;
const START = Date.parse('2026-11-23T09:00:00Z');

/** One browser with its clock and its storage on the device. */
const browser = {
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
function openTab(own = new Map<string, string>()) {
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
function nextMessage(): Promise<unknown> {
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

function session({ id = 'bir', user = 'defne', expiresIn = HOUR_S }: Wanted = {}): string {
  return JSON.stringify({
    access_token: ['e30', btoa(JSON.stringify({ session_id: id })), 'x'].join('.'),
    refresh_token: `yenile-${expiresIn}`,
    expires_at: START / 1000 + expiresIn,
    user: { id: user },
  });
}

/** Closes all tabs and everything that ends with them. */
function closeBrowser(): void {
  browser.channels.forEach((channel) => channel.close());
  browser.channels.clear();
  browser.holders.clear();
}

/** Another browser, in which nobody has signed in. */
function openBrowser(): void {
  browser.now = START;
  browser.device.clear();
}

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('a session that ends with the browser', () => {
  test('is in no persistent storage, and a new tab gets it from an open one', async () => {
    const first = openTab();
    first.setItem(KEY, session());
    expect([...browser.device.values()].join()).not.toContain('yenile');
    expect(await openTab().read()).toBe(session());
  });

  test('ends when its last tab closes', async () => {
    openTab().setItem(KEY, session());
    closeBrowser();
    expect(await openTab().read()).toBeNull();
  });

  test('is not awaited indefinitely from a sleeping tab', async () => {
    browser.holders.add({});
    expect(await openTab().read()).toBeNull();
  });

  test('passes a renewed token to every tab, so that none uses the old one again', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    first.setItem(KEY, session({ expiresIn: 2 * HOUR_S }));
    await waitUntil(async () => expect(await second.read()).toBe(session({ expiresIn: 2 * HOUR_S })));
  });

  test('is requested from other tabs before a token is renewed, because a sleeping tab may have missed a renewal', async () => {
    const first = openTab();
    first.setItem(KEY, session({ expiresIn: 3 * HOUR_S }));
    // The tab wakes up with an old token.
    const slept = openTab(new Map([...first.own, [KEY, session({ expiresIn: 60 })]]));
    expect(await slept.read()).toBe(session({ expiresIn: 3 * HOUR_S }));
  });

  test('is removed from every tab when one signs out, which can still inform the server', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    first.announceSignOut();
    expect(await first.read()).toBe(session());
    await waitUntil(() => expect(second.userChanges).toEqual([{ kind: 'signed-out', userId: 'defne' }]));
    expect(await second.read()).toBeNull();
    first.removeItem(KEY);
    expect(await first.read()).toBeNull();
    expect([...first.own, ...second.own, ...browser.device]).toEqual([]);
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

  test('that the server has refused is told as closed until the next sign-in; a sign-out is not', async () => {
    const tab = openTab();
    tab.setItem(KEY, session());
    await tab.read();
    tab.removeItem(KEY);
    expect(tab.endReason()).toBe('closed');
    tab.setItem(KEY, session());
    expect(tab.endReason()).toBeUndefined();
    tab.announceSignOut();
    tab.removeItem(KEY);
    expect(tab.endReason()).toBeUndefined();
  });

  test('of another person empties a tab that shows the first person’s rows', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setItem(KEY, session());
    await second.read();
    browser.now += 1000;
    first.removeItem(KEY);
    first.setItem(KEY, session({ id: 'iki', user: 'ege' }));
    await waitUntil(() => expect(second.userChanges).toEqual([{ kind: 'other-person', userId: 'defne' }]));
  });
});

describe('a session that is remembered on the device', () => {
  test('is found by every tab, even after the browser was closed', async () => {
    const tab = openTab();
    tab.rememberNext(true);
    tab.setItem(KEY, session());
    expect(tab.own.size).toBe(0);
    expect(await openTab().read()).toBe(session());
    expect(openTab().isRemembered()).toBe(true);
  });

  test('stays remembered when it is renewed, and the next sign-in chooses again', async () => {
    const tab = openTab();
    tab.rememberNext(true);
    tab.setItem(KEY, session());
    tab.setItem(KEY, session({ expiresIn: 2 * HOUR_S }));
    expect(browser.device.has(KEY)).toBe(true);
    tab.rememberNext(false);
    tab.setItem(KEY, session({ id: 'iki' }));
    expect(browser.device.has(KEY)).toBe(false);
    expect(await tab.read()).toBe(session({ id: 'iki' }));
  });
});

test('the code verifier of a recovery is found by the tab that the mail’s link opens', async () => {
  openTab().setItem(`${KEY}-code-verifier`, '"gizli"');
  closeBrowser();
  expect(await openTab().getItem(`${KEY}-code-verifier`)).toBe('"gizli"');
});

describe.each([
  ['with the browser', false],
  ['on the device', true],
])('a session that is remembered %s', (_where, isRemembered) => {
  const signIn = () => {
    const tab = openTab();
    tab.rememberNext(isRemembered);
    tab.setItem(KEY, session({ expiresIn: 60 * DAY_MS }));
    return tab;
  };

  test('ends after seven days without use', async () => {
    const tab = signIn();
    browser.now += 7 * DAY_MS;
    expect(await tab.read()).not.toBeNull();
    browser.now += 1;
    expect(await tab.read()).toBeNull();
    expect(tab.endReason()).toBe('unused');
    expect([...browser.device, ...tab.own]).toEqual([]);
  });

  test('continues while any tab uses it, for thirty days at most', async () => {
    const [tab, other] = [signIn(), openTab()];
    await other.read();
    for (let day = 6; day <= 30; day += 6) {
      browser.now = START + day * DAY_MS;
      other.noteUse();
      await waitUntil(async () => expect(await tab.read()).not.toBeNull());
    }
    browser.now = START + 30 * DAY_MS + 1;
    expect(await tab.read()).toBeNull();
    expect(tab.endReason()).toBe('old');
  });

  test('is not revived by use after its end', async () => {
    const tab = signIn();
    browser.now += 7 * DAY_MS + 1;
    tab.noteUse();
    expect(await tab.read()).toBeNull();
  });
});
