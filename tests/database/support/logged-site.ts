import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { vi } from 'vitest';
import { readStatus } from '../../../src/server/status-file';
import { createTestFolder } from '../../fixtures/backend';
import { writeStubBuild } from '../../fixtures/stub-build';
import { readTemplates } from '../../fixtures/templates';

const PROGRAM = path.resolve(import.meta.dirname, '../server/hold-site.ts');

export interface LogLine {
  readonly time: string;
  readonly level: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Starts the server's program, on a stub of a build, in a process of its own that writes JSON lines. `shell` is a command before it, such
 * as `ulimit -f 8`.
 */
export async function startLoggedSite(shell = 'true') {
  const folder = await createTestFolder('accounts');
  const build = await writeStubBuild();
  const { dataDir, databaseUrl = '' } = folder.options;
  const env = {
    ...{ ...process.env, PORT: '0', SEED: 'none', LOG: 'json', DATA_DIR: dataDir },
    ...{ DATABASE_URL: databaseUrl, DIST_DIR: build.distDir },
  };
  const command = ['-c', `${shell}; exec "$@"`, 'bash', process.execPath, '--import', 'tsx', PROGRAM];
  const server: ChildProcess = spawn('bash', command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitUntil(() => output.includes('Site hazır.'), { timeout: 60_000 });
  const status = await readStatus(dataDir);
  const token = readTemplates()?.sessions.admin.access_token ?? '';
  return {
    dataDir,
    databaseUrl,
    url: status?.API_URL ?? '',
    /** Of the first administrator. */
    headers: { apikey: status?.ANON_KEY ?? '', authorization: `Bearer ${token}` } as Record<string, string>,
    output: () => output,
    lines: () =>
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as LogLine),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
    remove: async () => {
      server.kill('SIGKILL');
      await build.remove();
      await folder.remove();
    },
  };
}
