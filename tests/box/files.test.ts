import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/source-files';
import { npmRun } from './running-box';

const run = promisify(execFile);
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'box-files-'));
  npmRun('box:setup', [
    ...['--yes', '--root', root, '--domain', 'dernek.example', '--aliases', 'www.dernek.example'],
    ...[
      '--smtp',
      'smtps://a:b@smtp.dernek.example',
      '--alarm-to',
      'baskan@dernek.example',
      '--copy-to',
      '/mnt/yedek',
    ],
  ]);
});
afterAll(() => rm(root, { recursive: true }));

it('systemd finds no fault in any unit', async () => {
  const folder = path.join(root, 'etc/systemd/system');
  const units = (await readdir(folder)).map((name) => path.join(folder, name));
  expect(units).toHaveLength(8);
  const { stdout, stderr } = await run('systemd-analyze', ['verify', ...units]);
  // A warning is printed and fails nothing.
  expect(stdout + stderr).toBe('');
});

it('systemd finds the units as closed as a service without privileges can be', async () => {
  const unit = path.join(root, 'etc/systemd/system/dernek.service');
  const { stdout } = await run('systemd-analyze', [
    'security',
    '--offline=true',
    '--threshold=50',
    '--no-pager',
    unit,
  ]);
  expect(stdout).toMatch(/Overall exposure level for \S+: [0-4]\.\d/);
});

it('Caddy accepts its file', async () => {
  const file = path.join(root, 'etc/caddy/dernek.caddy');
  const { stdout } = await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: root },
  });
  expect(stdout).toContain('Valid configuration');
});

describe('the mail about a failure', () => {
  /** A mail server that takes one letter. */
  async function receiveMail() {
    let letter = '';
    const talk = (socket: Socket) => {
      let isLetter = false;
      socket.setEncoding('utf8');
      socket.write('220 deneme ESMTP\r\n');
      socket.on('data', (chunk: string) => {
        letter += chunk;
        for (const line of chunk.split('\r\n')) {
          if (line === 'DATA') {
            isLetter = true;
            socket.write('354 go on\r\n');
          } else if (isLetter && line === '.') {
            isLetter = false;
            socket.write('250 taken\r\n');
          } else if (line === 'QUIT') socket.end('221 bye\r\n');
          else if (!isLetter && line !== '') socket.write('250 ok\r\n');
        }
      });
    };
    const server = createServer(talk).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return { port, read: () => letter.replaceAll('\r\n', '\n'), close: () => server.close() };
  }

  it('names the unit and the site, and ends with what to do', async () => {
    const mail = await receiveMail();
    const env = {
      PATH: process.env.PATH,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'site@dernek.example',
      ALARM_MAIL_TO: 'baskan@dernek.example',
      BOX_DOMAIN: 'dernek.example',
    };
    const script = path.join(ROOT, 'supabase/hosting/mail-failure.sh');
    await run('/bin/sh', [script, 'dernek-backup.service'], { env });
    mail.close();
    const letter = mail.read();
    expect(letter).toContain('RCPT TO:<baskan@dernek.example>');
    const [, subject = ''] = /Subject: =\?UTF-8\?B\?(.*)\?=/.exec(letter) ?? [];
    expect(Buffer.from(subject, 'base64').toString()).toMatch(/^Site uyarısı \(.+\): dernek-backup durdu$/);
    const [, body = ''] = letter.split('\n\n');
    const said = Buffer.from(body.split('\n.\n')[0] ?? '', 'base64').toString();
    expect(said).toMatch(/^Alan adı: dernek\.example\nBirim: dernek-backup\n/);
    expect(said).toMatch(/Durumu görmek için: npm run box -- status\n$/);
  });
});

it('a copy takes the archives alone, and keeps those that it has', async () => {
  const [from, to] = [path.join(root, 'a/backups'), path.join(root, 'b')];
  for (const folder of [from, to]) await mkdir(folder, { recursive: true });
  for (const name of ['yedek-2.tar.gz', 'goc-oncesi-1.tar.gz', 'rehearsal.json'])
    await writeFile(path.join(from, name), '');
  await writeFile(path.join(to, 'yedek-1.tar.gz'), '');
  const unit = await readFile(path.join(root, 'etc/systemd/system/dernek-backup.service'), 'utf8');
  const [, command = ''] = /^ExecStartPost=(\/usr\/bin\/rsync .*)$/m.exec(unit) ?? [];
  await run('/bin/sh', ['-c', command.replace('/var/lib/dernek/backups', from).replace('/mnt/yedek', to)]);
  expect((await readdir(to)).sort()).toEqual(['yedek-1.tar.gz', 'yedek-2.tar.gz']);
});
