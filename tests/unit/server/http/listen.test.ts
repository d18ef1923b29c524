import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, type Listener } from '../../../../src/server/http/listen';

const SILENCE_LIMIT_MS = 400;

let listener: Listener | undefined;
afterEach(() => listener?.close());

function listenBriefly(): Promise<Listener> {
  return listen(async (request) => new Response(await request.text()), {
    port: 0,
    host: '127.0.0.1',
    silenceLimitMs: SILENCE_LIMIT_MS,
  });
}

test('clients that are silent, or stop halfway, do not keep others waiting', async () => {
  listener = await listen(async (request) => new Response(await request.text()), {
    port: 0,
    host: '127.0.0.1',
  });
  const port = Number(new URL(listener.url).port);
  const silent = Array.from({ length: 50 }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    if (index % 2 === 0) socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    return socket;
  });
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const answer = await fetch(listener.url, { method: 'POST', body: 'merhaba' });
  expect(await answer.text()).toBe('merhaba');
  for (const socket of silent) socket.destroy();
});

test.each([
  ['says nothing', ''],
  ['stops within its headers', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ['stops within its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'],
])('a client that %s is dropped', async (_, beginning) => {
  listener = await listenBriefly();
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1').resume();
  socket.write(beginning);
  await once(socket, 'close');
});

test('a slow upload that makes progress is not', async () => {
  listener = await listenBriefly();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const part of ['a', 'b', 'c', 'd', 'e', 'f']) {
        controller.enqueue(new TextEncoder().encode(part));
        await wait(SILENCE_LIMIT_MS / 2);
      }
      controller.close();
    },
  });
  const upload = { method: 'POST', body, duplex: 'half' } as const;
  expect(await (await fetch(listener.url, upload)).text()).toBe('abcdef');
});

test('the handler gets the network address of the client', async () => {
  listener = await listen((_request, peerAddress) => new Response(peerAddress), {
    port: 0,
    host: '127.0.0.1',
  });
  expect(await (await fetch(listener.url)).text()).toBe('127.0.0.1');
});

test('an unread body stays unread, its client gets the response, and the connection closes', async () => {
  const taken: Socket[] = [];
  listener = await listen(() => new Response('hayır', { status: 403 }), {
    port: 0,
    host: '127.0.0.1',
    createMiddleware: () =>
      Promise.resolve((incoming, _, next) => {
        taken.push(incoming.socket);
        next();
      }),
  });
  const length = 64 * 1024 * 1024;
  const client = connect(Number(new URL(listener.url).port), '127.0.0.1');
  // The client is cut off while it is still sending.
  const cutOff = once(client, 'error');
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  client.write(Buffer.alloc(length));
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await cutOff;
  expect(answer).toMatch(/^HTTP\/1\.1 403 .*hayır/s);
  expect(taken[0]?.bytesRead).toBeLessThan(1024 * 1024);
});

test('after a body was read, the connection stays open for the next request', async () => {
  listener = await listen(async (request) => new Response(await request.text()), {
    port: 0,
    host: '127.0.0.1',
  });
  const client = connect(Number(new URL(listener.url).port), '127.0.0.1');
  const ask = async () => {
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 7\r\n\r\nmerhaba');
    const [chunk] = (await once(client, 'data')) as [Buffer];
    return chunk.toString();
  };
  expect([await ask(), await ask()]).toEqual(Array(2).fill(expect.stringMatching(/200 OK[^]*merhaba/)));
  client.destroy();
});

test.each(['/a/../b', '/a/%2e%2e/b', '/a/./b'])(
  'a target with dot segments is refused: %s',
  async (target) => {
    listener = await listen(() => new Response('b'), { port: 0, host: '127.0.0.1' });
    const client = connect(Number(new URL(listener.url).port), '127.0.0.1');
    client.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [chunk] = (await once(client, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 400 /);
  },
);

/** Sends `parts` and returns what the server wrote until it closed the connection. */
async function exchange(url: string, parts: readonly (string | Buffer)[]): Promise<string> {
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  client.on('error', () => undefined);
  for (const part of parts) client.write(part);
  await once(client, 'close');
  return answer;
}

const CHUNKED = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

test('a chunked body that is refused halfway ends its connection and nothing else', async () => {
  listener = await listen(
    async (request) => {
      for await (const chunk of request.body ?? []) if (chunk.byteLength > 0) break;
      return new Response('çok büyük', { status: 413 });
    },
    { port: 0, host: '127.0.0.1' },
  );
  const { url } = listener;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => exchange(url, [CHUNKED, ...Array<string>(40).fill(CHUNK)])),
  );
  expect(answers.every((answer) => answer === '' || answer.startsWith('HTTP/1.1 413 '))).toBe(true);
  const after = await fetch(url, { method: 'POST', body: 'merhaba' });
  expect(after.status).toBe(413);
});

test('a body that only trickles ends its connection, a paused one does not', async () => {
  listener = await listen(async (request) => new Response(await request.text()), {
    ...{ port: 0, host: '127.0.0.1', slowBodyLimitMs: 200 },
  });
  const client = connect(Number(new URL(listener.url).port), '127.0.0.1').resume();
  client.on('error', () => undefined);
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => client.write('x'), 20);
  await once(client, 'close');
  clearInterval(trickle);

  await listener.close();
  let read: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (read = resolve));
  listener = await listen(
    async (request) => (await wanted, new Response(String((await request.arrayBuffer()).byteLength))),
    {
      ...{ port: 0, host: '127.0.0.1', slowBodyLimitMs: 100 },
    },
  );
  const size = 8 * 1024 * 1024;
  const upload = fetch(listener.url, { method: 'POST', body: Buffer.alloc(size) });
  await wait(400);
  read();
  expect(await (await upload).text()).toBe(String(size));
});

test('a fault outside a response ends its connection, is written down, and the server goes on', async () => {
  const onFault = vi.fn();
  listener = await listen(() => new Response('tamam'), {
    ...{ port: 0, host: '127.0.0.1', onFault },
    createMiddleware: () =>
      Promise.resolve((incoming, outgoing, next) => {
        if (incoming.url === '/at-once') throw new Error('at once');
        if (incoming.url === '/later') outgoing.emit('error', new Error('later'));
        else next();
      }),
  });
  for (const path of ['at-once', 'later']) {
    expect(await exchange(listener.url, [`GET /${path} HTTP/1.1\r\nHost: x\r\n\r\n`])).toBe('');
  }
  expect(onFault.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]);
  expect(await (await fetch(listener.url)).text()).toBe('tamam');
});
