import { Worker as Thread } from 'node:worker_threads';
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdfTexts } from '../../../src/lib/media/pdf-texts';

/** A PDF has 50 MB at most, and what it unpacks to is somebody else's choice. */
const MAX_HEAP_MB = 768;
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ WorkerMessageHandler }) => WorkerMessageHandler.initializeFromPort(parentPort));
`;

/** A thread of Node as the worker that PDF.js talks to. Its own runs in the caller's thread in Node, where nothing could end it. */
class ThreadWorker extends EventTarget implements Worker {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  /** Rejects when the thread fails, for example out of memory. */
  readonly failure: Promise<never>;
  private readonly thread = new Thread(READER, {
    eval: true,
    workerData: import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'),
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Its warnings are nobody's business.
    ...{ stdout: true, stderr: true },
  });

  constructor() {
    super();
    this.thread.on('message', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.failure = new Promise((_, reject) => this.thread.once('error', reject));
    this.failure.catch(() => undefined);
  }

  postMessage(message: unknown, transferred?: Transferable[] | StructuredSerializeOptions): void {
    const list = Array.isArray(transferred) ? transferred : transferred?.transfer;
    this.thread.postMessage(message, list?.filter((item) => item instanceof ArrayBuffer) ?? []);
  }

  terminate(): void {
    void this.thread.terminate();
  }
}

/**
 * Reads the text of each page of a PDF, '' for one without text. Throws PDF.js's error for one that does not open, and
 * a TimeoutError for one that takes longer than `limitMs`.
 */
export async function readTexts(pdf: Uint8Array, limitMs?: number): Promise<string[]> {
  const thread = new ThreadWorker();
  const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS });
  try {
    // PDF.js takes the bytes away from their owner.
    const { promise } = getDocument({ data: new Uint8Array(pdf), worker, verbosity: VerbosityLevel.ERRORS });
    return await Promise.race([
      readPdfTexts(promise, limitMs === undefined ? {} : { limitMs }),
      thread.failure,
    ]);
  } finally {
    worker.destroy();
    thread.terminate();
  }
}
