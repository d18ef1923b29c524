import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { files, FILES_KEY, FILES_PAGE, type FileQuery } from '../../data/files';

/** Reads the library page by page. While something else is searched, the files found before stay. */
export function useLibrary(asked: Omit<FileQuery, 'skip'>) {
  return useInfiniteQuery({
    queryKey: [...FILES_KEY, asked],
    queryFn: ({ pageParam, signal }) => files.read({ ...asked, skip: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ files: page }, pages) =>
      page.length < FILES_PAGE ? undefined : pages.length * FILES_PAGE,
    select: ({ pages }) => ({ files: pages.flatMap((page) => page.files), total: pages[0]?.total ?? 0 }),
    placeholderData: keepPreviousData,
  });
}
