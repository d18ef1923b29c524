import { connect } from 'node:net';

export interface PipelinedRequest {
  path: string;
  headers: Record<string, string>;
}

/** Sends GET requests on one connection without waiting for responses. Returns the bodies in the order of the requests. */
export async function pipeline(url: string, requests: readonly PipelinedRequest[]): Promise<unknown[]> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const last = requests.length - 1;
  socket.write(
    requests
      .map(({ path, headers }, index) => {
        const connection = index === last ? 'close' : 'keep-alive';
        const lines = Object.entries({ Host: host, Connection: connection, ...headers }).map((line) =>
          line.join(': '),
        );
        return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
      })
      .join(''),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return readBodies(Buffer.concat(chunks));
}

/** Splits the responses by the lengths in their heads. */
function readBodies(answers: Buffer): unknown[] {
  const bodies: unknown[] = [];
  let position = 0;
  while (position < answers.length) {
    const start = answers.indexOf('\r\n\r\n', position) + 4;
    const head = answers.toString('latin1', position, start);
    const { text, end } = /transfer-encoding: chunked/i.test(head)
      ? readChunks(answers, start)
      : readLength(answers, start, Number(/content-length: (\d+)/i.exec(head)?.[1]));
    bodies.push(JSON.parse(text));
    position = end;
  }
  return bodies;
}

function readLength(answers: Buffer, start: number, length: number) {
  return { text: answers.toString('utf8', start, start + length), end: start + length };
}

function readChunks(answers: Buffer, start: number) {
  const parts: Buffer[] = [];
  let position = start;
  for (;;) {
    const lineEnd = answers.indexOf('\r\n', position);
    const size = Number.parseInt(answers.toString('latin1', position, lineEnd), 16);
    position = lineEnd + 2 + size + 2;
    if (size === 0) return { text: Buffer.concat(parts).toString('utf8'), end: position };
    parts.push(answers.subarray(lineEnd + 2, lineEnd + 2 + size));
  }
}
