import { isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Takes what the network or a proxy says of a client, gives its IP address; null when that is none. */
export function parseClientIp(peerAddress: string | undefined): string | null {
  // A zone such as %eth0 says which cable of ours; IPv4 arrives mapped where we listen on IPv6.
  const address = (peerAddress ?? '').replace(/%.*$/, '').replace(MAPPED, '');
  return isIP(address) ? address : null;
}
