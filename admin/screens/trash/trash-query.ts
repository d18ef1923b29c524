import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { historyKey } from '../undo/use-restore';
import { TRASH_PAGE, type DeletedRow } from '../../data/history';
import { history } from '../../data/instances';

/** How long an answer stays fresh, in milliseconds: not longer than a deletion elsewhere takes. */
const JUST_READ_MS = 1000;
/** The parameter of the address with the searched words. */
export const SEARCH_PARAM = 'q';

/** The query that the trash makes at an address. */
export function trashQuery(search: string) {
  const words = new URLSearchParams(search).get(SEARCH_PARAM) ?? '';
  return infiniteQueryOptions({
    queryKey: historyKey('trash', words),
    queryFn: ({ pageParam }) => history.readTrash(words, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < TRASH_PAGE ? undefined : page.at(-1)?.id),
    staleTime: JUST_READ_MS,
  });
}

/** Reads the deleted rows page by page. While other words are searched, the rows found before stay. */
export function useTrash(search: string) {
  return useInfiniteQuery({
    ...trashQuery(search),
    select: ({ pages }): readonly DeletedRow[] => pages.flat(),
    placeholderData: keepPreviousData,
  });
}
