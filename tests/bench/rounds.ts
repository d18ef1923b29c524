const DEFAULT_ROUNDS = 7;

/** How often everything is measured; ROUNDS=1 for a quick look. */
export const ROUNDS = Number(process.env.ROUNDS ?? DEFAULT_ROUNDS);

/**
 * Measures every subject once per round, so that a machine that is busy for a while is busy for all of them. A first round warms
 * servers up and is thrown away. Gives each subject's measurements, in the order of the rounds.
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

/** The middle of some numbers; of an even count, the upper of the two. Throws when there are none. */
export function median(numbers: readonly number[]): number {
  return medianBy(numbers, (number) => number);
}

/** The one of some things whose number is the median. Throws when there are none. */
export function medianBy<Thing>(things: readonly Thing[], numberOf: (thing: Thing) => number): Thing {
  const sorted = [...things].sort((left, right) => numberOf(left) - numberOf(right));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('No number has no middle');
  return middle;
}
