import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SILENCE_LIMIT_MS } from '../shared/time-limits';
import { OperatorError } from '../../supabase/local/operator-error';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';

export type SiteFetch = (request: Request, peerAddress: string) => Response | Promise<Response>;

/** A handler that may answer before us: Vite's, in development. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export interface Listener {
  url: string;
  close: () => Promise<void>;
}

export interface ListenOptions {
  /** 0 takes any free port; the address is in the result. */
  port: number;
  host: string;
  createMiddleware?: ((server: Server) => Promise<Middleware>) | undefined;
  /** Headers must be complete, and a body must move on, within this; 15 seconds unless told. */
  silenceLimitMs?: number | undefined;
}

/** A slow upload from a phone may take this long, if it moves on. */
const REQUEST_LIMIT_MS = 120_000;
const CHECK_INTERVAL_MS = 3_000;
const CLOSE_GRACE_MS = 5_000;

/** Serves a fetch handler over HTTP/1.1. */
export async function listen(
  fetch: SiteFetch,
  { port, host, createMiddleware, silenceLimitMs = SILENCE_LIMIT_MS }: ListenOptions,
): Promise<Listener> {
  const server = createServer({
    headersTimeout: silenceLimitMs,
    requestTimeout: REQUEST_LIMIT_MS,
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, silenceLimitMs),
  });
  server.setTimeout(silenceLimitMs);
  const answer = getRequestListener((request: Request, env: HttpBindings | Http2Bindings) =>
    fetch(request, env.incoming.socket.remoteAddress ?? ''),
  );
  const middleware = await createMiddleware?.(server);
  server.on('request', (incoming, outgoing) => {
    if (middleware) middleware(incoming, outgoing, () => void answer(incoming, outgoing));
    else void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainRefusal(error, port)));
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actualPort}`, close: () => close(server) };
}

function explainRefusal(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const reason = error.code === 'EACCES' ? 'bu kullanıcıya açık değil' : 'başka bir programda';
  return new OperatorError(
    `${port} numaralı port ${reason}. Başka birini verin, örneğin: PORT=${port + 1} npm start`,
  );
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
