import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { Row } from '../lib/row';
import { dataOf } from './http-error';

/** What a table still has of the sample content. */
export interface SampleRows {
  readonly table: string;
  readonly total: number;
  /** The first of them, by id, without their long texts. */
  readonly rows: readonly Row[];
}

/** Reads the tables that still have sample content. Throws a BackendError. */
export async function readSampleRows(client: SupabaseClient<Database>): Promise<SampleRows[]> {
  const found = await dataOf(client.rpc('sample_rows'), 'samples');
  return found.map(({ resource: table, total, first_rows: rows }) => ({ table, total, rows: rows as Row[] }));
}
