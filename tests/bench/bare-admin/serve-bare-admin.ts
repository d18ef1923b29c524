import react from '@vitejs/plugin-react';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { compressTightly } from '../../../src/server/http/compression';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const BACKEND = /^\/(?:rest|auth)\/v1\//;

interface BundledFile {
  readonly type: string;
  readonly body: Buffer;
}

export interface BareAdmin {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Builds the plainest list and form of announcements with Refine and Ant Design, and serves it from memory, compressed in advance. Its reads
 * are forwarded to a running site's backend, so that the browser needs no CORS preflight.
 */
export async function serveBareAdmin(site: string, publishableKey: string): Promise<BareAdmin> {
  const files = await buildBareAdmin(publishableKey);
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (BACKEND.test(address)) void forward(`${site}${address}`, request, response);
    else answer(files.get(address) ?? files.get('/index.html'), address, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function buildBareAdmin(publishableKey: string): Promise<Map<string, BundledFile>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'alumni-bare-admin-'));
  try {
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      define: { 'import.meta.env.VITE_ANON_KEY': JSON.stringify(publishableKey) },
      build: { outDir, emptyOutDir: true },
    });
    const files = new Map<string, BundledFile>();
    for (const name of await readdir(outDir, { recursive: true })) {
      const type = TYPES[path.extname(name)];
      if (type === undefined) continue;
      const body = await compressTightly(await readFile(path.join(outDir, name)), 'br');
      files.set(`/${name}`, { type, body });
    }
    return files;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function answer(file: BundledFile | undefined, address: string, response: ServerResponse): void {
  if (!file) throw new Error('The bare app was not built');
  response
    .writeHead(200, {
      'content-type': file.type,
      // Like the documents of the back office. Without it a browser may reuse the previous page's process.
      'cross-origin-opener-policy': 'same-origin',
      'content-encoding': 'br',
      'content-length': file.body.byteLength,
      'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    .end(file.body);
}

async function forward(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const name of ['accept', 'apikey', 'authorization', 'prefer', 'range', 'range-unit']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const found = await fetch(address, { headers });
  const body = Buffer.from(await found.arrayBuffer());
  const range = found.headers.get('content-range');
  response
    .writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? 'application/json',
      ...(range !== null && { 'content-range': range }),
    })
    .end(body);
}
