import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = path.join(PROJECT_ROOT, 'node_modules/.bin/supabase');

/** Runs the official Supabase CLI on a database and gives its output. Throws if the exit code is not zero. */
export async function runSupabaseCli(args: readonly string[], databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    CLI,
    [...args, `--remote=${databaseUrl}`, '--workdir', PROJECT_ROOT, '--yes'],
    {
      env: { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  return stdout;
}

/** Generates the content of src/lib/database/database.types.ts, unformatted as the CLI writes it, from a migrated database. */
export function generateDatabaseTypes(databaseUrl: string): Promise<string> {
  return runSupabaseCli(['gen', 'types', '--schema', 'public'], databaseUrl);
}
