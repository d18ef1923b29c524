import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { repeatTexts } from '../i18n/repeats';
import type { Row } from '../schema/types';
import { requireSession } from './access';
import { BackendError, dataOf, restoreRefusals } from './http-error';
import type { ColumnValues } from './history';

/** A row that is written with others: added without an id, deleted without values, otherwise changed. */
export interface TogetherRow {
  readonly id: number | null;
  /** Its `updated_at`, as it was read. A newer row refuses all. */
  readonly version?: string | undefined;
  readonly values: ColumnValues | null;
}

/** A row as it was written; a deleted one has no `updated_at`. */
export interface RowWritten extends Row {
  readonly updated_at: string | null;
}

const CHANGED: readonly string[] = [restoreRefusals.gone, restoreRefusals.changed];

/**
 * Writes rows of a table, all or none, in one transaction: as one change it is taken back whole. A request with a key that was honoured
 * before writes nothing and gives the same answer, so that a lost answer is asked for again. Throws a BackendError, which has the id of
 * a row that was changed or deleted since among its `errors`.
 */
export async function writeTogether(
  client: SupabaseClient<Database>,
  resource: string,
  key: string,
  rows: readonly TogetherRow[],
): Promise<RowWritten[]> {
  await requireSession(client);
  const request = client.rpc('write_together', { key, resource, rows: JSON.stringify(rows) });
  return dataOf(request, resource).catch((error: unknown) => {
    if (!(error instanceof BackendError) || !CHANGED.includes(error.code)) throw error;
    const [id] = Object.keys(error.errors);
    throw new BackendError(repeatTexts.refused.changed, error.statusCode, error.code, id);
  });
}
