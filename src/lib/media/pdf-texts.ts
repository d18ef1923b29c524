import { rejectOnAbort } from '../reject-on-abort';
import { cleanText, pageText, type TextRun } from './page-text';

/** What is read of a document at most. The database keeps no more (supabase/migrations, inside of documents). */
const MAX_TEXT_PAGES = 400;
const MAX_PAGE_CHARACTERS = 12_000;
/** In UTF-8, with room for what JSON adds below the API's limit. */
const MAX_BYTES = 1_300_000;
/** A page of a newspaper has about 3,000. */
const MAX_PAGE_RUNS = 20_000;
const READ_LIMIT_MS = 60_000;

/** The part of PDF.js's documents that is read. */
interface PdfDocument {
  readonly numPages: number;
  getPage(page: number): Promise<PdfPage>;
}

interface PdfPage {
  streamTextContent(): ReadableStream;
  cleanup(): boolean;
}

/** A piece of text as PDF.js gives it; marks of structure have no text. */
interface PdfItem {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
}

interface Options {
  /** Called after each page with its number, and how many are read. */
  onPage?: (page: number, pages: number) => void;
  limitMs?: number;
}

/**
 * Returns the text of each page, '' for one without text. Rejects when it takes too long: the caller then ends the
 * worker, because PDF.js may be in a loop.
 */
export async function readPdfTexts(
  opening: Promise<PdfDocument>,
  { onPage, limitMs = READ_LIMIT_MS }: Options = {},
): Promise<string[]> {
  const signal = AbortSignal.timeout(limitMs);
  return rejectOnAbort(readTexts(opening, signal, onPage), signal);
}

async function readTexts(
  opening: Promise<PdfDocument>,
  signal: AbortSignal,
  onPage?: Options['onPage'],
): Promise<string[]> {
  const document = await opening;
  const texts: string[] = [];
  const pages = Math.min(document.numPages, MAX_TEXT_PAGES);
  const encoder = new TextEncoder();
  let left = MAX_BYTES;
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    // The limit may cut a character in two.
    const text = pageText(await runsOf(page))
      .slice(0, MAX_PAGE_CHARACTERS)
      .replace(/[\ud800-\udbff]$/, '')
      .trim();
    signal.throwIfAborted();
    page.cleanup();
    left -= encoder.encode(text).length;
    texts.push(left < 0 ? '' : text);
    onPage?.(number, pages);
  }
  return texts;
}

async function runsOf(page: PdfPage): Promise<TextRun[]> {
  const runs: TextRun[] = [];
  const reader = (page.streamTextContent() as ReadableStream<{ items: readonly PdfItem[] }>).getReader();
  let characters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return runs;
    for (const item of value.items) {
      const run = runOf(item);
      if (!run) continue;
      runs.push(run);
      characters += run.text.length;
    }
    if (runs.length > MAX_PAGE_RUNS || characters > 2 * MAX_PAGE_CHARACTERS) {
      // The worker answers when it comes to it.
      reader.cancel().catch(() => undefined);
      return runs;
    }
  }
}

/** Text that stands upright is left out: it is a picture's credit or a mark of the printer. */
function runOf({ str = '', transform, width = 0, height = 0 }: PdfItem): TextRun | null {
  const [scale = 0, slant = 0, , , x = 0, y = 0] = transform ?? [];
  if (str === '' || Math.abs(slant) > Math.abs(scale)) return null;
  return { text: cleanText(str), x, y, width, size: height };
}
