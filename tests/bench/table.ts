import { ROUNDS } from './rounds';

export type Unit = 's' | 'ms' | 'kB' | 'MB' | '';

/** One line: our figure, what was measured beside it, and the limit, as a ratio of that or as a figure. */
export interface Line {
  what: string;
  unit: Unit;
  ours: number;
  beside?: number;
  limit?: { times: number } | { atLeastTimes: number } | { atMost: number };
}

const HEAD = ['what', 'ours', 'beside', 'ratio', 'limit', ''];

/** Writes a table to the terminal, in Markdown. `beside` says what the second column is. */
export function printTable(title: string, beside: string, lines: readonly Line[]): void {
  const head = HEAD.map((name) => (name === 'beside' ? beside : name));
  const rows = [head, ...lines.map(toCells)];
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const [first = '', ...others] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  say(`\n${title} (medians of ${ROUNDS})\n\n${[first, rule, ...others].join('\n')}\n`);
}

/** Writes a sentence to the terminal. */
export function say(sentence: string): void {
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
    limit === undefined ? '' : isKept(ours, ratio, limit) ? 'kept' : 'MISSED',
  ];
}

function formatLimit(limit: NonNullable<Line['limit']>, unit: Unit): string {
  if ('times' in limit) return `${limit.times}×`;
  return 'atMost' in limit ? format(limit.atMost, unit) : `at least ${limit.atLeastTimes}×`;
}

function isKept(ours: number, ratio: number | undefined, limit: NonNullable<Line['limit']>): boolean {
  if ('times' in limit) return (ratio ?? Infinity) <= limit.times;
  return 'atMost' in limit ? ours <= limit.atMost : (ratio ?? 0) >= limit.atLeastTimes;
}

/** Short enough to read; what is less than one keeps two digits, so that a zero was measured as one. */
function format(figure: number, unit: Unit): string {
  const digits = figure >= 100 || Number.isInteger(figure) ? 0 : 1;
  const text = figure < 1 ? String(Number(figure.toPrecision(2))) : figure.toFixed(digits);
  return `${text}${unit && ` ${unit}`}`;
}
