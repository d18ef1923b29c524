import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { setTimeout as wait } from 'node:timers/promises';
import type { WireResponse } from './request-page';

export interface FileServer {
  name: string;
  url: string;
  stop: () => Promise<void>;
}

const BARE_SERVER = path.join(import.meta.dirname, 'bare-server.ts');
const POLL_MS = 50;
const START_POLLS = 200;

/** Serves a response's bytes and headers with nginx, or with a minimal Node server if nginx is not installed. */
export async function serveFile({ body, headers }: WireResponse): Promise<FileServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'throughput-'));
  const port = await getPort();
  const file = path.join(folder, 'page');
  const config = path.join(folder, 'nginx.conf');
  await writeFile(file, body);
  await writeFile(config, nginxConfig(folder, port, headers));
  const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
  const server = hasNginx
    ? spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', config], { stdio: 'ignore' })
    : spawn(process.execPath, ['--import', 'tsx', BARE_SERVER, String(port), file, JSON.stringify(headers)]);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed(url);
  return {
    name: hasNginx ? 'nginx' : 'bare node:http',
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Debian's configuration of nginx, with a worker per processor, without logs and without a limit of requests per connection. */
function nginxConfig(folder: string, port: number, headers: WireResponse['headers']): string {
  const { 'content-type': type, ...added } = headers;
  const lines = Object.entries(added).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `
daemon off; worker_processes auto; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  types { } default_type ${JSON.stringify(type)};
  server { listen 127.0.0.1:${port}; location = / { ${lines.join(' ')} root ${folder}; try_files /page =404; } }
}
`;
}

async function waitUntilServed(url: string): Promise<void> {
  for (let poll = 0; poll < START_POLLS; poll += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
  throw new Error(`No server responds on ${url}`);
}
