import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import * as tar from 'tar';
import { explainDiskError } from '../disk-error';
import { listAppliedVersions } from '../postgres/migrations';
import { countRows, FORMAT, type Manifest, MANIFEST_ENTRY, MEDIA, TABLES_ENTRY } from './archive-format';
import { fileOf, MediaSnapshot, sidecarOf, type StoredObject } from './media-snapshot';
import { dumpTables, readSnapshot, readTables, type TableDump } from './tables';

interface Content {
  dumps: TableDump[];
  /** Paths below the media folder. */
  files: string[];
  lost: string[];
}

const OBJECTS = 'storage.objects';

/**
 * Writes one file with every table and, unless told otherwise, every uploaded file that the rows speak of; readable by its owner only.
 * Gives the manifest. People may upload and delete meanwhile.
 */
export async function writeArchive(
  sql: Sql,
  { dataDir, file, withMedia = true }: { dataDir: string; file: string; withMedia?: boolean },
): Promise<Manifest> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await writeInto(folder, sql, { dataDir, file, withMedia });
  } catch (error) {
    throw explainDiskError(error, folder);
  }
}

async function writeInto(
  folder: string,
  sql: Sql,
  { dataDir, file, withMedia }: { dataDir: string; file: string; withMedia: boolean },
): Promise<Manifest> {
  const staging = await mkdtemp(path.join(folder, '.yedek-'));
  try {
    const snapshot = new MediaSnapshot(path.join(dataDir, MEDIA), path.join(staging, MEDIA));
    const content = withMedia
      ? await readWhole(sql, snapshot)
      : { dumps: await dumpTables(sql), files: [], lost: [] };
    await writeFile(path.join(staging, TABLES_ENTRY), JSON.stringify(content.dumps));
    const entries = [TABLES_ENTRY, ...content.files.map((name) => path.posix.join(MEDIA, name))];
    const manifest: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      versions: await listAppliedVersions(sql),
      rows: countRows(content.dumps),
      checksums: await checksumsOf(staging, entries),
      lost: content.lost,
    };
    await writeFile(path.join(staging, MANIFEST_ENTRY), JSON.stringify(manifest, null, 2));
    const draft = path.join(staging, 'archive.tar.gz');
    await tar.create({ gzip: true, portable: true, cwd: staging, file: draft }, [MANIFEST_ENTRY, ...entries]);
    await chmod(draft, 0o600);
    await rename(draft, file);
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Rows and files of one moment. Nobody changes an object's row while rows and files are read: a file whose deletion has begun by then
 * is gone before its row, which stays behind, too.
 */
async function readWhole(sql: Sql, snapshot: MediaSnapshot): Promise<Content> {
  // Most files are taken while uploads go on. Few are left for the moment in which they wait.
  await takeFiles(snapshot, await sql<StoredObject[]>`select id, bucket_id, name from storage.objects`);
  const { dumps, files, missing } = await readSnapshot(sql, async (transaction) => {
    await transaction`lock table storage.objects in share mode`;
    const rows = await readTables(transaction);
    return { dumps: rows, ...(await takeFiles(snapshot, objectsOf(rows))) };
  });
  const gone = new Set(missing.map(({ id }) => id));
  return {
    dumps: dumps.map((dump) =>
      dump.table === OBJECTS ? keepObjects(dump, ({ id }) => !gone.has(id)) : dump,
    ),
    files,
    lost: await stillNamed(sql, missing),
  };
}

/** Gives the files that were taken, and the objects whose file is not there. */
async function takeFiles(snapshot: MediaSnapshot, objects: readonly StoredObject[]) {
  const files: string[] = [];
  const missing: StoredObject[] = [];
  for (const object of objects) {
    if (await snapshot.take(fileOf(object))) files.push(fileOf(object));
    else missing.push(object);
    if (await snapshot.take(sidecarOf(object))) files.push(sidecarOf(object));
  }
  return { files, missing };
}

function objectsOf(dumps: readonly TableDump[]): StoredObject[] {
  const dump = dumps.find(({ table }) => table === OBJECTS);
  return JSON.parse(dump?.rows ?? '[]') as StoredObject[];
}

function keepObjects(dump: TableDump, isKept: (object: StoredObject) => boolean): TableDump {
  return { ...dump, rows: JSON.stringify(objectsOf([dump]).filter(isKept)) };
}

/** Of objects without a file, those that nobody was deleting. */
async function stillNamed(sql: Sql, objects: readonly StoredObject[]): Promise<string[]> {
  if (objects.length === 0) return [];
  const rows = await sql.begin(async (transaction) => {
    // Deletions that waited for the lock before come first.
    await transaction`lock table storage.objects in share mode`;
    return transaction<StoredObject[]>`
      select id, bucket_id, name from storage.objects where id in ${transaction(objects.map(({ id }) => id))}`;
  });
  return rows.map(fileOf);
}

async function checksumsOf(folder: string, entries: readonly string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const entry of entries) {
    sums[entry] = createHash('sha256')
      .update(await readFile(path.join(folder, entry)))
      .digest('hex');
  }
  return sums;
}
