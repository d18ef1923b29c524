import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listener } from '../../../src/server/listen';

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

test('clients that say nothing, or stop in the middle, do not keep others waiting', async () => {
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

test('a slow upload that moves on is not', async () => {
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

test('the handler learns the network address of the client', async () => {
  listener = await listen((_request, peerAddress) => new Response(peerAddress), {
    port: 0,
    host: '127.0.0.1',
  });
  expect(await (await fetch(listener.url)).text()).toBe('127.0.0.1');
});
