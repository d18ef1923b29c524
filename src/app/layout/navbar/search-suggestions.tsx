import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../../content/search';
import { isExternalLink } from '../../../lib/paths/links';
import { MarkedText } from '../../../ui/marked-text/marked-text';
import styles from './search-suggestions.module.css';
import { optionId, useCombobox } from './use-combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSearchQuery, rowSearchQuery } from '../../../features/search/queries';
import { groupResults } from '../../../features/search/results';
import { isSuggestible, searchPath, searchTerm } from '../../../features/search/search-term';
import { useDatabase } from '../../../ui/database-context';
import { useSettings } from '../../../ui/settings';

export interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Called before a suggestion is followed. */
  onLeave: () => void;
}

/** The list of suggestions under the search field. */
export function SearchSuggestions({ input, typed, onLeave }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const listId = useId();
  const suggestions = useSuggestions(typed);
  const { active } = useCombobox({ input, listId, typed, count: suggestions.length, onChoose: follow });

  function follow(position: number) {
    const { to, isFile } = suggestions[position] ?? {};
    if (to === undefined) return;
    onLeave();
    if (isExternalLink(to)) window.open(to, '_blank', 'noopener,noreferrer');
    else if (isFile) window.location.assign(to);
    else void navigate(to);
  }

  return (
    <>
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={searchTexts.suggestions}
        hidden={suggestions.length === 0}
      >
        {suggestions.map(({ to, title, place }, position) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus stays in the field, which handles the keys
          <div
            key={`${to} ${position}`}
            id={optionId(listId, position)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => follow(position)}
          >
            <span>
              <MarkedText>{title}</MarkedText>
            </span>
            {place !== null && <span className={styles.place}>{place}</span>}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {suggestions.length > 0 && searchTexts.suggestionCount(suggestions.length - 1)}
      </p>
    </>
  );
}

interface Suggestion {
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

/** Returns suggestions for the typed text, ending with a link to all results; few or none after a failed read. */
function useSuggestions(typed: string): readonly Suggestion[] {
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
