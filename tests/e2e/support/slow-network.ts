import type { Page } from '@playwright/test';

/** So slow that an upload outlasts whatever is looked at meanwhile. */
const SLOW_BYTES_PER_S = 15_000;

/** Slows down what the page sends; call what it gives to have the full speed again. */
export async function slowUploads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await limit(SLOW_BYTES_PER_S);
  return async () => {
    await limit(-1);
    await session.detach();
  };
}
