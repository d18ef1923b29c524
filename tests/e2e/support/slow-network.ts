import type { Page } from '@playwright/test';

/** Slow enough that an upload lasts longer than the checks during it. */
const SLOW_BYTES_PER_S = 15_000;

/** Slows down uploads until the returned function is called. */
export async function slowUploads(page: Page, bytesPerS = SLOW_BYTES_PER_S): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await limit(bytesPerS);
  return async () => {
    await limit(-1);
    await session.detach();
  };
}
