import path from 'node:path';
import { createRequire } from 'node:module';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { MEDIA_BUCKET, MEDIA_FILES } from '../../../src/lib/media/stored-files';
import type { ServiceClient } from '../service-client';
import { readTexts } from './pdf-reading';

/** A PDF has 50 MB at most, and a line may be slow. */
const DOWNLOAD_LIMIT_MS = 120_000;
/** The width in pixels of a first page as a picture, as in the back office (admin/fields/pdf/read-pdf.ts). */
const COVER_WIDTH_PX = 640;
const QUALITY = 85;
/** Letters that a PDF names but does not contain. */
const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** What PDF.js draws on in Node: a canvas of the package that it brings. */
interface NodeCanvas {
  readonly canvas: HTMLCanvasElement & { toBuffer: (type: 'image/png') => Buffer };
}

/** A row that leads to a PDF. */
export interface Issue {
  readonly table: 'bulletins' | 'bulletin_archive';
  readonly id: number;
  readonly file: string;
  /** In words, for what could not be read. */
  readonly name: string;
  readonly hasCover: boolean;
  readonly isSearchable: boolean;
}

/** What came of reading. Rows that lead to the same file count one by one. */
export class Reading {
  readonly covered: Issue[] = [];
  readonly coverless: Issue[] = [];
  readonly read: Issue[] = [];
  /** Read, but without text: scans. */
  readonly textless: Issue[] = [];
  readonly unread: Issue[] = [];
}

/** Reads PDFs that are stored: their first pages as covers, and the texts of all pages. Each file is loaded once. */
export class BulletinReader {
  constructor(
    private readonly client: ServiceClient,
    /** Where uploaded files are, and what other paths of the site are resolved against. */
    private readonly origins: { readonly storage: string; readonly site: string },
  ) {}

  /** Gives the issues what they lack. */
  async complete(issues: readonly Issue[]): Promise<Reading> {
    const done = new Reading();
    for (const [file, rows] of groupByFile(issues)) {
      const bare = rows.filter(({ hasCover }) => !hasCover);
      const silent = (await this.isRead(file)) ? [] : rows.filter(({ isSearchable }) => isSearchable);
      if (bare.length + silent.length === 0) continue;
      const pdf = await this.load(file).catch(() => null);
      if (bare.length > 0) await this.cover(file, pdf, bare, done);
      if (silent.length > 0) await this.read(file, pdf, silent, done);
    }
    return done;
  }

  private async isRead(address: string): Promise<boolean> {
    const { data } = await this.client.rpc('document_state', { address }).throwOnError();
    return data.length > 0;
  }

  private async load(file: string): Promise<Uint8Array> {
    // A hosted project's site may be closed yet, or be files that know nothing of its storage.
    const origin = file.startsWith(MEDIA_FILES) ? this.origins.storage : this.origins.site;
    const answer = await fetch(new URL(file, origin), {
      signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** One cover in each folder. A row whose file or cover changed meanwhile stays as it is. */
  private async cover(file: string, pdf: Uint8Array | null, rows: readonly Issue[], done: Reading) {
    const picture = pdf && (await drawFirstPage(pdf).catch(() => null));
    if (!picture) {
      done.coverless.push(...rows);
      return;
    }
    for (const table of new Set(rows.map((row) => row.table))) {
      const ids = rows.filter((row) => row.table === table).map(({ id }) => id);
      const cover_url = await this.store(table, picture);
      const query =
        table === 'bulletins'
          ? this.client.from(table).update({ cover_url }).eq('pdf_url', file)
          : this.client.from(table).update({ cover_url }).eq('file_url', file);
      await query.in('id', ids).is('cover_url', null).throwOnError();
    }
    done.covered.push(...rows);
  }

  private async read(file: string, pdf: Uint8Array | null, rows: readonly Issue[], done: Reading) {
    const texts = pdf && (await readTexts(pdf).catch(() => null));
    const [row] = rows;
    if (!texts || !row) {
      done.unread.push(...rows);
      return;
    }
    const { data } = await this.client
      .rpc('keep_document', { resource: row.table, address: file, pages: JSON.stringify(texts) })
      .throwOnError();
    (data === 0 ? done.textless : done.read).push(...rows);
  }

  private async store(folder: string, picture: Uint8Array): Promise<string> {
    const target = `${folder}/${Date.now()}-${crypto.randomUUID().slice(0, 8)}.webp`;
    const { error } = await this.client.storage
      .from(MEDIA_BUCKET)
      .upload(target, new Uint8Array(picture).buffer, { contentType: 'image/webp', cacheControl: '3600' });
    if (error) throw error;
    return MEDIA_FILES + target;
  }
}

function groupByFile(issues: readonly Issue[]): Map<string, Issue[]> {
  const files = new Map<string, Issue[]>();
  for (const issue of issues) files.set(issue.file, [...(files.get(issue.file) ?? []), issue]);
  return files;
}

/** Draws the first page of a PDF as WebP. Throws PDF.js's error for one that does not open. */
export async function drawFirstPage(pdf: Uint8Array): Promise<Uint8Array> {
  const task = getDocument({
    // PDF.js takes the bytes away from their owner.
    data: new Uint8Array(pdf),
    standardFontDataUrl: FONTS,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const page = await document.getPage(1);
    const scale = COVER_WIDTH_PX / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const factory = document.canvasFactory as { create: (width: number, height: number) => NodeCanvas };
    const { canvas } = factory.create(COVER_WIDTH_PX, Math.round(viewport.height));
    await page.render({ canvas, viewport, background: 'white' }).promise;
    return await sharp(canvas.toBuffer('image/png')).webp({ quality: QUALITY }).toBuffer();
  } finally {
    await task.destroy();
  }
}
