import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Box, pathsOf } from './box';
import { formatEnvironment, hideSecrets } from './environment';
import { planFile, type PlannedFile, type WantedFile, writePlanned } from './owned-file';
import { ACME_FOLDER, certificateFolder, proxyFile } from './proxies';
import { unitFiles, unitsOf } from './units';

/** A command that the setup runs as root, as a list of words. */
export type Command = readonly [program: string, ...args: string[]];

export interface Plan {
  files: PlannedFile[];
  /** Run before the files are written: user and folders. */
  before: Command[];
  /** Run when they are written. */
  after: Command[];
  /** What only the webmaster can do, each a sentence with its command. */
  reminders: string[];
}

const STATES: Readonly<Record<PlannedFile['state'], string>> = {
  missing: 'yeni',
  same: 'aynı',
  outdated: 'değişecek',
  edited: 'elle değiştirilmiş, dokunulmuyor',
  foreign: 'bu komutun yazdığı bir dosya değil, dokunulmuyor',
};

/** Compares what a box needs with what is below the root, which is `/` but for tests and images. Changes nothing. */
export async function planBox(box: Box, root: string): Promise<Plan> {
  const hasCertificate = existsSync(path.join(root, certificateFolder(box)));
  const files = await Promise.all(wantedFiles(box, hasCertificate).map((wanted) => planFile(root, wanted)));
  return {
    files,
    before: userAndFolders(box, root),
    after: startCommands(box, { hasCertificate, hasChange: files.some(({ isWritten }) => isWritten) }),
    reminders: remindersOf(box, root),
  };
}

function wantedFiles(box: Box, hasCertificate: boolean): WantedFile[] {
  const { boxEnv, ownEnv } = pathsOf(box);
  return [
    { file: boxEnv, mode: 0o600, text: formatEnvironment(box) },
    {
      file: ownEnv,
      mode: 0o600,
      text: '# Your own variables (supabase/README.md), one on each line.\n',
      isOwn: true,
    },
    ...unitFiles(box),
    proxyFile(box, hasCertificate),
  ];
}

function userAndFolders(box: Box, root: string): Command[] {
  const { dataDir } = pathsOf(box);
  return [
    ...(hasUser(root, box.name)
      ? []
      : ([
          [
            'useradd',
            '--system',
            '--user-group',
            '--home-dir',
            dataDir,
            '--shell',
            '/usr/sbin/nologin',
            box.name,
          ],
        ] as const)),
    ...(existsSync(path.join(root, dataDir))
      ? []
      : ([['install', '-d', '-m', '700', '-o', box.name, '-g', box.name, dataDir]] as const)),
    ...(box.proxy === 'nginx' && !existsSync(path.join(root, ACME_FOLDER))
      ? ([['install', '-d', '-m', '755', ACME_FOLDER]] as const)
      : []),
  ];
}

function hasUser(root: string, name: string): boolean {
  const file = path.join(root, 'etc/passwd');
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => line.startsWith(`${name}:`))
  );
}

function startCommands(
  box: Box,
  { hasCertificate, hasChange }: { hasCertificate: boolean; hasChange: boolean },
): Command[] {
  const units = unitsOf(box);
  const check: Command =
    box.proxy === 'caddy' ? ['caddy', 'validate', '--config', '/etc/caddy/Caddyfile'] : ['nginx', '-t', '-q'];
  return [
    ...(hasChange ? ([['systemctl', 'daemon-reload']] as const) : []),
    ['systemctl', 'enable', units.site],
    ['systemctl', 'enable', '--now', units.backupTimer, units.rehearsalTimer],
    ['systemctl', hasChange ? 'restart' : 'start', units.site],
    ...(hasChange ? ([check, ['systemctl', 'reload-or-restart', box.proxy]] as const) : []),
    ...(box.proxy === 'nginx' && !hasCertificate ? [certbot(box)] : []),
  ];
}

/** certbot renews by its own timer and then runs the hook. */
function certbot({ domain, aliases, mail }: Box): Command {
  return [
    ...(['certbot', 'certonly', '--webroot', '--webroot-path', ACME_FOLDER] as const),
    ...['--non-interactive', '--agree-tos', '--deploy-hook', 'systemctl reload nginx'],
    ...(mail ? ['--email', mail.to] : ['--register-unsafely-without-email']),
    ...[domain, ...aliases].flatMap((name) => ['--domain', name]),
  ];
}

function remindersOf(box: Box, root: string): string[] {
  const { proxyFile: file, dataDir } = pathsOf(box);
  const caddyfile = path.join(root, '/etc/caddy/Caddyfile');
  const isImported = existsSync(caddyfile) && readFileSync(caddyfile, 'utf8').includes(file);
  const isRemote = box.copyTo !== null && !box.copyTo.startsWith('/');
  return [
    ...(box.proxy === 'caddy' && !isImported
      ? [
          `Caddy’ye siteyi bir kez tanıtın: echo 'import ${file}' >> /etc/caddy/Caddyfile && systemctl reload caddy`,
        ]
      : []),
    ...(isRemote && !existsSync(path.join(root, dataDir, '.ssh'))
      ? [
          `Yedeklerin kopyası için bir anahtar yapın: runuser -u ${box.name} -- ssh-keygen -t ed25519 -N '' -f ${dataDir}/.ssh/id_ed25519 ` +
            `ve ${dataDir}/.ssh/id_ed25519.pub dosyasını ${box.copyTo?.split(':')[0] ?? ''} hesabının authorized_keys dosyasına ekleyin.`,
        ]
      : []),
    ...(box.mail
      ? []
      : ['E-posta sunucusu verilmedi: Site durursa ya da yedek alınamazsa kimseye yazılmaz.']),
    ...(box.copyTo
      ? []
      : ['Yedekler yalnızca bu makinede duruyor. --copy-to ile başka bir yere de kopyalatın.']),
  ];
}

/** Writes what a plan says below the root. Files that are not ours, or were changed by hand, are left as they are. */
export async function writePlan({ files }: Plan, root: string): Promise<void> {
  for (const file of files) if (file.isWritten) await writePlanned(root, file);
}

/** Says in lines of a terminal what a plan writes and runs. `isWhole` shows the new files' texts, without passwords. */
export function describePlan({ files, before, after }: Plan, { isWhole }: { isWhole: boolean }): string {
  const lines = files.flatMap(({ file, state, text, difference }) => [
    `${state === 'edited' || state === 'foreign' ? '✗' : state === 'same' ? '✓' : '+'} ${file}: ${STATES[state]}`,
    ...(difference === '' ? [] : [indent(difference)]),
    ...(isWhole && state === 'missing' ? [indent(text.trimEnd())] : []),
  ]);
  const commands = [...before, ...after].map((command) => `$ ${commandLine(command)}`);
  return hideSecrets([...lines, ...commands].join('\n'));
}

/** Writes a command as a person would type it. */
export function commandLine(command: Command): string {
  return command.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word}'`)).join(' ');
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
