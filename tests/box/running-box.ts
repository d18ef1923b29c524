import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readBox } from '../../src/server/box/box';
import { findBox } from '../../src/server/box/environment';
import { ROOT } from '../architecture/source-files';

export type ProxyName = 'caddy' | 'nginx';

export interface RunningBox {
  /** The folder below which the setup wrote. */
  root: string;
  /** What the server printed. */
  log: () => string;
  start: (proxy: ProxyName) => Promise<RunningProxy>;
  stop: () => Promise<void>;
}

export interface RunningProxy {
  ask: (asked: Asked) => Promise<Answer>;
  /** Asks without TLS. */
  askPlain: (path: string) => Promise<Answer>;
  stop: () => Promise<void>;
}

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export const ADMINISTRATOR = { email: 'kutu@dernek.example', password: 'uzun-ve-tuhaf-parola-48' };
/** The name for which Caddy signs a certificate by itself. */
const DOMAIN = 'localhost';

/** Runs one of the product's scripts as a webmaster does. Throws with its output when it fails. */
export function npmRun(script: string, args: readonly string[], input = ''): string {
  return execFileSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
  });
}

/** Sets a box up below a temporary root, for both proxies, starts its server and appoints an administrator. */
export async function startBox(): Promise<RunningBox> {
  const root = await mkdtemp(path.join(tmpdir(), 'box-test-'));
  const port = await freePort();
  const dataDir = path.join(root, 'var/lib/kutu');
  await mkdir(dataDir, { recursive: true });
  const answers = ['--name', 'kutu', '--domain', DOMAIN, '--port', String(port), '--root', root, '--yes'];
  npmRun('box:setup', [...answers, '--proxy', 'nginx']);
  // nginx names its certificate once certbot has fetched one.
  await mkdir(path.join(root, 'etc/letsencrypt/live', DOMAIN), { recursive: true });
  makeCertificate(path.join(root, 'etc/letsencrypt/live', DOMAIN));
  npmRun('box:setup', ['--root', root, '--yes']);
  npmRun('box:setup', ['--root', root, '--yes', '--proxy', 'caddy']);
  // The webmaster's own variables win: the data lies below the root as well.
  await appendFile(path.join(root, 'etc/kutu.env'), `DATA_DIR="${dataDir}"\n`);
  const server = await startServer(root);
  npmRun('box', ['grant', ADMINISTRATOR.email, '--password-stdin', '--root', root], ADMINISTRATOR.password);
  return {
    root,
    log: server.log,
    start: (proxy) => (proxy === 'nginx' ? startNginx(root) : startCaddy(root)),
    stop: async () => {
      await server.stop();
      await rm(root, { recursive: true });
    },
  };
}

/** Starts the server as its unit would: with the variables of the box's files and no others. */
async function startServer(root: string) {
  const box = await findBox(root, ROOT);
  if (!box) throw new Error('The setup wrote no environment file');
  readBox(box.env, { programDir: ROOT, nodeDir: path.dirname(process.execPath) });
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: root, ...box.env },
  });
  const output = collect(child);
  await output.until('Site hazır');
  return { log: output.read, stop: () => end(child) };
}

async function startNginx(root: string): Promise<RunningProxy> {
  const { secure, plain } = await freePorts();
  const folder = path.join(root, 'nginx');
  await mkdir(folder);
  await writeFile(path.join(folder, 'site.conf'), await nginxSite(root, secure, plain));
  await writeFile(path.join(folder, 'nginx.conf'), nginxAround(folder));
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')]);
  await answers(secure);
  return proxyAt(child, secure, plain);
}

/** The file as it was written, at ports that are free and with the certificate below the root. */
export async function nginxSite(root: string, secure: number, plain: number): Promise<string> {
  const written = await readFile(path.join(root, 'etc/nginx/conf.d/kutu.conf'), 'utf8');
  return written
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replaceAll('/etc/letsencrypt', path.join(root, 'etc/letsencrypt'));
}

/** What the distribution's own nginx.conf says around a site, without its paths. */
export function nginxAround(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `user root;
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${places.map((place) => `  ${place}_temp_path ${folder}/${place};`).join('\n')}
  include ${folder}/site.conf;
}
`;
}

async function startCaddy(root: string): Promise<RunningProxy> {
  const { secure, plain } = await freePorts();
  const file = path.join(root, 'Caddyfile');
  await writeFile(
    file,
    `{
	admin off
	skip_install_trust
	http_port ${plain}
	https_port ${secure}
	storage file_system ${path.join(root, 'caddy')}
}
import ${path.join(root, 'etc/caddy/kutu.caddy')}
`,
  );
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: root },
  });
  await answers(secure);
  return proxyAt(child, secure, plain);
}

function proxyAt(child: ChildProcess, secure: number, plain: number): RunningProxy {
  return {
    ask: (asked) => send(asked, secure),
    askPlain: (address) => send({ path: address }, plain, requestHttp),
    stop: () => end(child),
  };
}

function send(
  { path: address, method = 'GET', headers = {}, body }: Asked,
  port: number,
  by: typeof request | typeof requestHttp = request,
) {
  return new Promise<Answer>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: address,
      method,
      servername: DOMAIN,
      // Signed by nobody whom this machine knows.
      rejectUnauthorized: false,
      headers: {
        host: DOMAIN,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    };
    const sent = by(options, (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Waits until the port takes connections. */
async function answers(port: number): Promise<void> {
  const limit = Date.now() + 30_000;
  for (;;) {
    const answer = await send({ path: '/healthz' }, port).catch(() => null);
    if (answer?.status === 200) return;
    if (Date.now() > limit) throw new Error(`Nobody answers at ${port}`);
  }
}

function collect(child: ChildProcess) {
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const look of waiting) look();
    });
  }
  return {
    read: () => output,
    until: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => (output.includes(words) ? resolve() : undefined);
        waiting.add(look);
        child.on('exit', () => reject(new Error(`The server ended:\n${output}`)));
        look();
      }),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function makeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${DOMAIN}`].concat([
      '-keyout',
      path.join(folder, 'privkey.pem'),
      '-out',
      path.join(folder, 'fullchain.pem'),
    ]),
    { stdio: 'ignore' },
  );
}

async function freePorts() {
  const [secure, plain] = [await freePort(), await freePort()];
  return { secure, plain };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
