import { useEffect, useRef } from 'react';
import type { MarkedPart } from '../../../src/lib/text/search-marks';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { searchTexts } from '../../i18n/app';
import styles from './search.module.css';
import type { SearchState, SearchOption } from './use-search';

interface SearchResultsProps {
  /** The id of the list box. An option's id appends a hyphen and its index from 0. */
  readonly id: string;
  readonly found: SearchState;
  readonly term: string;
  readonly active: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/**
 * The options below the search field, in groups. The field keeps the focus and references the active option.
 */
export function SearchResults({ id, found, term, active, onActivate, onChoose }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { groups } = found;
  const all = groups.flatMap(({ options }) => options);
  return (
    <div className={styles.results}>
      <div ref={list} id={id} role="listbox" aria-label={searchTexts.results}>
        {groups.map(({ label, options }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={styles.group} aria-hidden>
              {label}
            </p>
            {options.map((option) => {
              const index = all.indexOf(option);
              return (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused search field handles the keys
                <div
                  key={option.to}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerMove={() => onActivate(index)}
                  // The field keeps the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                >
                  <Title title={option.title} term={option.isRow ? term : ''} />
                  {option.notes && <span className={styles.notes}>{option.notes.join(' · ')}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {statusOf(found, term)}
      </p>
    </div>
  );
}

function Title({ title, term }: { title: string; term: string }) {
  return markWords(title, term).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

function statusOf({ groups, isSearching, failure }: SearchState, term: string): string {
  if (term === '') return '';
  if (failure !== undefined) return searchTexts.failed(failure);
  if (isSearching) return searchTexts.searching;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return count === 0 ? searchTexts.none : searchTexts.found(count);
}

/** Splits a text into parts and marks those that contain a typed word, whatever their accents and case. */
export function markWords(text: string, term: string): MarkedPart[] {
  const letters = Array.from(text);
  const folded = letters.map(foldTurkish);
  const isMarked = letters.map(() => false);
  for (const word of foldTurkish(term).split(/\s+/).filter(Boolean)) {
    for (let start = 0; start < letters.length; start += 1) {
      const length = lengthOf(word, folded.slice(start));
      isMarked.fill(true, start, start + length);
    }
  }
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const isMatch = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}

/** How many letters spell the word at the start; 0 for none. */
function lengthOf(word: string, letters: readonly string[]): number {
  let spelt = '';
  for (const [index, letter] of letters.entries()) {
    spelt += letter;
    if (spelt.startsWith(word)) return index + 1;
    if (!word.startsWith(spelt)) return 0;
  }
  return 0;
}
