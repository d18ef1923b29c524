import { HEALTH_LIMIT_MS } from './time-limits';

/** The parts that `/healthz` tells of. */
export type Part = 'database' | 'storage' | 'disk';

/** Whether a part is well; one that rejects, or does not answer in time, is ill. */
export type Checks = Readonly<Partial<Record<Part, () => Promise<boolean>>>>;

/** Asks all parts at once and gives those that are ill, within HEALTH_LIMIT_MS. */
export async function findUnhealthyParts(checks: Checks): Promise<Part[]> {
  const asked = (Object.entries(checks) as [Part, () => Promise<boolean>][]).map(async ([part, check]) => {
    const isWell = await Promise.race([check(), givenUp()]).catch(() => false);
    return isWell ? [] : [part];
  });
  return (await Promise.all(asked)).flat();
}

function givenUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, HEALTH_LIMIT_MS, false));
}
