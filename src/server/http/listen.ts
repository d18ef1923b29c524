import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { OperatorError } from '../../lib/operator-error';
import { hasDotSegments } from '../../lib/request-paths';
import { SILENCE_LIMIT_MS } from '../../lib/time-limits';

export type SiteFetch = (request: Request, peerAddress: string) => Response | Promise<Response>;

/** A handler that may respond before the site does: Vite's, in development. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export interface Listener {
  url: string;
  close: () => Promise<void>;
}

export interface ListenOptions {
  /** 0 takes any free port; the result's `url` has it. */
  port: number;
  host: string;
  createMiddleware?: ((server: Server) => Promise<Middleware>) | undefined;
  /** Limit for receiving the headers, and for silence within a body; SILENCE_LIMIT_MS by default. */
  silenceLimitMs?: number | undefined;
}

/** Long enough for a slow upload from a phone. */
const REQUEST_LIMIT_MS = 120_000;
const CHECK_INTERVAL_MS = 3_000;
const CLOSE_GRACE_MS = 5_000;
/** Long enough for a response to reach a slow client. */
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
  const handle = getRequestListener(
    (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      refuseInvalidRequest(incoming) ?? fetch(request, incoming.socket.remoteAddress ?? ''),
    // With it, the adapter would go on reading for half a second after a refusal.
    { autoCleanupIncoming: false },
  );
  const middleware = await createMiddleware?.(server);
  server.on('request', (incoming, outgoing) => {
    closeAfterEarlyResponse(incoming, outgoing);
    if (middleware) middleware(incoming, outgoing, () => void handle(incoming, outgoing));
    else void handle(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainRefusal(error, { port, host })));
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${actualPort}`, close: () => close(server) };
}

/** Refuses paths that climb, and TRACE, for which the Request constructor throws. */
function refuseInvalidRequest({
  method,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): Response | null {
  if (hasDotSegments(url)) return new Response('Bad request', { status: 400 });
  return method === 'TRACE'
    ? new Response('Method not allowed', { status: 405, headers: { allow: ALLOWED } })
    : null;
}

/** Throws an OperatorError if the server could not listen there now. */
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
 * Closes a connection whose response was sent before the whole request body had arrived, as for a refused upload. The rest stays
 * unread. The write side is closed first and the connection later: an immediate close would reset it, and a client that is still
 * sending could lose the response (RFC 9112, section 9.6).
 */
function closeAfterEarlyResponse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    const { socket } = incoming;
    socket.end();
    // Node has by then started to read and discard the rest of the body.
    setImmediate(() => socket.pause());
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}
