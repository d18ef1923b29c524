import { SearchOutlined, CloseOutlined } from '@ant-design/icons';
// As in lib/search-input.tsx, the first list loads this module alone.
import Input from 'antd/es/input/Input';
import { type InputRef, Button } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../i18n/app';
import { rememberRow } from './destinations';
import styles from './search.module.css';
import { useSearch, type SearchOption, type SearchState } from './use-search';
import { flushSync } from 'react-dom';
import type { MarkedPart } from '../../../src/lib/text/search-marks';
import { foldTurkish } from '../../../src/lib/text/turkish';

interface SearchBoxProps {
  /** Whether the results always show below the field, as on a phone. Otherwise they float while it has the focus. */
  readonly isOverlay?: boolean;
  readonly onDone?: () => void;
}

/** A combobox over everything in the back office: lists, actions and the rows of every resource. */
export function SearchBox({ isOverlay = false, onDone }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [reached, setReached] = useState(-1);
  const listId = useId();
  const navigate = useNavigate();
  const input = useRef<InputRef>(null);
  // The overlay gives the focus to its first field, unless the code of this one comes later.
  useEffect(() => {
    if (isOverlay) input.current?.focus();
  }, [isOverlay]);

  const isOpen = isFocused || isOverlay;
  const found = useSearch(isOpen ? text : '');
  const options = isOpen ? found.groups.flatMap((group) => group.options) : [];
  /** The option that the arrow keys have reached; -1 for none. */
  const index = Math.min(reached, options.length - 1);

  function type(next: string): void {
    setText(next);
    setReached(-1);
  }

  function choose(option: SearchOption): void {
    if (option.isRow) rememberRow(option);
    type('');
    setIsFocused(false);
    onDone?.();
    void navigate(option.to);
  }

  /** The arrow keys wrap at both ends, and Enter chooses the reached option or the first. */
  function handleKey(event: KeyboardEvent): void {
    const { key } = event;
    const count = options.length;
    if (key === 'Escape') setIsFocused(false);
    if (key === 'ArrowDown' && !isOpen) setIsFocused(true);
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown') setReached((index + 1) % count);
    else if (key === 'ArrowUp') setReached((index <= 0 ? count : index) - 1);
    else if (key === 'Enter') {
      const option = options[Math.max(index, 0)];
      // While rows are being searched, the first option is not final.
      const isKnown = index !== -1 || !found.isSearching || option?.isRow === false;
      if (option && isKnown) choose(option);
    } else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only notices that the focus leaves
    <search
      className={isOverlay ? styles.overlay : styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      }}
    >
      <Input
        ref={input}
        role="combobox"
        aria-label={searchTexts.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && index >= 0 ? `${listId}-${index}` : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts={isOverlay ? undefined : 'Control+K Meta+K /'}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={searchTexts.placeholder}
        prefix={<SearchOutlined aria-hidden />}
        value={text}
        onFocus={() => setIsFocused(true)}
        onClick={() => setIsFocused(true)}
        onKeyDown={handleKey}
        onChange={(event) => {
          type(event.target.value);
          setIsFocused(true);
        }}
      />
      {isOpen && (
        <SearchResults
          id={listId}
          found={found}
          term={text.trim()}
          active={index}
          onActivate={setReached}
          onChoose={choose}
        />
      )}
    </search>
  );
}

/** The search in a narrow window: a button that opens a full-width dialog. */
export function SearchOverlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open(): void {
    // Synchronous: the field must exist in this event, so that it gets the focus and a phone opens its
    // keyboard.
    flushSync(() => setIsOpen(true));
    dialog.current?.showModal();
  }

  return (
    <>
      <Button
        icon={<SearchOutlined aria-hidden />}
        aria-label={searchTexts.label}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={searchTexts.label}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && <SearchBox isOverlay onDone={() => dialog.current?.close()} />}
        <Button
          className={styles.close}
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={searchTexts.close}
          onClick={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
}

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
function SearchResults({ id, found, term, active, onActivate, onChoose }: SearchResultsProps) {
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
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused search field handles the keys
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
  const whole = folded.join('');
  // A letter may become none or two.
  const letterAt = folded.flatMap((part, index) => Array.from({ length: part.length }, () => index));
  const isMarked = letters.map(() => false);
  for (const word of foldTurkish(term).split(/\s+/).filter(Boolean))
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1))
      isMarked.fill(true, letterAt[at], (letterAt[at + word.length - 1] ?? 0) + 1);
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const isMatch = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
