import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { OperatorError } from '../../lib/operator-error';
import { hasDotSegments } from '../../lib/request-paths';
import { SILENCE_LIMIT_MS } from '../../lib/time-limits';

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
/** Long enough for an answer to reach a slow client. */
const LINGER_MS = 2_000;
const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

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
  const answer = getRequestListener(
    (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      refuseOutright(incoming) ?? fetch(request, incoming.socket.remoteAddress ?? ''),
    // It would read on after a refusal, for half a second.
    { autoCleanupIncoming: false },
  );
  const middleware = await createMiddleware?.(server);
  server.on('request', (incoming, outgoing) => {
    leaveUnread(incoming, outgoing);
    if (middleware) middleware(incoming, outgoing, () => void answer(incoming, outgoing));
    else void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainRefusal(error, { port, host })));
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actualPort}`, close: () => close(server) };
}

/** What no part of the site or the API answers; of TRACE a Request cannot even be made. */
function refuseOutright({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): Response | null {
  if (hasDotSegments(url)) return new Response('Bad request', { status: 400 });
  return method === 'TRACE'
    ? new Response('Method not allowed', { status: 405, headers: { allow: ALLOWED } })
    : null;
}

/** Throws an OperatorError when nothing could listen there now: told before a first set-up, it saves the wait. */
export async function tryAddress({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainRefusal(error, { port, host })));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explainRefusal(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }): Error {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new OperatorError(`HOST bu makinenin bir adresi olmalı; şu anda “${host}”.`);
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const reason =
    error.code === 'EACCES'
      ? `${port} numaralı port bu kullanıcıya açık değil.`
      : `${port} numaralı portu başka bir program kullanıyor.`;
  return new OperatorError(`${reason} Başka bir port seçin, örneğin: PORT=${port + 1} npm start`);
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

/**
 * Ends the connection of a client whose answer was given before all of its body had come, as a refused upload's is. The rest stays
 * unread. Our side is closed first and the connection a little later: closed at once, it would be reset, and a client that is still
 * sending could lose the answer (RFC 9112, section 9.6).
 */
function leaveUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    const { socket } = incoming;
    socket.end();
    // By then Node has begun to throw the rest of the body away, for which it reads on.
    setImmediate(() => socket.pause());
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}
