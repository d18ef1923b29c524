import { HEALTH_LIMIT_MS } from './time-limits';

/** The parts that `/healthz` reports on. */
export type Part = 'database' | 'storage' | 'disk';

/** Each check resolves to whether its part works. Rejecting or exceeding HEALTH_LIMIT_MS counts as failing. */
export type Checks = Readonly<Partial<Record<Part, () => Promise<boolean>>>>;

/** Runs all checks in parallel and returns the failing parts, within HEALTH_LIMIT_MS. */
export async function findIllParts(checks: Checks): Promise<Part[]> {
  const asked = (Object.entries(checks) as [Part, () => Promise<boolean>][]).map(async ([part, check]) => {
    const isWell = await Promise.race([check(), givenUp()]).catch(() => false);
    return isWell ? [] : [part];
  });
  return (await Promise.all(asked)).flat();
}

function givenUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, HEALTH_LIMIT_MS, false));
}
