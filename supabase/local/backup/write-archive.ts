import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import * as tar from 'tar';
import { explainDiskError } from '../disk';
import type { ServiceClient } from '../service-client';
import { listAppliedVersions } from '../postgres/migrations';
import { FORMAT, type Manifest, MANIFEST_ENTRY, MEDIA, SECRETS_ENTRY, TABLES_ENTRY } from './read-archive';
import { fileOf, snapshotOfFolder, type StoredObject, type TakeFile } from './media-snapshot';
import { readSecretsText } from '../secrets';
import { seal } from './sealed-secrets';
import { snapshotOfProject } from './project-files';
import { countRows, dumpTables, readSnapshot, readTables, type TableDump } from './tables';

interface Content {
  dumps: TableDump[];
  /** Paths below the media folder. */
  files: string[];
  lost: string[];
}

const OBJECTS = 'storage.objects';

interface ArchiveOptions {
  file: string;
  withMedia?: boolean;
  /** Where the uploaded files are: in a data folder, or in a hosted project. */
  dataDir?: string;
  project?: ServiceClient;
  /** Encrypts the data folder's secrets into the archive, which has none without it. */
  passphrase?: string | undefined;
}

/** Writes every table and uploaded file into one archive and gives its manifest. Uploads and deletions may go on. */
export async function writeArchive(sql: Sql, options: ArchiveOptions): Promise<Manifest> {
  const folder = path.dirname(options.file);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await writeInto(folder, sql, options);
  } catch (error) {
    throw explainDiskError(error, folder);
  }
}

async function writeInto(
  folder: string,
  sql: Sql,
  { file, withMedia = true, dataDir = folder, project, passphrase }: ArchiveOptions,
): Promise<Manifest> {
  const staging = await mkdtemp(path.join(folder, '.yedek-'));
  try {
    const media = path.join(staging, MEDIA);
    const take = project
      ? snapshotOfProject(project, media)
      : snapshotOfFolder(path.join(dataDir, MEDIA), media);
    const content = withMedia
      ? await readWhole(sql, take)
      : { dumps: await dumpTables(sql), files: [], lost: [] };
    await writeFile(path.join(staging, TABLES_ENTRY), JSON.stringify(content.dumps));
    if (passphrase) {
      const sealed = seal(await readSecretsText(dataDir), passphrase);
      await writeFile(path.join(staging, SECRETS_ENTRY), sealed, { mode: 0o600 });
    }
    const texts = [TABLES_ENTRY, ...(passphrase ? [SECRETS_ENTRY] : [])];
    const entries = [...texts, ...content.files.map((name) => path.posix.join(MEDIA, name))];
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

/** Reads rows and files under a lock. A file is deleted before its row, so that the row of a missing one is left out. */
async function readWhole(sql: Sql, take: TakeFile): Promise<Content> {
  // Most files are taken before the lock, so that uploads wait only for the few that are new.
  await takeFiles(
    take,
    await sql<StoredObject[]>`select id, bucket_id, name, version, metadata from storage.objects`,
  );
  const { dumps, files, missing } = await readSnapshot(sql, async (transaction) => {
    await transaction`lock table storage.objects in share mode`;
    const rows = await readTables(transaction);
    return { dumps: rows, ...(await takeFiles(take, objectsOf(rows))) };
  });
  const gone = new Set(missing.map(({ id }) => id));
  return {
    dumps: dumps.map((dump) =>
      dump.table === OBJECTS ? filterObjects(dump, ({ id }) => !gone.has(id)) : dump,
    ),
    files,
    lost: await findLost(sql, missing),
  };
}

/** Returns the files that were taken, and the objects whose file is missing. */
async function takeFiles(take: TakeFile, objects: readonly StoredObject[]) {
  const files: string[] = [];
  const missing: StoredObject[] = [];
  for (const object of objects) {
    const taken = await take(object);
    files.push(...taken);
    if (!taken.includes(fileOf(object))) missing.push(object);
  }
  return { files, missing };
}

/** Returns the objects among the dumped tables. */
export function objectsOf(dumps: readonly TableDump[]): StoredObject[] {
  const dump = dumps.find(({ table }) => table === OBJECTS);
  return JSON.parse(dump?.rows ?? '[]') as StoredObject[];
}

function filterObjects(dump: TableDump, isIncluded: (object: StoredObject) => boolean): TableDump {
  return { ...dump, rows: JSON.stringify(objectsOf([dump]).filter(isIncluded)) };
}

/** Finds the objects without a file that nobody was deleting. */
async function findLost(sql: Sql, objects: readonly StoredObject[]): Promise<string[]> {
  if (objects.length === 0) return [];
  const rows = await sql.begin(async (transaction) => {
    // Deletions that waited for the first lock finish before this one.
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
