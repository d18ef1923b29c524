import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressTightly } from '../../../src/server/http/compression';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';

const STYLES = path.join(import.meta.dirname, 'static-page.css');
const REMOVED = 'script, style, link, svg, button, dialog, form, [hidden]';
const ALLOWED_ATTRIBUTES = new Set([
  ...['href', 'src', 'srcset', 'sizes', 'type', 'alt', 'width', 'height', 'loading', 'fetchpriority'],
  ...['decoding', 'datetime', 'lang', 'media'],
]);

interface StoredResponse {
  headers: Record<string, string>;
  body: Buffer;
}

export interface StaticSite {
  url: string;
  stop: () => void;
}

/**
 * Serves handwritten versions of a running site's pages from memory. Documents and drawings are compressed in advance, other pictures
 * are unchanged. A picture is fetched from the site at its first request.
 */
export async function serveStaticPages(site: string, pages: readonly string[]): Promise<StaticSite> {
  const stored = new Map<string, StoredResponse>();
  for (const page of pages) stored.set(page, await storePage(`${site}${page}`));
  const server = createServer((request, response) => {
    void (async () => {
      const address = request.url ?? '/';
      const answer = stored.get(address) ?? (await storeFile(`${site}${address}`));
      stored.set(address, answer);
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

async function storePage(address: string): Promise<StoredResponse> {
  const html = await writeStaticPage(await (await fetch(address)).text());
  return compressed(Buffer.from(html), 'text/html; charset=utf-8');
}

async function storeFile(address: string): Promise<StoredResponse> {
  const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const body = Buffer.from(await answer.arrayBuffer());
  return type.startsWith('image/svg') ? compressed(body, type) : { body, headers: { 'content-type': type } };
}

async function compressed(content: Buffer, type: string): Promise<StoredResponse> {
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

/** Reduces a page's document to a handwritten one: its text, links and pictures, with little CSS. */
async function writeStaticPage(html: string): Promise<string> {
  const { document } = new JSDOM(html).window;
  const title = document.title;
  const content = document.querySelector('#root');
  if (!content) throw new Error('The page has no #root');
  for (const element of content.querySelectorAll(REMOVED)) element.remove();
  // Elements that contained only buttons.
  for (const element of content.querySelectorAll('div, nav')) {
    if (element.textContent.trim() === '' && !element.querySelector('img')) element.remove();
  }
  for (const element of content.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  const parts = ['header', 'main', 'footer'].map((name) =>
    [...content.querySelectorAll(name)].find((part) => !part.closest('main') || name === 'main'),
  );
  const body = parts.map((part) => part?.outerHTML ?? '').join('\n');
  const styles = (await readFile(STYLES, 'utf8')).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${styles}</style></head><body>${body.replaceAll('<!-- -->', '')}</body></html>`;
}
