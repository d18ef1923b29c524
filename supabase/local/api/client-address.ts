import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAX_KEY_LENGTH = 64;
const WITH_PORT = /^\[(?<v6>[^\]]+)\](?::\d+)?$|^(?<v4>[\d.]+):\d+$/;

/** Reads the IP address from a socket's or a proxy's text, with or without a port; null when it is none. */
export function parseClientIp(text = ''): string | null {
  return parse(text)?.toString() ?? null;
}

/** Returns the network for counting attempts: an IPv4 address, or the /64 of an IPv6 address, which one customer has. */
export function networkOf(text: string): string {
  const address = parse(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text.slice(0, MAX_KEY_LENGTH);
  const prefix = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

function parse(text: string) {
  const groups = WITH_PORT.exec(text)?.groups;
  // A zone such as %eth0 names our own interface.
  const bare = (groups?.v6 ?? groups?.v4 ?? text).replace(/%.*$/, '');
  // `process` converts ::ffff:198.51.100.7 into its IPv4 address.
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}
