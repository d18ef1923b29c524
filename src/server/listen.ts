import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

export type SiteFetch = (request: Request, peerAddress: string) => Response | Promise<Response>;

export interface Listener {
  url: string;
  close: () => Promise<void>;
}

interface ListenOptions {
  port: number;
  host: string;
}

/** A silent client is dropped after this; a slow but moving upload may take up to REQUEST_LIMIT_MS. */
const SILENCE_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 120_000;
const CHECK_INTERVAL_MS = 3_000;
const CLOSE_GRACE_MS = 5_000;

/** Serves a fetch handler over HTTP. Port 0 takes any free port; the address is in the result. */
export async function listen(fetch: SiteFetch, { port, host }: ListenOptions): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request: Request, env: HttpBindings | Http2Bindings) =>
      fetch(request, env.incoming.socket.remoteAddress ?? ''),
    serverOptions: {
      headersTimeout: SILENCE_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
  });
  server.setTimeout(SILENCE_LIMIT_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return { url: `http://${host}:${actualPort}`, close: () => close(server) };
}

function close(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      CLOSE_GRACE_MS,
    );
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
