import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { setTimeout as wait } from 'node:timers/promises';
import type { WireResponse } from './request-page';

export interface FileServer {
  url: string;
  stop: () => Promise<void>;
}

const BARE_SERVER = path.join(import.meta.dirname, 'bare-server.ts');
const POLL_MS = 50;
const START_POLLS = 200;

/** Serves a response's bytes and headers with a bare Node server in a process of its own. */
export async function serveFile({ body, headers }: WireResponse): Promise<FileServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'throughput-'));
  const port = await getPort();
  const file = path.join(folder, 'page');
  await writeFile(file, body);
  const program = ['--import', 'tsx', BARE_SERVER, String(port), file, JSON.stringify(headers)];
  const server = spawn(process.execPath, program);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed(url);
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
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
