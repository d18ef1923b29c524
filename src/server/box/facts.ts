import { stat } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { hasRoom } from '../../../supabase/local/disk';
import { listArchives, readRehearsal, type Rehearsal } from './rehearse';

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
  hasRoom: boolean;
}

/** In milliseconds, for a handshake with our own domain. */
const CONNECT_LIMIT_MS = 5_000;

/** Looks at a data folder, the disk and the domain. `env` is the box's, or that of a server without one. */
export async function readFacts(dataDir: string, env: NodeJS.ProcessEnv): Promise<Facts> {
  const archives = await listArchives(dataDir);
  const newest = archives.at(-1);
  const { BOX_COPY_TO: copyTo, SITE_URL: siteUrl, SMTP_URL: smtpUrl } = env;
  const backups = path.join(dataDir, 'backups');
  return {
    now: new Date(),
    newestArchive:
      newest === undefined ? null : { name: newest, at: (await stat(path.join(backups, newest))).mtime },
    archiveCount: archives.length,
    copy: copyTo ? { to: copyTo, at: await timeOf(path.join(backups, '.copied')) } : null,
    rehearsal: await readRehearsal(dataDir),
    certificateEnd: siteUrl ? await readCertificateEnd(siteUrl) : null,
    siteUrl,
    sendsMail: Boolean(smtpUrl),
    hasRoom: await hasRoom(dataDir),
  };
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
