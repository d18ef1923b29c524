import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { paths } from '../../src/lib/paths/paths';
import { documentState } from '../../src/lib/render-contract';
import { draftLinkTexts } from '../i18n/draft-links';
import { dataOf } from './http-error';

const TABLE = 'draft_links';

/** For how many days a link may show a draft; the database takes no other. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** A link that opens a row now, as `draft_links` gives it. */
export interface DraftLink {
  readonly id: number;
  readonly created_at: string;
  /** The name or e-mail address of who made it; null for an account that is no more. */
  readonly person: string | null;
  readonly ends_at: string;
  readonly last_opened_at: string | null;
}

const REFUSALS: Readonly<Record<string, string>> = {
  PT404: draftLinkTexts.refused.missing,
  PT409: draftLinkTexts.refused.tooMany,
};

/** The links by which a row is shown to people without an account. Every method throws a BackendError. */
export function createDraftLinks(client: SupabaseClient<Database>) {
  return {
    read: (table: string, id: number): Promise<DraftLink[]> =>
      dataOf(client.rpc('draft_links', { resource: table, row_id: id }), TABLE, REFUSALS),
    /** Makes a link. Returns its address, which nobody can read again. */
    create: async (table: string, id: number, days: LinkDays): Promise<string> => {
      const request = client.rpc('create_draft_link', { resource: table, row_id: id, days });
      const token = await dataOf(request, TABLE, REFUSALS);
      return new URL(paths.draft.replace(':token', token), documentState().origin).href;
    },
    revoke: (id: number) => dataOf(client.rpc('revoke_draft_link', { id }), TABLE, REFUSALS),
  };
}
