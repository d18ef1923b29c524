import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as tar from 'tar';
import { OperatorError } from '../../../src/lib/operator-error';
import { refuseUnknownVersions } from '../postgres/migrations';
import { countRows, type TableDump } from './tables';

/** The content of `manifest.json`, the first entry of an archive. */
export interface Manifest {
  format: typeof FORMAT;
  createdAt: string;
  /** The versions of the migrations that the database had. */
  versions: string[];
  /** The number of rows of each table. */
  rows: Record<string, number>;
  /** The SHA-256 of every other entry, by its path. */
  checksums: Record<string, string>;
  /** Files that rows name but the store did not have. */
  lost: string[];
}

export const FORMAT = 2;
export const MANIFEST_ENTRY = 'manifest.json';
export const TABLES_ENTRY = 'tables.json';
/** The data folder's secrets, encrypted with the operator's passphrase. */
export const SECRETS_ENTRY = 'secrets.sealed';
/** The folder of the uploaded files, in archives and in data folders. */
export const MEDIA = 'media';

/** An archive that was completely read and verified. Nothing of it has been written yet. */
export interface Archive extends Manifest {
  dumps: TableDump[];
  /** As `seal` gives them. */
  sealedSecrets: string | undefined;
  /** The number of uploaded files. */
  fileCount: number;
  /** Writes the uploaded files into a data folder and verifies them there. */
  unpackMedia: (dataDir: string) => Promise<void>;
}

interface Contents {
  checksums: Map<string, string>;
  texts: Map<string, string>;
}

/** The permitted types of entries. Links could point outside of the folder, and our archives have none. */
const PLAIN = new Set(['File', 'OldFile', 'Directory']);
const ENTRY = /^(?:manifest\.json|tables\.json|secrets\.sealed|media(?:\/(?:files|meta)(?:\/[^/]+)*)?\/?)$/;
const READ_AS_TEXT = [MANIFEST_ENTRY, TABLES_ENTRY, SECRETS_ENTRY];

/** Reads and verifies an archive without writing anything. Throws an OperatorError for one that this code cannot restore. */
export async function openArchive(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new OperatorError(`Yedek dosyası bulunamadı: ${file}`);
  try {
    const { texts, checksums } = await readContents(file);
    const manifest = JSON.parse(texts.get(MANIFEST_ENTRY) ?? '') as Manifest;
    await refuseUnknownVersions(manifest.versions);
    const dumps = JSON.parse(texts.get(TABLES_ENTRY) ?? '') as TableDump[];
    verifyContents(manifest, countRows(dumps), checksums);
    const fileCount = [...checksums.keys()].filter((name) => name.startsWith(`${MEDIA}/files/`)).length;
    const unpack = (dataDir: string) => unpackMedia(file, dataDir, checksums);
    return { ...manifest, dumps, sealedSecrets: texts.get(SECRETS_ENTRY), fileCount, unpackMedia: unpack };
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const what = cause instanceof ArchiveFault ? `: ${cause.message}` : '';
    throw new OperatorError(
      `${file} bu sitenin bir yedeği değil ya da bozulmuş${what}. Hiçbir şey değiştirilmedi.`,
      { cause },
    );
  }
}

/** Its message says in Turkish what is wrong with an archive. */
class ArchiveFault extends Error {}

async function readContents(file: string): Promise<Contents> {
  const hashes = new Map<string, Hash>();
  const chunks = new Map<string, Buffer[]>();
  const failures: string[] = [];
  await tar.list({
    file,
    strict: true,
    onReadEntry: (entry) => {
      const problem = refusalOf(entry, hashes);
      if (problem) failures.push(problem);
      if (problem || entry.type === 'Directory') return;
      const hash = createHash('sha256');
      const parts: Buffer[] = [];
      hashes.set(entry.path, hash);
      if (READ_AS_TEXT.includes(entry.path)) chunks.set(entry.path, parts);
      entry.on('data', (chunk: Buffer) => {
        hash.update(chunk);
        if (chunks.has(entry.path)) parts.push(chunk);
      });
    },
  });
  const [failure] = failures;
  if (failure) throw new ArchiveFault(failure);
  return {
    checksums: new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')])),
    texts: new Map([...chunks].map(([name, parts]) => [name, Buffer.concat(parts).toString('utf8')])),
  };
}

function refusalOf({ path: name, type }: tar.ReadEntry, seen: ReadonlyMap<string, unknown>): string | null {
  if (!PLAIN.has(type)) return `${name} düz bir dosya değil`;
  const isInPlace = ENTRY.test(name) && !name.split('/').some((part) => part === '.' || part === '..');
  if (!isInPlace) return `${name} beklenmiyor`;
  return seen.has(name) ? `${name} iki kez var` : null;
}

/** Throws unless the entries are exactly those of the manifest, with their checksums and numbers of rows. */
function verifyContents(
  manifest: Manifest,
  rows: Readonly<Record<string, number>>,
  checksums: ReadonlyMap<string, string>,
): void {
  const declared = new Map(Object.entries(manifest.checksums));
  for (const [name, sum] of declared) {
    if (!checksums.has(name)) throw new ArchiveFault(`${name} eksik`);
    if (checksums.get(name) !== sum) throw new ArchiveFault(`${name} değişmiş`);
  }
  for (const name of checksums.keys()) {
    if (name !== MANIFEST_ENTRY && !declared.has(name)) throw new ArchiveFault(`${name} beklenmiyor`);
  }
  for (const table of Object.keys({ ...manifest.rows, ...rows })) {
    if (manifest.rows[table] !== rows[table])
      throw new ArchiveFault(`${table} tablosunun satır sayısı tutmuyor`);
  }
}

async function unpackMedia(
  file: string,
  dataDir: string,
  checksums: ReadonlyMap<string, string>,
): Promise<void> {
  const names = [...checksums.keys()].filter((name) => name.startsWith(`${MEDIA}/`));
  const wanted = new Set(names);
  await tar.extract({ file, cwd: dataDir, strict: true, filter: (name) => wanted.has(name) });
  for (const name of names) {
    const sum = createHash('sha256').update(await readFile(path.join(dataDir, name)));
    if (sum.digest('hex') !== checksums.get(name)) throw new Error(`${name} diske yedekteki gibi yazılamadı`);
  }
}
