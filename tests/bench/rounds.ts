const DEFAULT_ROUNDS = 7;

/** The number of rounds; ROUNDS=1 for a quick look. */
export const ROUNDS = Number(process.env.ROUNDS ?? DEFAULT_ROUNDS);

/**
 * Measures every subject once per round, so that a temporary load of the machine affects all of them. A first round warms up and is
 * discarded. Returns each subject's measurements in the order of the rounds.
 */
export async function measureInterleaved<Subject, Measured>(
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Map<Subject, Measured[]>> {
  const measured = new Map<Subject, Measured[]>(subjects.map((subject) => [subject, []]));
  for (const subject of subjects) await measure(subject);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) measured.get(subject)?.push(await measure(subject));
  }
  return measured;
}

/** Returns the median, or the upper of the two middle numbers. Throws if there are none. */
export function median(numbers: readonly number[]): number {
  return medianBy(numbers, (number) => number);
}

/** Returns the thing whose number is the median. Throws if there are none. */
export function medianBy<Thing>(things: readonly Thing[], numberOf: (thing: Thing) => number): Thing {
  const sorted = [...things].sort((left, right) => numberOf(left) - numberOf(right));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of no numbers');
  return middle;
}
