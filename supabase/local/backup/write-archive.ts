import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import * as tar from 'tar';
import { explainDiskError } from '../disk-error';
import { listAppliedVersions } from '../migrations';
import { OperatorError } from '../operator-error';
import { countRows, FORMAT, type Manifest, MANIFEST_ENTRY, MEDIA, TABLES_ENTRY } from './archive-format';
import { fileOf, MediaSnapshot, sidecarOf, type StoredObject } from './media-snapshot';
import { dumpTables, type TableDump } from './tables';

interface Content {
  dumps: TableDump[];
  /** Paths below the media folder. */
  files: string[];
  lost: string[];
}

const OBJECTS = 'storage.objects';
/** More often than anybody uploads a file and deletes it again while rows are read. */
const MAX_DUMPS = 20;

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
 * Rows and files of one moment. Files are taken before the rows are read and again after: where a row's file was there and is gone by the
 * time it is taken, the rows are read again. A row whose file was gone before is one that is being deleted, or a lost one: it stays behind.
 */
async function readWhole(sql: Sql, snapshot: MediaSnapshot): Promise<Content> {
  for (let count = 1; count <= MAX_DUMPS; count += 1) {
    const before = await takeFiles(
      snapshot,
      await sql<StoredObject[]>`select id, bucket_id, name from storage.objects`,
    );
    const dumps = await dumpTables(sql);
    const objects = objectsOf(dumps);
    const after = await takeFiles(snapshot, objects);
    if (![...after.missing].every((missing) => before.missing.has(missing))) continue;
    const isWhole = (object: StoredObject) => !after.missing.has(missingKey(object, fileOf(object)));
    return {
      dumps: dumps.map((dump) => (dump.table === OBJECTS ? keepObjects(dump, isWhole) : dump)),
      files: after.taken,
      lost: await stillNamed(
        sql,
        objects.filter((object) => !isWhole(object)),
      ),
    };
  }
  throw new OperatorError(
    'Yedek alınamadı: dosyalar okunurken durmadan silindi. Yükleme ve silmeler bitince yeniden deneyin.',
  );
}

async function takeFiles(snapshot: MediaSnapshot, objects: readonly StoredObject[]) {
  const taken: string[] = [];
  const missing = new Set<string>();
  for (const object of objects) {
    for (const file of [fileOf(object), sidecarOf(object)]) {
      if (await snapshot.take(file)) taken.push(file);
      else missing.add(missingKey(object, file));
    }
  }
  return { taken, missing };
}

/** Another upload under the same name is another object. */
function missingKey({ id }: StoredObject, file: string): string {
  return `${id} ${file}`;
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
  const rows = await sql<StoredObject[]>`
    select id, bucket_id, name from storage.objects where id in ${sql(objects.map(({ id }) => id))}`;
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
