import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { WORKER_PATH } from '../../shared/offline';
import { precompress } from './precompress';
import { computeSourceStamp } from './source-stamp';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const STAMP_FILE = path.join(ROOT, 'dist/build-stamp.txt');

/** The administrators' chunk is large by nature; only growth beyond it is worth a warning. */
const BACK_OFFICE_KB = 2500;

type Progress = (sentence: string) => void;

/** Builds browser files, server renderer and compressed twins into `dist`. */
export async function buildSite(onProgress: Progress): Promise<void> {
  const stamp = await computeSourceStamp(ROOT);
  // Removed first: a build that is interrupted must not pass for a finished one.
  await rm(STAMP_FILE, { force: true });
  onProgress('Tarayıcı dosyaları hazırlanıyor…');
  await build({ root: ROOT, logLevel: 'warn', build: { chunkSizeWarningLimit: BACK_OFFICE_KB } });
  await buildWorker();
  onProgress('Sunucu dosyaları hazırlanıyor…');
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } });
  onProgress('Dosyalar sıkıştırılıyor…');
  await precompress(path.join(ROOT, 'dist/client'));
  await writeFile(STAMP_FILE, stamp);
}

/** The worker that keeps read pages is one script under an address that never changes. */
async function buildWorker(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(ROOT, 'src/offline/service-worker.ts'),
        output: { entryFileNames: path.basename(WORKER_PATH), format: 'iife' },
      },
    },
  });
}

/** Builds only if the sources changed since the last finished build. */
export async function ensureBuilt(onProgress: Progress): Promise<void> {
  const built = await readFile(STAMP_FILE, 'utf8').catch(() => null);
  if (built !== null && built === (await computeSourceStamp(ROOT))) return;
  onProgress('Site derleniyor; ilk seferinde bir iki dakika sürebilir.');
  await buildSite(onProgress);
}
