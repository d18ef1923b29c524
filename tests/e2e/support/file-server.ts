import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  ...{
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  },
  ...{ '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' },
};

/** Serves files, the indexes of folders and 404.html. With `_headers` it behaves like the hosts that follow that file. */
export async function serveFiles(
  folder: string,
  { followsHeaders = false } = {},
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://files.invalid');
      const file = path.join(folder, pathname);
      if (followsHeaders) response.setHeaders(await readHeaders(folder, pathname));
      const isFolder = await stat(file).then(
        (found) => found.isDirectory(),
        () => false,
      );
      if (isFolder && !pathname.endsWith('/'))
        return response.writeHead(301, { location: `${pathname}/${search}` }).end();
      const name = isFolder ? path.join(file, 'index.html') : file;
      const content = await readFile(name).catch(() => null);
      response.writeHead(content ? 200 : 404, {
        'content-type': TYPES[content ? path.extname(name) : '.html'] ?? 'application/octet-stream',
      });
      return response.end(content ?? (await readFile(path.join(folder, '404.html')).catch(() => '')));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Returns the headers of all blocks in `_headers` whose pattern matches the address. */
async function readHeaders(folder: string, pathname: string): Promise<Headers> {
  const headers = new Headers();
  const blocks = (await readFile(path.join(folder, '_headers'), 'utf8')).trim().split('\n\n');
  for (const [pattern = '', ...lines] of blocks.map((block) => block.split('\n'))) {
    const fits = pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
    for (const line of fits ? lines : []) {
      const [name = ''] = line.split(':');
      headers.set(name.trim(), line.slice(name.length + 1).trim());
    }
  }
  return headers;
}
