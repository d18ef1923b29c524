import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../../../package.json' with { type: 'json' };
import { copyDataFolder, createDataFolder, removeDataFolder } from '../../fixtures/data-folder';
import { TEMPLATE } from './global-setup';

/** The start may include a build. */
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 150;
/** The command of `npm start`, run without npm. */
const START = packageJson.scripts.start.split(' ').slice(1);

export interface Status {
  API_URL: string;
  ANON_KEY: string;
  SERVICE_ROLE_KEY: string;
  DB_URL: string;
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD: string;
}

/** The built site as an operator runs it: the server's own process, on a data folder and a port of its own. */
export class Site {
  private server: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly port: number,
    private readonly root: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /**
   * `root` is the folder of the sources. The server builds them if there is no build yet. `settings` are further variables of
   * its environment. On our own sources it starts from the run's sample content.
   */
  static async start(root = process.cwd(), settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const port = await freePort();
    const dataDir = await createDataFolder('alumni-e2e-');
    const template = process.env[TEMPLATE];
    if (template && root === process.cwd() && !settings.SUPABASE_URL) await copyDataFolder(template, dataDir);
    const site = new Site(`http://127.0.0.1:${port}`, dataDir, port, root, settings);
    await site.resume();
    return site;
  }

  get pid(): number {
    if (this.server?.pid === undefined) throw new Error('The site does not run');
    return this.server.pid;
  }

  async readStatus(): Promise<Status> {
    return JSON.parse(await readFile(path.join(this.dataDir, 'status.json'), 'utf8')) as Status;
  }

  /** All mails that the server would have sent, oldest first, as one text. */
  async readMails(): Promise<string> {
    return readFile(path.join(this.dataDir, 'mailbox.txt'), 'utf8').catch(() => '');
  }

  /** Starts the server on the same data, as after a restart of the machine. */
  async resume(): Promise<void> {
    let output = '';
    const server = spawn(process.execPath, START, {
      cwd: this.root,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        SEED: 'demo',
        // Tests with many limited requests set X-Forwarded-For, to come from an address of their own.
        TRUST_PROXY: '1',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    this.server = server;
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.isHealthy())) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`The site did not start:\n${output}`);
      await wait(POLL_MS);
    }
  }

  /** Ends site, API and database; the data stays. */
  async pause(): Promise<void> {
    const server = this.server;
    if (server?.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  async stop(): Promise<void> {
    await this.pause();
    await removeDataFolder(this.dataDir);
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
