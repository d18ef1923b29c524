const DEFAULT_ROUNDS = 7;

/** The number of rounds; ROUNDS=1 for a quick look. */
const ROUNDS = Number(process.env.ROUNDS ?? DEFAULT_ROUNDS);

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

export type Unit = 's' | 'ms' | 'kB' | 'MB' | '';

/** A line with our figure, the figure to compare with, and the limit, as a ratio of the two or as a figure. */
export interface Line {
  what: string;
  unit: Unit;
  ours: number;
  beside?: number;
  limit?: { times: number } | { atLeastTimes: number } | { atMost: number };
}

const HEAD = ['what', 'ours', 'beside', 'ratio', 'limit', ''];

/** Prints a table in Markdown. `beside` is the head of the second column. */
export function printTable(title: string, beside: string, lines: readonly Line[]): void {
  const head = HEAD.map((name) => (name === 'beside' ? beside : name));
  const rows = [head, ...lines.map(toCells)];
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const [first = '', ...others] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  printLine(`\n${title} (medians of ${ROUNDS})\n\n${[first, rule, ...others].join('\n')}\n`);
}

/** Prints a sentence. */
export function printLine(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function toCells({ what, unit, ours, beside, limit }: Line): string[] {
  const ratio = beside ? ours / beside : undefined;
  return [
    what,
    format(ours, unit),
    beside === undefined ? '' : format(beside, unit),
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    limit === undefined ? '' : formatLimit(limit, unit),
    limit === undefined ? '' : isMet(ours, ratio, limit) ? 'met' : 'MISSED',
  ];
}

function formatLimit(limit: NonNullable<Line['limit']>, unit: Unit): string {
  if ('times' in limit) return `${limit.times}×`;
  return 'atMost' in limit ? format(limit.atMost, unit) : `at least ${limit.atLeastTimes}×`;
}

function isMet(ours: number, ratio: number | undefined, limit: NonNullable<Line['limit']>): boolean {
  if ('times' in limit) return (ratio ?? Infinity) <= limit.times;
  return 'atMost' in limit ? ours <= limit.atMost : (ratio ?? 0) >= limit.atLeastTimes;
}

/** Rounds a figure. Figures below one have two significant digits, so that only a true zero prints as 0. */
function format(figure: number, unit: Unit): string {
  const digits = figure >= 100 || Number.isInteger(figure) ? 0 : 1;
  const text = figure < 1 ? String(Number(figure.toPrecision(2))) : figure.toFixed(digits);
  return `${text}${unit && ` ${unit}`}`;
}

/** A line with a figure that must not exceed `atMost`. */
export function upTo(what: string, unit: Unit, ours: number, atMost: number): Line {
  return { what, unit, ours, limit: { atMost } };
}

/** Returns a function that gives the medians of one figure of ours and of what is measured beside it. */
export function pairsOf<Measured>(ours: readonly Measured[], beside: readonly Measured[]) {
  const middle = (all: readonly Measured[], numberOf: (one: Measured) => number) => median(all.map(numberOf));
  return (numberOf: (one: Measured) => number) => ({
    ours: middle(ours, numberOf),
    beside: middle(beside, numberOf),
  });
}
