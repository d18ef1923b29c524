import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../../lib/operator-error';
import { beginBuild, publishBuild, ROOT, STAMP_FILE } from './builds';
import { runNode } from './run-node';
import { precompress } from './precompress';
import { computeSourceStamp } from './source-stamp';

/**
 * These settings keep each build under 600 MB; without them it takes 1.9 GB. V8 collects garbage sooner. The bundler runs on one
 * thread, because it holds a module in memory per thread, and returns freed memory at once.
 * https://github.com/microsoft/mimalloc#environment-options
 */
const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=256'];
const SMALL_MEMORY = {
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '2',
};

type Progress = (sentence: string) => void;

/** Builds browser files and server renderer beside the current build, which the new one replaces when it is whole. */
export async function buildSite(onProgress: Progress): Promise<void> {
  const stamp = await computeSourceStamp(ROOT);
  const folder = await beginBuild();
  try {
    const clientDir = path.join(folder, 'client');
    onProgress('Tarayıcı dosyaları hazırlanıyor…');
    await runVite('--outDir', clientDir);
    await run(['--import', 'tsx', 'src/build/build-service-worker.ts', clientDir]);
    onProgress('Sunucu dosyaları hazırlanıyor…');
    await runVite('--ssr', '--outDir', path.join(folder, 'server'));
    onProgress('Dosyalar sıkıştırılıyor…');
    await precompress(clientDir);
    await writeFile(path.join(folder, STAMP_FILE), stamp);
    await publishBuild(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runVite(...options: string[]): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('vite/package.json');
  const program = path.join(path.dirname(packageFile), 'bin/vite.js');
  return run([program, 'build', '--logLevel', 'warn', ...options]);
}

/** Runs one step in its own process, so that memory is released between steps. */
async function run(args: readonly string[]): Promise<void> {
  if (await runNode([...SMALL_HEAP, ...args], { cwd: ROOT, env: SMALL_MEMORY })) return;
  throw new OperatorError('Site derlenemedi; nedeni yukarıda.');
}
