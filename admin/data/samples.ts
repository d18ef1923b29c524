import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { dataOf } from './http-error';

export interface SampleCount {
  readonly table: string;
  readonly total: number;
}

/** Reads the tables that still have sample content. Throws a BackendError. */
export async function readSampleCounts(client: SupabaseClient<Database>): Promise<SampleCount[]> {
  const found = await dataOf(client.rpc('sample_rows', { max_rows: 1 }), 'samples');
  return found.map(({ resource: table, total }) => ({ table, total }));
}
