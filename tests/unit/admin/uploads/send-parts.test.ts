// @vitest-environment jsdom
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendParts } from '../../../../admin/uploads/send-parts';

// Node would load the client's build for servers.
vi.mock('tus-js-client', async () => {
  const { createRequire } = await import('node:module');
  return createRequire(import.meta.url)('tus-js-client/lib.es5/browser/index.js') as object;
});

const PATH = '/storage/v1/upload/resumable';
const MEGABYTE = 1024 * 1024;
const bytes = Buffer.alloc(14 * MEGABYTE, 'dernek');
const body = new Blob([bytes]);

interface Seen {
  method: string;
  offset: number;
  token: string | undefined;
}

let folder: string;
let seen: Seen[];
/** May answer or cut off a request before the TUS server gets it. */
let interfere: (request: IncomingMessage, response: ServerResponse) => boolean;
let endpoint: string;
let close: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tus-'));
  seen = [];
  interfere = () => false;
  const tus = new Server({
    path: PATH,
    datastore: new FileStore({ directory: folder }),
    allowedHeaders: ['apikey', 'x-upsert'],
  });
  const server = createServer((request, response) => {
    const { method = '', headers } = request;
    if (method !== 'OPTIONS')
      seen.push({ method, offset: Number(headers['upload-offset']), token: headers.authorization });
    if (!interfere(request, response)) void tus.handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const percents: number[] = [];
function send(options: Partial<Parameters<typeof sendParts>[0]> = {}) {
  percents.length = 0;
  let token = 0;
  return sendParts({
    endpoint,
    uploadUrl: undefined,
    body,
    metadata: { bucketName: 'media', objectName: 'bulletins/1-a.pdf' },
    readHeaders: () => Promise.resolve({ authorization: `Bearer ${(token += 1)}` }),
    onBegun: () => undefined,
    onPercent: (percent) => percents.push(percent),
    onLost: () => undefined,
    signal: undefined,
    onAbandoned: () => undefined,
    ...options,
  });
}

async function storedBytes(): Promise<Buffer | undefined> {
  const [name] = (await readdir(folder)).filter((file) => !file.endsWith('.json'));
  return name === undefined ? undefined : readFile(path.join(folder, name));
}

const parts = () => seen.filter(({ method }) => method === 'PATCH');

test('a file goes in parts of 6 MB, with progress and a fresh token for each', async () => {
  expect(await send()).toMatchObject({ status: 200 });
  expect(parts().map(({ offset }) => offset / MEGABYTE)).toEqual([0, 6, 12]);
  expect(seen.map(({ token }) => token)).toEqual(['Bearer 1', 'Bearer 2', 'Bearer 3', 'Bearer 4']);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect((await storedBytes())?.equals(bytes)).toBe(true);
});

test('a storage that is down for a while is sent the rest, and no upload begins anew', async () => {
  const onLost = vi.fn();
  let refusals = 0;
  interfere = (request, response) => {
    const isDown = refusals > 0 ? refusals < 3 : request.headers['upload-offset'] === String(6 * MEGABYTE);
    if (!isDown || request.method === 'OPTIONS') return false;
    refusals += 1;
    request.resume();
    response.writeHead(503, { 'access-control-allow-origin': '*' }).end('name resolution failed');
    return true;
  };
  expect(await send({ onLost })).toMatchObject({ status: 200 });
  const methods = seen.map(({ method }) => method).join(' ');
  expect(methods).toBe('POST PATCH PATCH HEAD HEAD HEAD PATCH PATCH');
  expect(parts().map(({ offset }) => offset / MEGABYTE)).toEqual([0, 6, 6, 12]);
  expect(onLost).toHaveBeenCalledTimes(3);
  expect((await storedBytes())?.equals(bytes)).toBe(true);
});

test('a refused part ends the upload with the storage’s answer, and the next try goes on from there', async () => {
  interfere = (request, response) => {
    const isLast = request.headers['upload-offset'] === String(12 * MEGABYTE);
    if (isLast) response.writeHead(403, { 'access-control-allow-origin': '*' }).end('{"message":"hayır"}');
    return isLast;
  };
  const onBegun = vi.fn<(url: string) => void>();
  expect(await send({ onBegun })).toEqual({ status: 403, body: '{"message":"hayır"}', retryAfterS: null });
  interfere = () => false;
  seen = [];
  expect(await send({ uploadUrl: onBegun.mock.lastCall?.[0] })).toMatchObject({ status: 200 });
  expect(seen.map(({ method }) => method)).toEqual(['HEAD', 'PATCH']);
  expect(parts()[0]?.offset).toBe(12 * MEGABYTE);
  expect((await storedBytes())?.equals(bytes)).toBe(true);
});

test('a session that is lost on the way ends the upload with its own error', async () => {
  const onLost = vi.fn();
  const lost = new Error('Oturum bulunamadı.');
  let asked = 0;
  const readHeaders = () => ((asked += 1) < 3 ? Promise.resolve({}) : Promise.reject(lost));
  await expect(send({ readHeaders, onLost })).rejects.toBe(lost);
  expect(onLost).not.toHaveBeenCalled();
  expect(parts()).toHaveLength(1);
});

test('a cancelled upload leaves nothing behind', async () => {
  const cancel = new AbortController();
  const onAbandoned = vi.fn();
  const onPercent = (percent: number) => percent > 40 && cancel.abort();
  await expect(send({ signal: cancel.signal, onPercent, onAbandoned })).rejects.toThrow();
  await vi.waitFor(() => expect(onAbandoned).toHaveBeenCalled());
  expect(await storedBytes()).toBeUndefined();
});
