import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { reviewTexts } from '../i18n/reviews';
import { requireSession } from './access';
import { dataOf, restoreRefusals } from './http-error';

const TABLE = 'reviews';

/** A draft that waits for whoever may publish it, or was sent back to its writer, as `reviews` gives it. */
export interface Review {
  readonly resource: string;
  readonly row_id: number;
  readonly title: string | null;
  readonly state: 'open' | 'returned';
  /** The row's `updated_at` when it was sent. */
  readonly version: string;
  /** Who sent it; null for an account that is no more. */
  readonly person: string | null;
  readonly asked_at: string;
  readonly note: string | null;
  /** Who sent it back, when, and what is to be changed; null while it is open. */
  readonly answered_by: string | null;
  readonly answered_at: string | null;
  readonly answer: string | null;
}

/** The key of what lists know of reviews. */
export function reviewsKey(table: string): readonly unknown[] {
  return ['reviews', table];
}

/**
 * The reviews of the project that the client is signed in to. Every method throws a BackendError. Screens read by themselves, also when a
 * session has just ended; a reading without a session does not reach the server.
 */
export function createReviews(client: SupabaseClient<Database>) {
  return {
    /** For whoever may publish all that wait, the oldest first; for a writer what they have sent, with the answers. */
    readAll: async (): Promise<Review[]> => {
      await requireSession(client);
      return (await dataOf(client.rpc('reviews'), TABLE)) as Review[];
    },

    /** The living reviews of these rows, whoever asked. */
    readOf: async (resource: string, rowIds: readonly number[]): Promise<Review[]> => {
      await requireSession(client);
      const rows = await dataOf(client.rpc('reviews_of', { resource, row_ids: [...rowIds] }), TABLE);
      return rows.map((row) => ({ ...row, resource })) as Review[];
    },

    /** Sends a draft for review. `unchangedSince` is its `updated_at`; a newer version is refused. */
    ask: (resource: string, rowId: number, unchangedSince: string, note: string) => {
      const args = { resource, row_id: rowId, unchanged_since: unchangedSince, note };
      return dataOf(client.rpc('ask_for_review', args), TABLE, {
        [restoreRefusals.changed]: reviewTexts.refused.changed,
        [restoreRefusals.taken]: reviewTexts.refused.published,
        [restoreRefusals.gone]: reviewTexts.refused.gone,
      });
    },

    /** Sends a draft that waits back to its writer. The note must not be empty. */
    sendBack: (resource: string, rowId: number, note: string) =>
      dataOf(client.rpc('return_review', { resource, row_id: rowId, note }), TABLE, {
        [restoreRefusals.unknown]: reviewTexts.refused.over,
      }),
  };
}
