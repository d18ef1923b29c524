import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../../../supabase/local/start-backend';
import { generateDatabaseTypes } from '../../../supabase/local/postgres/supabase-cli';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

const TYPES_FILE = path.resolve(import.meta.dirname, '../../lib/database/database.types.ts');

await runCommand(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alumni-types-'));
  try {
    const backend = await startBackend({ dataDir, seed: 'none' });
    try {
      await writeFile(TYPES_FILE, await generateDatabaseTypes(backend.databaseUrl));
    } finally {
      await backend.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  printLine(`Yazıldı: ${TYPES_FILE}`);
});
