import { useId, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../../content/search';
import { isExternalLink } from '../../../lib/paths/links';
import { MarkedText } from '../../../ui/marked-text/marked-text';
import styles from './search-suggestions.module.css';
import { optionId, useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

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
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- focus stays in the field, which handles the keys
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
