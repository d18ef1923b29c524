import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire, without what belongs to the connection and the moment. */
export interface WireAnswer {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  firstByteMs: number;
}

const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'content-length', 'etag']);

/** Asks once, as a browser that reads brotli, on a connection of its own. */
export async function ask(address: string): Promise<WireAnswer> {
  const start = performance.now();
  const request = get(address, { agent: false, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const firstByteMs = performance.now() - start;
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !OF_THE_MOMENT.has(name) ? [[name, value] as const] : [],
  );
  return { body: await buffer(answer), headers: Object.fromEntries(headers), firstByteMs };
}
