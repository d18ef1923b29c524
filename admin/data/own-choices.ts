import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { OwnChoices } from '../lib/browser/own-choices';
import { dataOf } from './http-error';

const TABLE = 'own_choices';

/** The signed-in administrator's choices on the server, for every device. Both methods throw a BackendError. */
export function createOwnChoices(client: SupabaseClient<Database>) {
  return {
    /** Null before the first one was kept. The policy gives the caller's own. */
    async read(): Promise<OwnChoices | null> {
      const [row] = await dataOf(client.from(TABLE).select('guide, text_size').limit(1), TABLE);
      return row ? { guide: row.guide, textSize: String(row.text_size) } : null;
    },
    async keep({ guide, textSize }: OwnChoices): Promise<void> {
      const row = { guide, text_size: Number(textSize) || 100 };
      await dataOf(client.from(TABLE).upsert(row, { onConflict: 'owner' }).select('owner'), TABLE);
    },
  };
}
