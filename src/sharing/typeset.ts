import { openSync, type Font } from 'fontkit';
import { FONT_FILES } from './share-design';

export type Weight = keyof typeof FONT_FILES;

export interface TypesetLines {
  readonly lines: readonly string[];
  /** Whether the text was shortened. */
  readonly isCut: boolean;
}

/** Without the language, fonts would join f and i in a ligature, which hides the dot. */
const SCRIPT = 'latn';
const LANGUAGE = 'TRK ';
const ELLIPSIS = '…';
/** Characters that only join or modify others. */
const BINDER = /[\p{Format}\p{Variation_Selector}]/u;
/** The factor by which a column is narrowed to balance its lines. */
const NARROWER = 0.96;

const fonts = new Map<Weight, Font>();

/** Returns the width in pixels. */
function widthOf(text: string, weight: Weight, size: number): number {
  const font = fontOf(weight);
  return (layOut(text, weight).advanceWidth * size) / font.unitsPerEm;
}

interface Column {
  readonly weight: Weight;
  readonly size: number;
  readonly width: number;
  readonly maxLines: number;
}

/** Breaks a text into balanced lines; the last of `maxLines` may end with an ellipsis. Characters without a glyph go. */
export function breakLines(text: string, { weight, size, width, maxLines }: Column): TypesetLines {
  const fitsInto = (columnWidth: number) => (line: string) => widthOf(line, weight, size) <= columnWidth;
  const words = writable(text, weight);
  let lines = fillLines(words, fitsInto(width));
  if (lines.length > maxLines) {
    const last = shorten(lines[maxLines - 1] ?? '', fitsInto(width));
    return { lines: [...lines.slice(0, maxLines - 1), last], isCut: true };
  }
  for (let narrower = width * NARROWER; narrower > width / 2; narrower *= NARROWER) {
    const even = fillLines(words, fitsInto(narrower));
    if (even.length > lines.length) break;
    lines = even;
  }
  return { lines, isCut: false };
}

/** Decomposed letters, as some systems write them, are composed first. */
function writable(text: string, weight: Weight): string {
  const font = fontOf(weight);
  const isWritable = (letter: string) =>
    /\s/.test(letter) || (!BINDER.test(letter) && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return Array.from(text.normalize('NFC')).filter(isWritable).join('');
}

function fillLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((long) => splitWord(long, fits))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a line as an SVG path with its start at `x` and its baseline at `y`, so that the renderer needs no font. */
export function linePath(text: string, weight: Weight, size: number, x: number, y: number): string {
  const scale = size / fontOf(weight).unitsPerEm;
  const { glyphs, positions } = layOut(text, weight);
  let pen = 0;
  const shapes = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const shape = path.translate(pen + xOffset, yOffset).toSVG();
    pen += xAdvance;
    return shape;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${shapes.join('')}"/>`;
}

function layOut(text: string, weight: Weight) {
  return fontOf(weight).layout(text, undefined, SCRIPT, LANGUAGE);
}

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = openSync(FONT_FILES[weight]);
  if (!('layout' in font)) throw new Error(`${FONT_FILES[weight]} holds several fonts`);
  fonts.set(weight, font);
  return font;
}

/** Splits a word that is wider than the column. */
function splitWord(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const letters = Array.from(word);
  const parts: string[] = [];
  for (const letter of letters) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function shorten(line: string, fits: (text: string) => boolean): string {
  const letters = Array.from(line);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}${ELLIPSIS}`)) letters.pop();
  return `${letters.join('').replace(/[\s.,;:…]+$/, '')}${ELLIPSIS}`;
}
