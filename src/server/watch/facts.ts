import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { usedShare } from '../../../supabase/local/disk';
import { ROOT } from '../build/builds';
import { readProgram } from '../program';

/** The last restore that was rehearsed, as it is kept beside the archives. */
export interface Rehearsal {
  /** When, in ISO 8601. */
  at: string;
  archive: string;
  rows: number;
  files: number;
}

/** What can be seen of a site from its own machine, now. */
export interface Facts {
  now: Date;
  newestArchive: { name: string; at: Date } | null;
  archiveCount: number;
  /** Where archives are copied, and when that last succeeded; null where they stay. */
  copy: { to: string; at: Date | null } | null;
  rehearsal: Rehearsal | null;
  /** Null where no certificate was shown. */
  certificateEnd: Date | null;
  siteUrl: string | undefined;
  sendsMail: boolean;
  /** The used part of the data folder's disk, from 0 to 1. */
  diskShare: number;
  /** The tag of a release after the one that runs, of those that this machine's repository or its origin knows. */
  newerRelease: string | null;
}

/** A made backup. Those before a migration hold no uploaded files. */
const ARCHIVE = /^yedek-\d{8}-\d{6}.*\.tar\.gz$/;
/** In milliseconds, for a handshake with our own domain. */
const CONNECT_LIMIT_MS = 5_000;
/** In milliseconds, for the list of an origin's tags. */
const ORIGIN_LIMIT_MS = 15_000;

/**
 * Looks at a data folder, the disk and the domain. `env` is the box's, or that of a server without one. The origin's tags are asked for
 * unless they are given.
 */
export async function readFacts(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  originTags?: readonly string[],
): Promise<Facts> {
  const { BOX_COPY_TO: copyTo, SITE_URL: siteUrl, SMTP_URL: smtpUrl } = env;
  const backups = path.join(dataDir, 'backups');
  return {
    now: new Date(),
    newestArchive: await readNewestArchive(dataDir),
    archiveCount: (await listArchives(dataDir)).length,
    copy: copyTo ? { to: copyTo, at: await timeOf(path.join(backups, '.copied')) } : null,
    rehearsal: await readRehearsal(dataDir),
    certificateEnd: siteUrl ? await readCertificateEnd(siteUrl) : null,
    siteUrl,
    sendsMail: Boolean(smtpUrl),
    diskShare: await usedShare(dataDir),
    newerRelease: await findNewerRelease(ROOT, originTags ?? (await readOriginTags())),
  };
}

/** Lists the names of the archives in a data folder, oldest first. */
export async function listArchives(dataDir: string): Promise<string[]> {
  const names = await readdir(path.join(dataDir, 'backups')).catch(() => []);
  return names.filter((name) => ARCHIVE.test(name)).sort();
}

/** Finds the newest archive of a data folder and when it was written. */
export async function readNewestArchive(dataDir: string): Promise<Facts['newestArchive']> {
  const name = (await listArchives(dataDir)).at(-1);
  const at = name === undefined ? null : await timeOf(path.join(dataDir, 'backups', name));
  return name !== undefined && at ? { name, at } : null;
}

/**
 * Lists the tags of the place that the repository came from, because on a box that runs well nobody fetches them. Gives none where nobody
 * answers in time, or a password is asked for.
 */
export async function readOriginTags(root = ROOT): Promise<string[]> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const lines = await readProgram([...gitIn(root), 'ls-remote', '--tags', '--refs', 'origin', 'v*'], {
    env,
    timeout: ORIGIN_LIMIT_MS,
  }).catch(() => '');
  return [...lines.matchAll(/\trefs\/tags\/(\S+)$/gm)].map(([, tag = '']) => tag);
}

/** Without git there is none. */
async function findNewerRelease(root: string, originTags: readonly string[]): Promise<string | null> {
  const tags = await readProgram([...gitIn(root), 'tag', '--list', 'v*']).catch(() => '');
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return newestAfter(manifest.version, [...tags.split('\n'), ...originTags]);
}

/** On a box the repository is root's and the server another user's. */
function gitIn(root: string) {
  return ['git', '-c', `safe.directory=${root}`, '-C', root] as const;
}

/** Returns the highest tag of a release, such as v1.4.0, that is above a version; null if none is. Previews do not count. */
export function newestAfter(version: string, tags: readonly string[]): string | null {
  const numbers = (text: string) => (/^v?(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const compare = (left: string, right: string) => {
    const others = numbers(right);
    return numbers(left).reduce((order, number, index) => order || number - (others[index] ?? 0), 0);
  };
  const newest = tags
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .sort(compare)
    .at(-1);
  return newest !== undefined && compare(newest, version) > 0 ? newest : null;
}

/** Reads the last rehearsal; null if there was none. */
async function readRehearsal(dataDir: string): Promise<Rehearsal | null> {
  const text = await readFile(rehearsalPath(dataDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Rehearsal);
}

/** The file that says when a restore was last rehearsed. */
export function rehearsalPath(dataDir: string): string {
  return path.join(dataDir, 'backups', 'rehearsal.json');
}

async function timeOf(file: string): Promise<Date | null> {
  const found = await stat(file).catch(() => null);
  return found?.mtime ?? null;
}

/** Reads until when the certificate of an https address is valid, whoever signed it. Returns null when nobody shows one. */
function readCertificateEnd(address: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      // An expired certificate is what is looked for.
      rejectUnauthorized: false,
      timeout: CONNECT_LIMIT_MS,
    });
    const end = (date: Date | null) => {
      socket.destroy();
      resolve(date);
    };
    socket.on('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.on('timeout', () => end(null));
    socket.on('error', () => end(null));
  });
}
