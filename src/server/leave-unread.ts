import type { IncomingMessage, ServerResponse } from 'node:http';

/** Long enough for an answer to reach a slow client. */
const LINGER_MS = 2_000;

/**
 * Ends the connection of a client whose answer was given before all of its body had come, as a refused upload's is. The rest stays
 * unread. Our side is closed first and the connection a little later: closed at once, it would be reset, and a client that is still
 * sending could lose the answer (RFC 9112, section 9.6).
 */
export function leaveUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
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
