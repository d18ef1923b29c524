import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressTightly } from '../../../src/server/http/compression';
import { writeStaticPage } from './write-static-page';

interface KeptAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

export interface StaticSite {
  url: string;
  stop: () => void;
}

/**
 * Serves the pages of a running site as handwritten files would be: documents and drawings compressed once and beforehand, other pictures
 * byte for byte, everything from memory. A picture is asked of the site the first time it is needed.
 */
export async function serveStaticPages(site: string, pages: readonly string[]): Promise<StaticSite> {
  const kept = new Map<string, KeptAnswer>();
  for (const page of pages) kept.set(page, await keepPage(`${site}${page}`));
  const server = createServer((request, response) => {
    void (async () => {
      const address = request.url ?? '/';
      const answer = kept.get(address) ?? (await keepFile(`${site}${address}`));
      kept.set(address, answer);
      response.writeHead(200, answer.headers).end(answer.body);
    })();
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

async function keepPage(address: string): Promise<KeptAnswer> {
  const html = await writeStaticPage(await (await fetch(address)).text());
  return compressed(Buffer.from(html), 'text/html; charset=utf-8');
}

async function keepFile(address: string): Promise<KeptAnswer> {
  const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await answer.arrayBuffer());
  return type.startsWith('image/svg') ? compressed(body, type) : { body, headers: { 'content-type': type } };
}

async function compressed(content: Buffer, type: string): Promise<KeptAnswer> {
  const body = await compressTightly(content, 'br');
  return {
    body,
    headers: {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': String(body.byteLength),
    },
  };
}
