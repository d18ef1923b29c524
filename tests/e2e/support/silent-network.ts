import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Network {
  url: string;
  /** From now on connections stay open without a response. */
  fallSilent: () => void;
  stop: () => void;
}

/** The site behind a network that can stop answering without closing connections, as in a lift. */
export async function putBehindNetwork(site: string): Promise<Network> {
  let isSilent = false;
  const server = createServer((request, response) => {
    if (isSilent) return;
    const { method, headers, url = '/' } = request;
    const onward = sendRequest(new URL(url, site), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fallSilent: () => (isSilent = true),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
