import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { generateDatabaseTypes } from '../../../supabase/local/postgres/supabase-cli';

export const COMMITTED_TYPES = path.resolve(
  import.meta.dirname,
  '../../../src/lib/database/database.types.ts',
);

/** Generates a database's types as `npm run db:types` writes them. */
export async function generateFormattedTypes(databaseUrl: string): Promise<string> {
  const options = await resolveConfig(COMMITTED_TYPES);
  return format(await generateDatabaseTypes(databaseUrl), { ...options, filepath: COMMITTED_TYPES });
}
