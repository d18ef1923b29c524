import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_MS = 25;

/** Resolves when the condition holds. Rejects after `timeoutMs`. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Condition not met within ${timeoutMs} ms`);
    await delay(POLL_INTERVAL_MS);
  }
}
