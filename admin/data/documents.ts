import { dataOf } from './http-error';
import { getSupabase } from './supabase-client';

const TABLE = 'documents';

/** What was read of a PDF. */
export interface DocumentState {
  readonly pages: number;
  /** How many pages have text that can be searched. */
  readonly withText: number;
}

/** Returns what was read of a file; null for one that was not read. Throws a BackendError. */
export async function readDocumentState(address: string): Promise<DocumentState | null> {
  const [state] = await dataOf(getSupabase().rpc('document_state', { address }), TABLE);
  return state ? { pages: state.pages, withText: state.with_text } : null;
}

/** Keeps the texts of a file's pages, for rows of this table. Throws a BackendError. */
export async function keepDocument(
  table: string,
  address: string,
  texts: readonly string[],
): Promise<DocumentState> {
  // As text, which every server passes on alike.
  const request = getSupabase().rpc('keep_document', {
    ...{ resource: table, address, pages: JSON.stringify(texts) },
  });
  return { pages: texts.length, withText: await dataOf(request, TABLE) };
}
