import { CHROMIUM_ARGUMENTS } from '../fixtures/chromium';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A middling phone on a slow line: 390×844, a CPU four times slower, 1.6 Mbit/s down, 150 ms. */
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
 * Playwright hears of exceptions, for which the engine reads all of a running file a second time whenever an Error is made: React
 * makes some as it starts. No visitor's browser does that; here it is read so at once, off the thread that is measured.
 */
export const PHONE_ARGUMENTS = [...CHROMIUM_ARGUMENTS, '--js-flags=--no-enable-lazy-source-positions'];

/** What a page loaded, counted on the wire. */
export interface Traffic {
  requests: number;
  foreignRequests: number;
  scriptKB: number;
  fontKB: number;
}

export interface Phone {
  page: Page;
  /** What was loaded until now. */
  traffic: () => Traffic;
  close: () => Promise<void>;
}

/** A phone that has never seen the site. Everything it asks of hosts but `home` counts as foreign. */
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

/** Starts to count what a session's page loads; call what it gives to read the sums. */
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
