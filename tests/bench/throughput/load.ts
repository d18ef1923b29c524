import { connect } from 'node:net';

const CONNECTIONS = 50;
const BUFFER_BYTES = 65_536;
const HEAD_END = '\r\n\r\n';
const LENGTH = /^HTTP\/1\.1 200 [^]*\r\ncontent-length: (\d+)\r\n/i;

/**
 * Requests an address repeatedly on 50 persistent connections, and gives the responses per second. It parses only the heads of
 * responses, so that the server's speed is measured and not the client's. Throws if a response is not the whole page.
 */
export async function measureLoad(address: string, durationMs: number): Promise<number> {
  const start = performance.now();
  const end = start + durationMs;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askUntil(end, new URL(address))),
  );
  const seconds = (performance.now() - start) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** Counts the responses on one connection until `end`. */
function askUntil(end: number, { hostname, port, host, pathname }: URL): Promise<number> {
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let responses = 0;
    let missingBytes = 0;
    const take = (byteLength: number, bytes: Uint8Array) => {
      if (missingBytes === 0)
        missingBytes = answerLength(Buffer.from(bytes.buffer, bytes.byteOffset, byteLength));
      missingBytes -= byteLength;
      if (missingBytes > 0) return true;
      if (missingBytes === 0) responses += 1;
      else reject(new Error(`${host} did not send the page`));
      if (missingBytes === 0 && performance.now() < end) socket.write(request);
      else socket.destroy();
      return true;
    };
    const onread = { buffer: Buffer.alloc(BUFFER_BYTES), callback: take };
    const socket = connect({ host: hostname, port: Number(port), onread });
    socket.on('error', reject);
    socket.on('close', () => {
      if (performance.now() < end) reject(new Error(`${host} hung up`));
      else resolve(responses);
    });
    socket.write(request);
  });
}

/** Reads the length of a response from its head; 0 if it is not the page. */
function answerLength(beginning: Buffer): number {
  const head = beginning.subarray(0, beginning.indexOf(HEAD_END) + HEAD_END.length).toString('latin1');
  const length = LENGTH.exec(head)?.[1];
  return length === undefined ? 0 : head.length + Number(length);
}
