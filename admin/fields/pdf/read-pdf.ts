import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The legacy build supports older phones. The site serves the worker, as its security policy requires.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { readPdfTexts } from '../../../src/lib/media/pdf-texts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** The width in pixels of a first page as a picture: a cover on a screen with three pixels a point. */
const COVER_WIDTH_PX = 640;

/** Counts the pages of a stored PDF. Throws PDF.js's error for one that does not open. */
export async function countPages(url: string): Promise<number> {
  return withPdf({ url }, ({ numPages }) => Promise.resolve(numPages));
}

/** Draws the first page of a chosen PDF; null where the browser cannot. Throws PDF.js's error for one that does not open. */
export async function drawFirstPage(data: ArrayBuffer): Promise<Blob | null> {
  return withPdf({ data }, async (document) => drawPage(await document.getPage(1)).catch(() => null));
}

/**
 * Reads the text of each page of a stored or chosen PDF. Throws PDF.js's error for one that does not open, and a
 * TimeoutError for one that takes too long.
 */
export async function readTexts(
  source: { data: ArrayBuffer } | { url: string },
  onPage: (page: number, pages: number) => void,
): Promise<string[]> {
  // Of its own, because ending it is all that helps against a PDF in which PDF.js loops.
  const worker = new PDFWorker();
  try {
    const opening = getDocument({ ...source, worker, verbosity: VerbosityLevel.ERRORS }).promise;
    return await readPdfTexts(opening, { onPage });
  } finally {
    worker.destroy();
  }
}

async function withPdf<Result>(
  source: { data: ArrayBuffer } | { url: string },
  read: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const task = getDocument({
    ...source,
    verbosity: VerbosityLevel.ERRORS,
    // With range requests only the parts needed for the page count are loaded.
    disableAutoFetch: true,
    disableStream: true,
  });
  try {
    const document = await task.promise;
    await document.getPage(1);
    return await read(document);
  } finally {
    await task.destroy();
  }
}

async function drawPage(page: PDFPageProxy): Promise<Blob | null> {
  const scale = COVER_WIDTH_PX / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: COVER_WIDTH_PX,
    height: Math.round(viewport.height),
  });
  await page.render({ canvas, viewport, background: 'white' }).promise;
  return new Promise((resolve) => canvas.toBlob(resolve));
}
