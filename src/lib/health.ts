import { HEALTH_LIMIT_MS } from './time-limits';

/** The parts that `/healthz` reports on. */
export type Part = 'database' | 'storage' | 'disk';

/** Checks whether a part is healthy. A check that rejects or does not settle in time has failed. */
export type Checks = Readonly<Partial<Record<Part, () => Promise<boolean>>>>;

/** Runs all checks at once. Resolves with the unhealthy parts, within HEALTH_LIMIT_MS. */
export async function findUnhealthyParts(checks: Checks): Promise<Part[]> {
  const results = (Object.entries(checks) as [Part, () => Promise<boolean>][]).map(async ([part, check]) => {
    const isHealthy = await Promise.race([check(), timeOut()]).catch(() => false);
    return isHealthy ? [] : [part];
  });
  return (await Promise.all(results)).flat();
}

function timeOut(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, HEALTH_LIMIT_MS, false));
}
