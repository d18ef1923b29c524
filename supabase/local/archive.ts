import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import * as tar from 'tar';
import { dumpTables, loadTables, type TableDump } from './archive-tables';
import { explainDiskError } from './disk-error';
import { listAppliedVersions } from './migrations';
import { OperatorError } from './operator-error';

interface Manifest {
  format: number;
  createdAt: string;
  /** The migrations the rows were written under. */
  versions: string[];
}

export interface Archive extends Manifest {
  /** Puts rows and files in place; the database must have exactly the archive's migrations and no content. */
  restore: (sql: Sql) => Promise<void>;
  /** Removes the unpacked copy. */
  discard: () => Promise<void>;
}

const FORMAT = 1;
const MEDIA = 'media';

/** Writes one file with every table and, unless told otherwise, every uploaded file; readable by its owner only. */
export async function writeArchive(
  sql: Sql,
  { dataDir, file, withMedia = true }: { dataDir: string; file: string; withMedia?: boolean },
): Promise<void> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeInto(folder, sql, { dataDir, file, withMedia });
  } catch (error) {
    throw explainDiskError(error, folder);
  }
}

async function writeInto(
  folder: string,
  sql: Sql,
  { dataDir, file, withMedia }: { dataDir: string; file: string; withMedia: boolean },
): Promise<void> {
  const staging = await mkdtemp(path.join(folder, '.yedek-'));
  try {
    const manifest: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      versions: await listAppliedVersions(sql),
    };
    await writeFile(path.join(staging, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await writeFile(path.join(staging, 'tables.json'), JSON.stringify(await dumpTables(sql)));
    const media = path.join(dataDir, MEDIA);
    if (withMedia && existsSync(media)) await cp(media, path.join(staging, MEDIA), { recursive: true });
    const draft = path.join(staging, 'archive.tar.gz');
    const parts = ['manifest.json', 'tables.json', MEDIA].filter((part) =>
      existsSync(path.join(staging, part)),
    );
    await tar.create({ gzip: true, portable: true, cwd: staging, file: draft }, parts);
    await chmod(draft, 0o600);
    await rename(draft, file);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Unpacks an archive beside the data it will become. Throws an OperatorError if it is not one of ours. */
export async function openArchive(file: string, dataDir: string): Promise<Archive> {
  if (!existsSync(file)) throw new OperatorError(`Yedek dosyası bulunamadı: ${file}`);
  const staging = await mkdtemp(path.join(dataDir, '.restore-'));
  const discard = () => rm(staging, { recursive: true, force: true });
  try {
    await tar.extract({ file, cwd: staging, strict: true });
    const manifest = await readJson<Manifest>(path.join(staging, 'manifest.json'));
    if (manifest.format !== FORMAT) throw new Error(`Unknown archive format ${manifest.format}`);
    const dumps = await readJson<TableDump[]>(path.join(staging, 'tables.json'));
    const restore = async (sql: Sql) => {
      const media = path.join(staging, MEDIA);
      if (existsSync(media)) await cp(media, path.join(dataDir, MEDIA), { recursive: true });
      await loadTables(sql, dumps);
    };
    return { ...manifest, restore, discard };
  } catch (cause) {
    await discard();
    throw new OperatorError(`${file} bu sitenin bir yedeği değil ya da bozulmuş.`, { cause });
  }
}

async function readJson<Content>(file: string): Promise<Content> {
  // writeArchive wrote it; the format number says in which shape.
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}
