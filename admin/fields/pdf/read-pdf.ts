import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The legacy build supports the older phones of volunteers. The worker is served by this site, as its content
// security policy requires.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Counts the pages of a PDF. Throws PDF.js's error for one that does not open. */
export async function countPages(source: { data: ArrayBuffer } | { url: string }): Promise<number> {
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
    return document.numPages;
  } finally {
    await task.destroy();
  }
}
