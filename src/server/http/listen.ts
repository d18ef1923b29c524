import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { OperatorError } from '../../lib/operator-error';
import { hasDotSegments } from '../../lib/request-paths';
import { SILENCE_LIMIT_MS, SLOW_BODY_LIMIT_MS } from '../../lib/time-limits';
import { printError } from '../terminal';

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
  /** The setting that names the port; PORT by default. */
  variable?: string;
  /** The descriptor of a socket that listens already, in place of `port` and `host`. */
  socket?: number | undefined;
  createMiddleware?: ((server: Server) => Promise<Middleware>) | undefined;
  /** Limit for receiving the headers, and for silence within a body; SILENCE_LIMIT_MS by default. */
  silenceLimitMs?: number | undefined;
  /** How long a body may be slower than MIN_BODY_BYTES_PER_S; SLOW_BODY_LIMIT_MS by default. */
  slowBodyLimitMs?: number | undefined;
  /** Called with a fault outside a response, of a connection or of the server's own; printError by default. */
  onFault?: ((error: unknown) => void) | undefined;
}

/** Long enough for a slow upload from a phone. */
const REQUEST_LIMIT_MS = 120_000;
/** A slower body only holds a connection. A phone on the slowest network sends ten times as fast. */
const MIN_BODY_BYTES_PER_S = 500;
/** How often a body's speed is measured within the time that it may be slow. */
const SPEED_CHECKS = 5;
const CHECK_INTERVAL_MS = 3_000;
const CLOSE_GRACE_MS = 5_000;
/** Long enough for a response to reach a slow client. */
const LINGER_MS = 2_000;
const FIRST_HANDED_SOCKET = 3;
const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Serves a fetch handler over HTTP/1.1. */
export async function listen(
  fetch: SiteFetch,
  { port, host, variable, socket, createMiddleware, ...options }: ListenOptions,
): Promise<Listener> {
  const {
    silenceLimitMs = SILENCE_LIMIT_MS,
    slowBodyLimitMs = SLOW_BODY_LIMIT_MS,
    onFault = printError,
  } = options;
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
    // Node takes the socket from both once the response is complete, even when the request is not.
    const { socket } = incoming;
    const endConnection = (error: unknown) => {
      onFault(error);
      socket.destroy();
    };
    // A request that ends in a fault ends alone. Without these, its error would end the process.
    outgoing.on('error', endConnection);
    const respond = () => void handle(incoming, outgoing).catch(endConnection);
    try {
      closeAfterEarlyResponse(socket, incoming, outgoing);
      endSlowBody(socket, incoming, slowBodyLimitMs);
      if (middleware) middleware(incoming, outgoing, respond);
      else respond();
    } catch (error) {
      endConnection(error);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainRefusal(error, { port, host, variable })));
    server.listen(socket === undefined ? { port, host } : { fd: socket }, resolve);
  });
  // One connection that cannot be accepted, for example for want of file descriptors, is no reason to refuse all.
  server.on('error', onFault);
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

/**
 * Returns the descriptor of the socket that systemd listens on for this process, and undefined when there is none. Connections wait in it
 * while the process restarts. https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function handedSocket(env: NodeJS.ProcessEnv, pid = process.pid): number | undefined {
  return env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) > 0 ? FIRST_HANDED_SOCKET : undefined;
}

/** Throws an OperatorError if the server could not listen there now. */
export async function tryAddress({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainRefusal(error, { port, host })));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explainRefusal(
  error: NodeJS.ErrnoException,
  { port, host, variable = 'PORT' }: { port: number; host: string; variable?: string | undefined },
): Error {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new OperatorError(`HOST bu makinenin bir adresi olmalı; şu anda “${host}”.`);
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const reason =
    error.code === 'EACCES'
      ? `${port} numaralı port bu kullanıcıya açık değil.`
      : `${port} numaralı portu başka bir program kullanıyor.`;
  return new OperatorError(`${reason} Başka bir port seçin, örneğin: ${variable}=${port + 1} npm start`);
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
function closeAfterEarlyResponse(socket: Socket, incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    socket.end();
    // Node has by then started to read and discard the rest of the body.
    setImmediate(() => socket.pause());
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  });
}

/**
 * Ends a connection whose body comes slower than MIN_BODY_BYTES_PER_S. Only the time counts in which the server wanted to read: an
 * upload that waits its turn is paused. The first `limitMs` are free, so that a short body may be as slow as its client.
 */
function endSlowBody(socket: Socket, incoming: IncomingMessage, limitMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers;
  if (length === '0' && coding === undefined) return;
  const before = socket.bytesRead;
  const stepMs = limitMs / SPEED_CHECKS;
  let awaitedMs = 0;
  const timer = setInterval(() => {
    if (incoming.complete || socket.destroyed) clearInterval(timer);
    else if (!socket.isPaused()) awaitedMs += stepMs;
    const wanted = (awaitedMs / 1_000) * MIN_BODY_BYTES_PER_S;
    if (awaitedMs > limitMs && socket.bytesRead - before < wanted) socket.destroy();
  }, stepMs);
  incoming.once('close', () => clearInterval(timer));
}
