import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach } from 'vitest';
import { copyDataFolder, createDataFolder, removeDataFolder } from '../../fixtures/data-folder';
import { readTemplates } from '../../fixtures/templates';
import { createServiceClient } from '../../../supabase/local/service-client';
import { type Backend, type BackendOptions, startBackend } from '../../../supabase/local/start-backend';

export interface DataFolders {
  /** The parent of one test's folders. */
  root: string;
  folder: (name: string) => string;
  /** Starts a backend without content. A new folder is a copy of the run's migrated one. After the test the backend is stopped. */
  start: (name: string, options?: Partial<BackendOptions>) => Promise<Backend>;
  stop: (backend: Backend) => Promise<void>;
  /** Runs work directly on a backend's database. */
  withSql: <Result>(backend: Backend, work: (sql: Sql) => Promise<Result>) => Promise<Result>;
}

/** Data folders with a PostgreSQL in each, for tests that stop, damage or fill it. */
export function useDataFolders(): DataFolders {
  const running = new Set<Backend>();
  const folders: DataFolders = {
    root: '',
    folder: (name) => path.join(folders.root, name),
    start: async (name, options = {}) => {
      const dataDir = folders.folder(name);
      const template = readTemplates()?.dataDir;
      if (template && !existsSync(dataDir)) {
        await mkdir(dataDir);
        await copyDataFolder(template, dataDir);
      }
      const backend = await startBackend({ dataDir, seed: 'none', ...options });
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
    folders.root = await createDataFolder('safety-');
  });
  afterEach(async () => {
    for (const backend of running) await backend.stop();
    running.clear();
    await removeDataFolder(folders.root);
  });
  return folders;
}

/** A client with the service role that bypasses the network. */
export function clientOf(backend: Backend) {
  return createServiceClient('http://127.0.0.1', backend.secretKey, (request) => backend.fetch(request));
}
