import { isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Reads the IP address from a socket's or a proxy's text; null when it is none. */
export function parseClientIp(peerAddress: string | undefined): string | null {
  // A zone such as %eth0 names our own interface. IPv4 addresses are mapped on an IPv6 socket.
  const address = (peerAddress ?? '').replace(/%.*$/, '').replace(MAPPED, '');
  return isIP(address) ? address : null;
}
