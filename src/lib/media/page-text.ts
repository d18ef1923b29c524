/** A piece of text on a page, in points from the lower left corner. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  /** The height of its letters. */
  readonly size: number;
}

/** Runs side by side on one baseline, without a gap as wide as one between columns. */
interface Line {
  text: string;
  readonly x: number;
  readonly y: number;
  end: number;
  readonly size: number;
}

/** In parts of the letters' height. */
const SAME_BASELINE = 0.5;
const WORD_GAP = 0.15;
const COLUMN_GAP = 1.2;
const PARAGRAPH_GAP = 1.7;
/** A line wider than this part of the page's text belongs to no column: a heading across, a page without columns. */
const WIDE = 0.6;
/** A column has lines of about this many heights, so that a table of figures is none. */
const COLUMN_WIDTH = 5;
const MIN_COLUMN_LINES = 3;
/** A page with more lines than this is no text to read, and is taken from the top. */
const MAX_LINES = 2_000;
/** The part of the lines that may cross the gap between two columns, such as centred headings. */
const CROSSING = 0.15;

const LIGATURES: Readonly<Record<string, string>> = {
  ...{ '\ufb00': 'ff', '\ufb01': 'fi', '\ufb02': 'fl', '\ufb03': 'ffi', '\ufb04': 'ffl' },
  ...{ '\ufb05': 'st', '\ufb06': 'st' },
};
/** What a program puts at the end of a line where it breaks a word. */
const HYPHEN = /[-\u00ad\u2010]$/;

/**
 * Joins the runs of a page into its text: column after column, words that were broken at the end of a line whole again,
 * ligatures as letters, paragraphs on lines of their own.
 */
export function pageText(runs: readonly TextRun[]): string {
  const lines = inOrder(linesOf(runs));
  const size = median(lines.map((line) => line.size));
  let text = '';
  let last: Line | undefined;
  for (const line of lines) {
    const next = line.text.trim();
    text = last === undefined ? next : join(text, next, isParagraph(last, line, size));
    last = line;
  }
  return text.replace(/\u00ad/g, '');
}

/** Returns a run's text as the database can store it: letters for ligatures, no control characters and no halves of characters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (letters) => LIGATURES[letters] ?? letters)
    .replace(/[\p{Cc}\p{Surrogate}\u200b-\u200d\u2060\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .normalize();
}

function linesOf(runs: readonly TextRun[]): Line[] {
  const sorted = runs
    .filter(({ text, x, y, size }) => text.trim() !== '' && size > 0 && Number.isFinite(x + y))
    .toSorted((one, other) => other.y - one.y || one.x - other.x);
  const lines: Line[] = [];
  let row: TextRun[] = [];
  for (const run of sorted) {
    const [first] = row;
    if (first && first.y - run.y > SAME_BASELINE * Math.max(first.size, run.size)) {
      lines.push(...splitRow(row));
      row = [];
    }
    row.push(run);
  }
  return [...lines, ...splitRow(row)];
}

/** Splits what stands on one baseline at the gaps between columns. */
function splitRow(row: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const { text, x, y, width, size } of row.toSorted((one, other) => one.x - other.x)) {
    const gap = line ? x - line.end : 0;
    if (!line || gap > COLUMN_GAP * size) {
      line = { text, x, y, end: x + width, size };
      lines.push(line);
    } else {
      line.text += gap > WORD_GAP * size ? ` ${text}` : text;
      line.end = Math.max(line.end, x + width);
    }
  }
  return lines;
}

/** Orders lines as they are read: from the top, between two lines across the page column after column. */
function inOrder(lines: readonly Line[]): Line[] {
  const gutters = lines.length > MAX_LINES ? [] : guttersOf(lines);
  const ordered: Line[] = [];
  let columns: Line[][] = [];
  const flush = () => {
    ordered.push(...columns.flat());
    columns = Array.from({ length: gutters.length + 1 }, () => []);
  };
  flush();
  for (const line of lines) {
    const column = gutters.filter((gutter) => gutter <= line.x).length;
    if (gutters.some((gutter) => gutter > line.x && gutter < line.end)) {
      flush();
      ordered.push(line);
    } else columns[column]?.push(line);
  }
  flush();
  return ordered;
}

/** Returns where columns end, from the left: gaps that hardly any narrow line crosses, with columns at both sides. */
function guttersOf(lines: readonly Line[]): number[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ end }) => end));
  const narrow = lines.filter(({ x, end }) => end - x < WIDE * (right - left));
  const size = median(narrow.map((line) => line.size));
  const edges = [...new Set(narrow.map(({ x }) => x))].sort((one, other) => one - other);
  const starts = narrow.map(({ x }) => x).sort((one, other) => one - other);
  const ends = narrow.map(({ end }) => end).sort((one, other) => one - other);
  const gutters: number[] = [];
  let from = left;
  for (const edge of edges) {
    // A gap that ends at the beginning of lines.
    const place = edge - COLUMN_GAP * size;
    if (place <= from) continue;
    const crossing = countBelow(starts, place) - countBelow(ends, place + COLUMN_GAP * 0.5 * size);
    if (crossing > CROSSING * narrow.length) continue;
    const before = narrow.filter(({ x, end }) => x >= from - size && end <= edge);
    const behind = narrow.filter(({ x }) => x >= edge);
    if (!isColumn(before, size) || !isColumn(behind, size)) continue;
    gutters.push(edge - size / 4);
    from = edge;
  }
  return gutters;
}

function isColumn(lines: readonly Line[], size: number): boolean {
  return (
    lines.length >= MIN_COLUMN_LINES && median(lines.map(({ x, end }) => end - x)) >= COLUMN_WIDTH * size
  );
}

/** Counts the values below a limit; the values are sorted. */
function countBelow(sorted: readonly number[], limit: number): number {
  const index = sorted.findIndex((value) => value >= limit);
  return index === -1 ? sorted.length : index;
}

function isParagraph(last: Line, line: Line, size: number): boolean {
  const gap = last.y - line.y;
  const isOtherSize = Math.abs(last.size - line.size) > size / 4;
  return isOtherSize || gap < 0 || gap > PARAGRAPH_GAP * Math.max(last.size, line.size);
}

/** A word goes on with a small letter; `Türk-` before `Fransız` and `1990-` before `1995` keep their hyphen. */
function join(text: string, next: string, isParagraph: boolean): string {
  if (/\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.replace(HYPHEN, '') + next;
  if (/[\p{L}\p{N}][-\u2010]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next)) return text + next;
  return `${text}${isParagraph && !/^\p{Ll}/u.test(next) ? '\n' : ' '}${next}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
