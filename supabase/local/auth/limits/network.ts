import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAX_KEY_LENGTH = 64;
const WITH_PORT = /^\[(?<v6>[^\]]+)\](?::\d+)?$|^(?<v4>[\d.]+):\d+$/;

/**
 * Returns the network for counting attempts: an IPv4 address itself, or the /64 of an IPv6 address, which providers assign to one
 * customer. Takes the socket's or the proxy's text, with or without a port.
 */
export function networkOf(address: string): string {
  const groups = WITH_PORT.exec(address)?.groups;
  const bare = groups?.v6 ?? groups?.v4 ?? address;
  if (isIP(bare) === 0) return bare.slice(0, MAX_KEY_LENGTH);
  // `process` converts ::ffff:198.51.100.7 into its IPv4 address.
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
