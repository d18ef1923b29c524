import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Network {
  url: string;
  /** From then on connections stay open, and nobody answers. */
  fallSilent: () => void;
  stop: () => void;
}

/** The site behind a network that can fall silent: a phone in a lift still has its bars. */
export async function putBehindNetwork(site: string): Promise<Network> {
  let isSilent = false;
  const server = createServer((request, response) => {
    if (isSilent) return;
    const { method, headers, url = '/' } = request;
    const onward = ask(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
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
