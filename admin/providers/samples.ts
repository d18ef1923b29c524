import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { Row } from '../lib/row';
import { toBackendError } from './http-error';

/** What a table still has of the sample content. */
export interface SampleRows {
  readonly table: string;
  readonly total: number;
  /** The first of them, by id, without their long texts. */
  readonly rows: readonly Row[];
}

/** Reads the tables that still have sample content. Throws a BackendError. */
export async function readSampleRows(client: SupabaseClient<Database>): Promise<SampleRows[]> {
  const { data, error, status } = await client.rpc('sample_rows');
  if (error) throw toBackendError({ code: error.code, message: error.message, status }, 'samples');
  return data.map(({ resource, total, first_rows: rows }) => ({
    table: resource,
    total,
    rows: rowsIn(rows),
  }));
}

function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'id' in value;
}
