import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  browser,
  closeBrowser,
  HOUR_S,
  KEY,
  nextMessage,
  openBrowser,
  openTab,
  session,
} from './browser-tabs';

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

  test('survives a reload of its tab', async () => {
    const tab = openTab();
    tab.setItem(KEY, session());
    closeBrowser();
    expect(await openTab(tab.own).read()).toBe(session());
  });

  test('delays nothing where no tab has one', async () => {
    const ask = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    expect(await openTab().read()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
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
    await vi.waitFor(async () => expect(await second.read()).toBe(session({ expiresIn: 2 * HOUR_S })));
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
    await vi.waitFor(() => expect(second.userChanges).toEqual([{ kind: 'signed-out', userId: 'defne' }]));
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
    await vi.waitFor(() => expect(second.userChanges).toEqual([{ kind: 'other-person', userId: 'defne' }]));
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
