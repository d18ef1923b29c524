import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 3000;
const PATIENCE_MS = 90_000;
const TOO_MANY = 429;

/** Asks again while the answer is 429: GoTrue lets one address sign in thirty times at once, and then once in two seconds. */
export async function patientFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(...request);
    if (response.status !== TOO_MANY || Date.now() > until) return response;
    await wait(PAUSE_MS);
  }
}
