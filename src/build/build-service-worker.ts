import path from 'node:path';
import { build } from 'vite';
import { WORKER_PATH } from '../offline/offline-policy.ts';

const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('The folder of the browser files is missing');

/** Adds the service worker to the browser files: one script under a fixed address. */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { entryFileNames: path.basename(WORKER_PATH), format: 'iife' },
    },
  },
});
