import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { ImportantKind } from '../../src/lib/important-change';
import { dataOf } from './http-error';

const TABLE = 'important_changes';

/** A change that every administrator is to see. Values are as the database writes them. */
export interface ImportantChange {
  readonly id: number;
  readonly kind: ImportantKind;
  /** The year of a fee, or the administrator whose account changed. */
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Name and e-mail address; null for the server, the command line and the sign-in service. */
  readonly person: string | null;
  readonly at: string;
  readonly isOwn: boolean;
}

/** The important changes of the last 30 days that the signed-in person has not seen. Every method throws a BackendError. */
export function createImportantChanges(client: SupabaseClient<Database>) {
  return {
    /** At most a hundred, those of the IBAN first and then newest first, and the number of all. */
    read: async (): Promise<{ changes: ImportantChange[]; total: number }> => {
      const rows = await dataOf(client.rpc('important_changes'), TABLE);
      const changes = rows.map(({ changed_at: at, is_own: isOwn, kind, ...change }) => ({
        ...change,
        kind: kind as ImportantKind,
        at,
        isOwn,
      }));
      return { changes, total: rows[0]?.total ?? 0 };
    },
    markSeen: (id: number) => dataOf(client.rpc('mark_change_seen', { change: id }), TABLE),
  };
}
