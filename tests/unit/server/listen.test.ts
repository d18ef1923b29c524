import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen, type Listener } from '../../../src/server/listen';

let listener: Listener | undefined;
afterEach(() => listener?.close());

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

test('the handler learns the network address of the client', async () => {
  listener = await listen((_request, peerAddress) => new Response(peerAddress), {
    port: 0,
    host: '127.0.0.1',
  });
  expect(await (await fetch(listener.url)).text()).toBe('127.0.0.1');
});
