import { ROUNDS } from './rounds';

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
