import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { answerConditionally } from '../../lib/conditional-file';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { chooseEncoding, type Encoding } from './compression';

interface StaticFile {
  diskPath: string;
  type: string;
  etag: string;
  isImmutable: boolean;
  encodings: ReadonlySet<Encoding>;
}

export type StaticFiles = (request: Request) => Promise<Response | null>;

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const MUST_REVALIDATE = 'public, max-age=0, must-revalidate';

/** Serves a build's files, and for open tabs and cached pages the hashed files of other builds, newest first. */
export async function loadStaticFiles(
  clientDir: string,
  otherClientDirs: readonly string[] = [],
): Promise<StaticFiles> {
  const files = await listFiles(clientDir);
  for (const other of otherClientDirs)
    for (const [name, file] of await listFiles(other, HASHED_FOLDER))
      if (!files.has(name)) files.set(name, file);
  return async (request) => {
    const url = new URL(request.url);
    const file = files.get(decodePath(url.pathname));
    if (file && (request.method === 'GET' || request.method === 'HEAD')) return serve(request, file);
    if (!file && url.pathname.startsWith(HASHED_FOLDER)) return new Response('Not found', { status: 404 });
    return null;
  };
}

/** Reads a build's files whose address begins with `prefix`. */
async function listFiles(clientDir: string, prefix = '/'): Promise<Map<string, StaticFile>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(clientDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
  const all = new Set(paths);
  const served = paths.filter(
    (name) =>
      `/${name}`.startsWith(prefix) &&
      !name.startsWith('.') &&
      name !== 'index.html' &&
      !/\.(br|gz)$/.test(name),
  );
  const files = await Promise.all(
    served.map(async (name): Promise<[string, StaticFile]> => {
      const diskPath = path.join(clientDir, name);
      const hash = createHash('sha256')
        .update(await readFile(diskPath))
        .digest('base64url')
        .slice(0, 27);
      const encodings = (['br', 'gzip'] as const).filter((encoding) => all.has(name + SUFFIX[encoding]));
      const type = getMimeType(name) ?? 'application/octet-stream';
      const isImmutable = `/${name}`.startsWith(HASHED_FOLDER);
      return [`/${name}`, { diskPath, type, etag: `"${hash}"`, isImmutable, encodings: new Set(encodings) }];
    }),
  );
  return new Map(files);
}

async function serve(request: Request, file: StaticFile): Promise<Response> {
  const wanted = request.headers.has('range')
    ? null
    : chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const encoding = wanted && file.encodings.has(wanted) ? wanted : null;
  const content = await readFile(file.diskPath + (encoding ? SUFFIX[encoding] : ''));
  const headers = new Headers({
    'content-type': file.type,
    'content-length': String(content.byteLength),
    'cache-control': file.isImmutable ? IMMUTABLE : MUST_REVALIDATE,
    vary: 'accept-encoding',
  });
  // Immutable files are never revalidated, and nobody requests ranges of a compressed file.
  if (!file.isImmutable || !encoding) {
    headers.set('etag', encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag);
    headers.set('accept-ranges', 'bytes');
  }
  if (encoding) headers.set('content-encoding', encoding);
  const body = request.method === 'HEAD' ? null : new Uint8Array(content);
  return answerConditionally(request, new Response(body, { headers }));
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
