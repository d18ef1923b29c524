import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchTexts } from '../../../content/search';
import { pageSearchQuery, rowSearchQuery } from '../../../features/search/queries';
import { groupResults } from '../../../features/search/results';
import { isSuggestible, searchPath, searchTerm } from '../../../features/search/search-term';
import { useDatabase } from '../../../ui/database-context';
import { useSettings } from '../../../ui/settings';

export interface Suggestion {
  readonly to: string;
  /** Contains search marks. */
  readonly title: string;
  /** The kind of the result, or the page it is a part of. */
  readonly place: string | null;
  /** Whether it leads to a file, which the browser shows instead of the site. */
  readonly isFile?: boolean | undefined;
}

/** Long enough that a word typed in one go makes one request. */
const REST_MS = 200;
const OF_EACH_KIND = 2;
const MAX_SUGGESTIONS = 7;
const NO_PAGES = { hits: [], found: 0 };

/**
 * Returns suggestions for the typed text, ending with a link to all results. Fewer than two letters, or a failed read,
 * give fewer or none.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const rested = useDebounced(typed, REST_MS);
  const term = searchTerm(rested);
  const options = { enabled: isSuggestible(rested), placeholderData: keepPreviousData };
  const rows = useQuery({ ...rowSearchQuery(useDatabase(), term, OF_EACH_KIND), ...options });
  const pages = useQuery({ ...pageSearchQuery(term, OF_EACH_KIND, useSettings()), ...options });

  const all = isSuggestible(typed) ? searchPath(typed) : null;
  if (all === null || !options.enabled) return [];
  const best = groupResults(term, pages.data ?? NO_PAGES, rows.data ?? [])
    .flatMap(({ kind, results }) =>
      results.map(({ to, title, parent, isFile }) => ({
        ...{ to, title, isFile },
        place: parent ?? searchTexts.kinds[kind],
      })),
    )
    .slice(0, MAX_SUGGESTIONS);
  return [...best, { to: all, title: searchTexts.allResults(searchTerm(typed)), place: null }];
}

/** Returns the value after it has not changed for `milliseconds`. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
