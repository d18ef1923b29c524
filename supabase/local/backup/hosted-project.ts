import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { errorMessage } from '../../../src/lib/error-message';
import { OperatorError } from '../../../src/lib/operator-error';
import { openDatabase } from '../postgres/open-database';
import { createServiceClient, type ServiceClient } from '../service-client';
import { type Archive, type Manifest, MEDIA, openArchive } from './read-archive';
import { fillFromArchive } from './fill-from-archive';
import { fileOf, sidecarOf, type StoredObject } from './media-snapshot';
import { DEFAULT_CACHE, removeFile, type StoredFile, uploadFile } from './project-files';
import { objectsOf, writeArchive } from './write-archive';

export interface ProjectAddress {
  url: string;
  secretKey: string;
  /** The address of its database, as the role `postgres`. */
  databaseUrl: string;
}

interface Bucket {
  id: string;
  public: boolean | null;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** The dashboard makes such a file to show an empty folder. */
const PLACEHOLDER = '.emptyFolderPlaceholder';

/** Writes the rows, accounts and files of a hosted project into an archive. */
export function backUpProject(address: ProjectAddress, file: string): Promise<Manifest> {
  return withProject(address, (sql, project) => writeArchive(sql, { file, project }));
}

/**
 * Replaces the rows, accounts and files of a hosted project with those of an archive. Rows, accounts and schema are replaced in one
 * transaction. Before it files are only added, so that a restore that ends there has changed nothing that anybody sees; after it the
 * others are removed, and repeating the restore completes what is left.
 */
export async function restoreProject(
  address: ProjectAddress,
  { file, isConfirmed }: { file: string; isConfirmed: boolean },
): Promise<{ rows: number; files: number }> {
  const archive = await openArchive(file);
  return withProject(address, async (sql, project) => {
    if (!isConfirmed) await refuseContent(sql, address.url);
    const folder = await mkdtemp(path.join(tmpdir(), 'yedek-'));
    try {
      await archive.unpackMedia(folder);
      return await replaceContent({ sql, project, archive, folder });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

interface Restore {
  sql: Sql;
  project: ServiceClient;
  archive: Archive;
  /** Has the archive's files. */
  folder: string;
}

async function replaceContent({ sql, project, archive, folder }: Restore) {
  const wanted = objectsOf(archive.dumps).filter(({ name }) => !name.endsWith(PLACEHOLDER));
  const present = new Map((await listObjects(sql)).map((object) => [fileOf(object), object]));
  await addBuckets(sql, project, archive);
  const others: StoredObject[] = [];
  for (const object of wanted) {
    const there = present.get(fileOf(object));
    const file = await readStored(folder, object);
    if (!there) await uploadFile(project, object, file);
    else if (!isSame(there, file)) others.push(object);
  }
  await sql.begin(async (transaction) => {
    // The project's own limit ends statements after two minutes.
    await transaction`set local statement_timeout = 0`;
    const dumps = archive.dumps.filter(({ table }) => !table.startsWith('storage.'));
    await fillFromArchive(transaction, { versions: archive.versions, dumps });
    await transaction`notify pgrst, 'reload schema'`;
  });
  try {
    for (const object of others) await uploadFile(project, object, await readStored(folder, object));
    const kept = new Set(wanted.map(fileOf));
    for (const [name, object] of present) if (!kept.has(name)) await removeFile(project, object);
    await verifyFiles(sql, folder, wanted);
  } catch (cause) {
    throw new OperatorError(
      `Satırlar ve hesaplar yüklendi, dosyaların bir bölümü yüklenemedi (${errorMessage(cause)}). Aynı komutu --yes ile yeniden çalıştırın; kaldığı yerden sürer.`,
      { cause },
    );
  }
  return {
    rows: Object.values(archive.rows).reduce((sum, count) => sum + count, 0),
    files: wanted.length,
  };
}

/** Throws unless the project has every file with its length. */
async function verifyFiles(sql: Sql, folder: string, wanted: readonly StoredObject[]): Promise<void> {
  const present = new Map((await listObjects(sql)).map((object) => [fileOf(object), object]));
  for (const object of wanted) {
    const there = present.get(fileOf(object));
    if (there?.metadata?.size !== (await readStored(folder, object)).bytes.byteLength)
      throw new Error(`${object.name} yedekteki gibi değil`);
  }
}

/** Whether a stored file has these bytes, as far as its row tells. Uploads in parts have no MD5 and count as others. */
function isSame({ metadata }: StoredObject, { bytes }: StoredFile): boolean {
  const md5 = createHash('md5').update(bytes).digest('hex');
  return metadata?.size === bytes.byteLength && metadata.eTag?.replaceAll('"', '') === md5;
}

async function readStored(folder: string, object: StoredObject): Promise<StoredFile> {
  const bytes = await readFile(path.join(folder, MEDIA, fileOf(object)));
  const sidecar = await readFile(path.join(folder, MEDIA, sidecarOf(object)), 'utf8').catch(() => '{}');
  const { mimetype, cacheControl } = JSON.parse(sidecar) as Partial<StoredFile>;
  return {
    bytes,
    mimetype: mimetype ?? object.metadata?.mimetype ?? 'application/octet-stream',
    cacheControl: cacheControl ?? object.metadata?.cacheControl ?? DEFAULT_CACHE,
  };
}

function listObjects(sql: Sql): Promise<StoredObject[]> {
  return sql<StoredObject[]>`select id, bucket_id, name, version, metadata from storage.objects`;
}

/** Makes the archive's buckets that the project lacks. Migrations make and change the site's own. */
async function addBuckets(sql: Sql, project: ServiceClient, { dumps }: Archive): Promise<void> {
  const dump = dumps.find(({ table }) => table === 'storage.buckets');
  const present = await sql<{ id: string }[]>`select id from storage.buckets`;
  for (const bucket of JSON.parse(dump?.rows ?? '[]') as Bucket[]) {
    if (present.some(({ id }) => id === bucket.id)) continue;
    const { error } = await project.storage.createBucket(bucket.id, {
      public: bucket.public === true,
      fileSizeLimit: bucket.file_size_limit,
      allowedMimeTypes: bucket.allowed_mime_types,
    });
    if (error) throw error;
  }
}

async function refuseContent(sql: Sql, url: string): Promise<void> {
  const [count] = await sql<{ accounts: number; files: number }[]>`
    select (select count(*)::int from auth.users) as accounts, (select count(*)::int from storage.objects) as files`;
  if (!count || count.accounts + count.files === 0) return;
  throw new OperatorError(
    `${url} boş değil: ${count.accounts} hesap, ${count.files} dosya. Yedek her şeyin yerine geçer. ` +
      'Önce bugünkü hâlini yedekleyin; eminseniz: npm run restore -- DOSYA --yes',
  );
}

async function withProject<Result>(
  { url, secretKey, databaseUrl }: ProjectAddress,
  work: (sql: Sql, project: ServiceClient) => Promise<Result>,
): Promise<Result> {
  const encryption = new URL(databaseUrl).searchParams.has('sslmode') ? {} : ({ ssl: 'prefer' } as const);
  // A pooler of transactions knows no prepared statements.
  const options = { max: 1, variable: 'SUPABASE_DB_URL', prepare: false, ...encryption };
  const sql = await openDatabase(databaseUrl, options);
  try {
    const project = createServiceClient(url, secretKey);
    await refuseOtherProject(sql, project);
    return await work(sql, project);
  } finally {
    await sql.end();
  }
}

/** Throws unless API and database belong to one project that has our schema: both tell the same latest change of content. */
async function refuseOtherProject(sql: Sql, project: ServiceClient): Promise<void> {
  const [place] = await sql<{ isOurs: boolean }[]>`
    select to_regprocedure('private.latest_content_write()') is not null as "isOurs"`;
  if (!place?.isOurs)
    throw new OperatorError(
      'SUPABASE_DB_URL veri tabanında site kurulu değil. Kurun: npx supabase db push --remote. Hiçbir şey değiştirilmedi.',
    );
  const told = async () => {
    const [row] = await sql<{ latest: string }[]>`select private.latest_content_write()::text as latest`;
    return row?.latest ?? '';
  };
  const before = await told();
  const { data, error } = await project.rpc('content_version', { moment: new Date().toISOString() });
  if (error) {
    throw new OperatorError(
      `${error.message} SUPABASE_URL ile SUPABASE_SECRET_KEY değerlerini denetleyin. Hiçbir şey değiştirilmedi.`,
    );
  }
  // Somebody may have published in between.
  if ([before, await told()].some((latest) => data.startsWith(latest))) return;
  throw new OperatorError(
    'SUPABASE_URL ile SUPABASE_DB_URL ayrı projelerin. İkisini de aynı projeden alın. Hiçbir şey değiştirilmedi.',
  );
}
