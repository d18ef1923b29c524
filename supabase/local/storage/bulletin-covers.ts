import path from 'node:path';
import { createRequire } from 'node:module';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { ServiceClient } from '../service-client';

const PUBLIC_PATH = '/storage/v1/object/public/media';
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

/** The covers that were stored so far, each once for all rows of a folder that lead to the same PDF. */
export class BulletinCovers {
  readonly missing: string[] = [];
  private readonly stored = new Map<string, Promise<string>>();

  constructor(
    private readonly client: ServiceClient,
    /** What a path of the site is resolved against. */
    private readonly siteUrl: string,
  ) {}

  /** Returns the address of a PDF's cover; null, and notes the bulletin's name, if there is no way to draw it. */
  async of(folder: string, file: string, name: string): Promise<string | null> {
    const key = `${folder} ${file}`;
    const cover = this.stored.get(key) ?? this.store(folder, file);
    this.stored.set(key, cover);
    try {
      return await cover;
    } catch {
      this.missing.push(name);
      return null;
    }
  }

  private async store(folder: string, file: string): Promise<string> {
    const answer = await fetch(new URL(file, this.siteUrl), {
      signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const cover = await drawFirstPage(new Uint8Array(await answer.arrayBuffer()));
    const target = `${folder}/${Date.now()}-${crypto.randomUUID().slice(0, 8)}.webp`;
    const { error } = await this.client.storage
      .from('media')
      .upload(target, new Uint8Array(cover).buffer, { contentType: 'image/webp', cacheControl: '3600' });
    if (error) throw error;
    return `${PUBLIC_PATH}/${target}`;
  }
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
