import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The build for older browsers: volunteers' telephones. The worker is a file of this site, as its policy demands.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Takes a PDF or its address; gives the number of its pages. Throws PDF.js's errors for one that does not open. */
export async function countPages(source: { data: ArrayBuffer } | { url: string }): Promise<number> {
  const task = getDocument({
    ...source,
    verbosity: VerbosityLevel.ERRORS,
    // Of a stored file only the parts that tell the page count are loaded, if the server can send parts.
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
