import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach } from 'vitest';
import { createServiceClient } from '../../../supabase/local/service-client';
import { type Backend, type BackendOptions, startBackend } from '../../../supabase/local/start-backend';

export interface DataFolders {
  /** The parent of one test's folders. */
  root: string;
  folder: (name: string) => string;
  /** Starts an empty backend on a new folder. After the test it is stopped. */
  start: (name: string, options?: Partial<BackendOptions>) => Promise<Backend>;
  stop: (backend: Backend) => Promise<void>;
  /** Runs work directly on a backend's database. */
  withSql: <Result>(backend: Backend, work: (sql: Sql) => Promise<Result>) => Promise<Result>;
}

/** Data folders for tests of the database in them, which is used even if DATABASE_URL is set. */
export function useDataFolders(): DataFolders {
  const running = new Set<Backend>();
  const folders: DataFolders = {
    root: '',
    folder: (name) => path.join(folders.root, name),
    start: async (name, options = {}) => {
      const backend = await startBackend({ dataDir: folders.folder(name), seed: 'none', ...options });
      running.add(backend);
      return backend;
    },
    stop: async (backend) => {
      running.delete(backend);
      await backend.stop();
    },
    withSql: async (backend, work) => {
      const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
      try {
        return await work(sql);
      } finally {
        await sql.end();
      }
    },
  };
  beforeEach(async () => {
    folders.root = await mkdtemp(path.join(tmpdir(), 'safety-'));
    // Where the tests run as root, PostgreSQL runs as another user and must get in.
    await chmod(folders.root, 0o711);
  });
  afterEach(async () => {
    for (const backend of running) await backend.stop();
    running.clear();
    await rm(folders.root, { recursive: true, force: true });
  });
  return folders;
}

/** A client with the service role that bypasses the network. */
export function clientOf(backend: Backend) {
  return createServiceClient('http://127.0.0.1', backend.secretKey, (request) => backend.fetch(request));
}
