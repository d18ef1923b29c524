import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressTightly, MIN_COMPRESSED_BYTES } from '../http/compression';

/**
 * Brotli's best quality takes 2 s per MB, the next one a third of that for 2 per cent more. No visitor's page waits for a file of this
 * size. The largest is the worker that reads PDFs; the styles of the back office at a desk grow by 1 kB.
 */
const LARGE_BYTES = 400_000;
const LARGE_QUALITY = 10;
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|xml)$/;

/** Writes a Brotli and a gzip copy beside every text file of at least MIN_COMPRESSED_BYTES. */
export async function precompress(clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < MIN_COMPRESSED_BYTES) return;
  const [brotli, gzip] = await Promise.all([
    compressTightly(content, 'br', content.byteLength > LARGE_BYTES ? LARGE_QUALITY : undefined),
    compressTightly(content, 'gzip'),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzip)]);
}
