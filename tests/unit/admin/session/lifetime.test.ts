import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browser, closeBrowser, DAY_MS, KEY, openBrowser, openTab, session, START } from './browser-tabs';

beforeEach(openBrowser);
afterEach(closeBrowser);

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
      await vi.waitFor(async () => expect(await tab.read()).not.toBeNull());
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

test('a session without times has ended', async () => {
  browser.device.set(KEY, session());
  expect(await openTab().read()).toBeNull();
});
