import { CHROMIUM_ARGUMENTS } from '../fixtures/chromium';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** The phone of all limits: 390×844, a CPU four times slower, 1.6 Mbit/s down, 150 ms. */
const VIEWPORT = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const BYTES_PER_KB = 1000;

/**
 * Because Playwright listens for exceptions, V8 parses a file again whenever an Error is created in it, and React creates some at the
 * start. Visitors' browsers do not. With this flag V8 collects source positions at once, off the measured thread.
 */
export const PHONE_ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--js-flags=--no-enable-lazy-source-positions'];

/** The traffic of a page, in compressed bytes. */
export interface Traffic {
  requests: number;
  foreignRequests: number;
  scriptKB: number;
  fontKB: number;
}

export interface Phone {
  page: Page;
  /** Returns the traffic so far. */
  traffic: () => Traffic;
  close: () => Promise<void>;
}

/** Opens a phone with an empty cache. Requests to origins other than `home` count as foreign. */
export async function openPhone(
  browser: Browser,
  home: string,
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const frame = { viewport: VIEWPORT, deviceScaleFactor: 1, locale: 'tr-TR' };
  const context = await browser.newContext({ ...frame, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await countTraffic(session, home);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, traffic, close: () => context.close() };
}

/** Counts the traffic of a session's page. Returns the function that reads the sums. */
async function countTraffic(session: CDPSession, home: string): Promise<() => Traffic> {
  const types = new Map<string, string>();
  const sums = { requests: 0, foreignRequests: 0, scriptKB: 0, fontKB: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return;
    sums.requests += 1;
    if (new URL(request.url).origin !== home) sums.foreignRequests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    if (type.includes('javascript')) sums.scriptKB += encodedDataLength / BYTES_PER_KB;
    if (type.includes('font')) sums.fontKB += encodedDataLength / BYTES_PER_KB;
  });
  await session.send('Network.enable');
  return () => ({ ...sums });
}
