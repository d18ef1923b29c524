import type { Page } from '@playwright/test';

/** Slow enough that an upload lasts longer than the checks during it. */
const SLOW_BYTES_PER_S = 15_000;

interface Conditions {
  offline?: boolean;
  /** Bytes per second; -1 is no limit. */
  uploadThroughput?: number;
}

export async function emulateNetwork(page: Page): Promise<(conditions: Conditions) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async ({ offline = false, uploadThroughput = -1 }) => {
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
}

/** Slows down uploads until the returned function is called. */
export async function slowUploads(page: Page): Promise<() => Promise<void>> {
  const emulate = await emulateNetwork(page);
  await emulate({ uploadThroughput: SLOW_BYTES_PER_S });
  return () => emulate({});
}
