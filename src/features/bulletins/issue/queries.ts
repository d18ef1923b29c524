import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { readRows } from '../../../lib/database/read-rows';
import { archivedBulletin, mergeBulletins, monthlyBulletin, type Bulletin } from '../bulletins';

/** A page of an issue in which the words were found. */
export interface FoundPage {
  readonly page: number;
  /** The sentence around the first word, with search marks. */
  readonly snippet: string;
}

/** Reads the issue of an address, '2024-03' or '2009-ozel-sayi', or null. */
export function issueQuery(access: DatabaseAccess, slug: string) {
  return queryOptions<Bulletin | null>({
    queryKey: ['bulletins', 'issue', slug],
    queryFn: async ({ signal }) => {
      const year = Number(/^(\d{4})-/.exec(slug)?.[1] ?? 0);
      if (year === 0) return null;
      const database = await access.open();
      const [monthly, archived] = await Promise.all([
        readRows(database.from('bulletins').select('*').eq('year', year).abortSignal(signal)),
        readRows(
          database
            .from('bulletin_archive')
            .select('*')
            .eq('year', year)
            .abortSignal(signal)
            .order('idx')
            .order('created_at'),
        ),
      ]);
      const [issues] = mergeBulletins(archived.map(archivedBulletin), monthly.map(monthlyBulletin));
      return issues?.bulletins.find((issue) => issue.slug === slug) ?? null;
    },
  });
}

/** Reads how many pages of a file can be searched. */
export function searchablePagesQuery(access: DatabaseAccess, address: string) {
  return queryOptions({
    queryKey: ['document_state', address],
    queryFn: async ({ signal }): Promise<number> => {
      const database = await access.open();
      const [state] = await readRows(database.rpc('document_state', { address }).abortSignal(signal));
      return state?.with_text ?? 0;
    },
  });
}

/** Searches the pages of a file. */
export function pageHitsQuery(access: DatabaseAccess, address: string, q: string) {
  return queryOptions({
    queryKey: ['document_search', address, q],
    queryFn: async ({ signal }): Promise<FoundPage[]> => {
      const database = await access.open();
      return readRows(database.rpc('document_search', { address, q }).abortSignal(signal));
    },
  });
}
