import { mark } from '../../lib/text/search-marks';
import { matchScore, termWords, wordsOf, type Word } from '../../lib/text/search-words';

/** A static page or a section of one. */
export interface SitePage {
  /** With the anchor of a section. */
  readonly path: string;
  readonly title: string;
  /** The title of the page that contains a section. */
  readonly parent?: string;
  readonly text: string;
}

/** A page with its words folded in advance, so that a search only compares. */
export interface IndexedPage {
  readonly page: SitePage;
  readonly titleWords: readonly Word[];
  readonly textWords: readonly Word[];
}

/** A matching page. Title and snippet contain search marks. */
export interface PageHit {
  readonly path: string;
  readonly title: string;
  readonly parent?: string | undefined;
  readonly snippet: string;
}

/** A match in the title counts as much as this many in the text; in the title of a whole page, twice that. */
const TITLE_WEIGHT = 4;
const PAGE_TITLE_WEIGHT = 2 * TITLE_WEIGHT;
const SNIPPET_LENGTH = 200;
const CONTEXT_LENGTH = 60;

/** Prepares pages for searching, once. */
export function indexPages(pages: readonly SitePage[]): IndexedPage[] {
  return pages.map((page) => ({ page, titleWords: wordsOf(page.title), textWords: wordsOf(page.text) }));
}

/** Returns the pages that contain all words of one of the terms, best first; ties stay in order. */
export function searchPages(pages: readonly IndexedPage[], terms: readonly string[]): PageHit[] {
  const wanted = terms.map(termWords).filter((words) => words.length > 0);
  return pages
    .map((page) => ({ page, score: Math.max(0, ...wanted.map((words) => scoreOf(page, words))) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .map(({ page }) => describe(page, wanted.flat()));
}

function scoreOf({ page, titleWords, textWords }: IndexedPage, wanted: readonly string[]): number {
  const weight = page.parent === undefined ? PAGE_TITLE_WEIGHT : TITLE_WEIGHT;
  const scores = wanted.map((word) =>
    Math.max(weight * bestMatchScore(titleWords, word), bestMatchScore(textWords, word)),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function bestMatchScore(words: readonly Word[], wanted: string): number {
  return words.reduce((best, { folded }) => Math.max(best, matchScore(folded, wanted)), 0);
}

function describe({ page, titleWords, textWords }: IndexedPage, wanted: readonly string[]): PageHit {
  const isMet = ({ folded }: Word) => wanted.some((word) => matchScore(folded, word) > 0);
  const met = textWords.filter(isMet);
  const { path, title, parent, text } = page;
  const { start, end } = windowAround(met[0]?.start ?? 0, textWords, text.length);
  const shown = met.filter((word) => word.start >= start && word.end <= end);
  const snippet = markWords(text, shown, start, end).replace(/\s+/g, ' ');
  return {
    path,
    title: markWords(title, titleWords.filter(isMet), 0, title.length),
    parent,
    snippet: `${start > 0 ? '… ' : ''}${snippet}${end < text.length ? ' …' : ''}`,
  };
}

/** Returns the part of a text around a match, without cutting words. */
function windowAround(place: number, words: readonly Word[], length: number): { start: number; end: number } {
  const from = place - CONTEXT_LENGTH;
  const start = from <= 0 ? 0 : (words.find((word) => word.start >= from)?.start ?? 0);
  if (length - start <= SNIPPET_LENGTH) return { start, end: length };
  const end = words.findLast((word) => word.end <= start + SNIPPET_LENGTH)?.end ?? length;
  return { start, end: Math.max(end, start) };
}

function markWords(text: string, words: readonly Word[], start: number, end: number): string {
  let marked = '';
  let position = start;
  for (const word of words) {
    marked += text.slice(position, word.start) + mark(text.slice(word.start, word.end));
    position = word.end;
  }
  return marked + text.slice(position, end);
}
