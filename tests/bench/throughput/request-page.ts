import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it was sent, without the headers that change each time. */
export interface WireResponse {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

const OF_THE_MOMENT = new Set(['date', 'connection', 'keep-alive', 'content-length', 'etag']);

/** Makes one request on a new connection, as a browser that accepts Brotli. */
export async function requestPage(address: string): Promise<WireResponse> {
  const request = get(address, { agent: false, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !OF_THE_MOMENT.has(name) ? [[name, value] as const] : [],
  );
  return { body: await buffer(answer), headers: Object.fromEntries(headers) };
}
