import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { type Box, pathsOf } from './box';

/** A box that was set up: its variables, the webmaster's own ones last, as its units read them. */
export interface FoundBox {
  name: string;
  dataDir: string;
  env: Readonly<Record<string, string>>;
  /** A hosted project's keys, which commands have and the site has not. */
  keys: Readonly<Record<string, string>>;
}

const ENDING = '.box.env';

/** Writes the box's variables. */
export function formatEnvironment(box: Box): string {
  const { dataDir, ownEnv } = pathsOf(box);
  const variables = {
    BOX_NAME: box.name,
    BOX_PROGRAM: box.programDir,
    BOX_DOMAIN: box.domain,
    BOX_ALIASES: box.aliases.join(' '),
    BOX_PROXY: box.proxy,
    BOX_COPY_TO: box.copyTo ?? '',
    HOST: '127.0.0.1',
    PORT: String(box.port),
    DATA_DIR: dataDir,
    SITE_URL: `https://${box.domain}`,
    TRUST_PROXY: '1',
    SEED: 'none',
    ...(box.mail && { SMTP_URL: box.mail.smtpUrl, MAIL_FROM: box.mail.from, ALARM_MAIL_TO: box.mail.to }),
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"`);
  return [`# Settings of the box. Your own ones go into ${ownEnv}, which wins.`, ...lines, ''].join('\n');
}

/** Hides passwords of addresses in a text for the terminal. */
export function hideSecrets(text: string): string {
  return text.replaceAll(/(\w+:\/\/[^:/\s"]+):[^@\s"]+@/g, '$1:…@');
}

/** Finds the only, the named or this checkout's box below a root; null for none. Throws an OperatorError for several. */
export async function findBox(root: string, programDir: string, name?: string): Promise<FoundBox | null> {
  const folder = path.join(root, 'etc');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ENDING));
  const wanted = name === undefined ? files : files.filter((file) => file === name + ENDING);
  const boxes = await Promise.all(wanted.map((file) => readBoxFiles(folder, file)));
  if (boxes.length < 2) return boxes[0] ?? null;
  const own = boxes.filter(({ env }) => env.BOX_PROGRAM === programDir);
  if (own.length === 1) return own[0] ?? null;
  const names = boxes.map((box) => box.name).join(', ');
  throw new OperatorError(`Bu makinede birden çok site kurulu (${names}). --box ile birini seçin.`);
}

async function readBoxFiles(folder: string, file: string): Promise<FoundBox> {
  const name = file.slice(0, -ENDING.length);
  const read = async (text: string) => {
    const place = path.join(folder, text);
    return (existsSync(place) ? parseEnv(await readFile(place, 'utf8')) : {}) as Record<string, string>;
  };
  try {
    const env = { ...(await read(file)), ...(await read(`${name}.env`)) };
    return { name, dataDir: env.DATA_DIR ?? '', env, keys: await read(`${name}-backup.env`) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new OperatorError(`${path.join(folder, file)} yalnızca root’a açık. Komutu sudo ile yineleyin.`);
  }
}
