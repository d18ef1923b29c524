import path from 'node:path';
import { build } from 'vite';
import { WORKER_PATH } from '../offline/offline-policy.ts';

/** Adds the service worker to the finished build: one script under a fixed address. */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { entryFileNames: path.basename(WORKER_PATH), format: 'iife' },
    },
  },
});
