import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { handedSocket, listen, type Listener } from '../../../../src/server/http/listen';

const SILENCE_LIMIT_MS = 400;
const POST = 'POST / HTTP/1.1\r\nHost: x\r\n';

let listener: Listener;
afterEach(() => listener.close());

const echo = async (request: Request) => new Response(await request.text());

async function serve(
  answer: Parameters<typeof listen>[0] = echo,
  options: Partial<Parameters<typeof listen>[1]> = {},
): Promise<string> {
  listener = await listen(answer, { port: 0, host: '127.0.0.1', ...options });
  return listener.url;
}

/** A client that keeps what it was sent. A broken connection is no error of the test. */
function call(url: string, ...parts: readonly (string | Buffer)[]) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const client = { socket, answer: '' };
  socket.on('data', (chunk: Buffer) => (client.answer += chunk.toString()));
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  return client;
}

/** Sends `parts` and returns what the server wrote until it closed the connection. */
async function exchange(url: string, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const client = call(url, ...parts);
  await new Promise((resolve) => client.socket.once('close', resolve));
  return client.answer;
}

const post = async (url: string, body: string) => (await fetch(url, { method: 'POST', body })).text();

test.each([
  ['says nothing', ''],
  ['stops within its headers', POST],
  ['stops within its body', `${POST}Content-Length: 100\r\n\r\nhalf`],
])('a client that %s is dropped', async (_, beginning) => {
  await exchange(await serve(echo, { silenceLimitMs: SILENCE_LIMIT_MS }), beginning);
});

test('a slow upload that makes progress is not', async () => {
  const url = await serve(echo, { silenceLimitMs: SILENCE_LIMIT_MS });
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
  expect(await (await fetch(url, upload)).text()).toBe('abcdef');
});

test('a body that only trickles ends its connection, a paused one does not', async () => {
  const client = call(await serve(echo, { slowBodyLimitMs: 200 }), `${POST}Content-Length: 100000\r\n\r\n`);
  const trickle = setInterval(() => client.socket.write('x'), 20);
  await new Promise((resolve) => client.socket.once('close', resolve));
  clearInterval(trickle);

  await listener.close();
  let read: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (read = resolve));
  const url = await serve(
    async (request) => (await wanted, new Response(String((await request.arrayBuffer()).byteLength))),
    { slowBodyLimitMs: 100 },
  );
  const size = 8 * 1024 * 1024;
  const upload = post(url, 'x'.repeat(size));
  await wait(400);
  read();
  expect(await upload).toBe(String(size));
});

test('a fault outside a response ends its connection, is written down, and the server goes on', async () => {
  const onFault = vi.fn();
  const url = await serve(() => new Response('tamam'), {
    onFault,
    createMiddleware: () =>
      Promise.resolve((incoming, outgoing, next) => {
        if (incoming.url === '/at-once') throw new Error('at once');
        if (incoming.url === '/later') outgoing.emit('error', new Error('later'));
        else next();
      }),
  });
  for (const path of ['at-once', 'later'])
    expect(await exchange(url, `GET /${path} HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe('');
  expect(onFault.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]);
  expect(await (await fetch(url)).text()).toBe('tamam');
});

test.each([
  ['the process that systemd names', { LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
  ['another process, such as npm’s child', { LISTEN_PID: '6', LISTEN_FDS: '1' }, undefined],
  ['a service without a socket', {}, undefined],
])('the socket of %s is taken over', (_, env, socket) => {
  expect(handedSocket(env, 7)).toBe(socket);
});
