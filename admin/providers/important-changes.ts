import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { toBackendError } from './http-error';

/** What an important change changed: a column of the settings or dues, an administrator, or how one signs in. */
export type ImportantKind =
  | 'iban'
  | 'bank'
  | 'account_holder'
  | 'payment_url'
  | 'annual_fee'
  | 'entry_fee'
  | 'administrator'
  | 'email'
  | 'identity'
  | 'second_step';

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
  /** A timestamp as the database writes it. */
  readonly at: string;
  readonly isOwn: boolean;
}

/** The important changes of the last 30 days that the signed-in person has not seen. Every method throws a BackendError. */
export interface ImportantChanges {
  /** At most a hundred, those of the IBAN first and then newest first, and the number of all. */
  readonly read: () => Promise<{ changes: ImportantChange[]; total: number }>;
  readonly markSeen: (id: number) => Promise<void>;
}

/** Returns the important changes of the project that the client is signed in to. */
export function createImportantChanges(client: SupabaseClient<Database>): ImportantChanges {
  return {
    read: async () => {
      const { data, error, status } = await client.rpc('important_changes');
      if (error) throw failureOf(error, status);
      const changes = data.map(({ changed_at: at, is_own: isOwn, kind, ...change }) => ({
        id: change.id,
        kind: kind as ImportantKind,
        subject: change.subject,
        before: change.before,
        after: change.after,
        person: change.person,
        at,
        isOwn,
      }));
      return { changes, total: data[0]?.total ?? 0 };
    },
    markSeen: async (id) => {
      const { error, status } = await client.rpc('mark_change_seen', { change: id });
      if (error) throw failureOf(error, status);
    },
  };
}

function failureOf({ code, message }: PostgrestError, status: number) {
  return toBackendError({ code, message, status }, 'important_changes');
}
