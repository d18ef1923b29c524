import { SearchOutlined } from '@ant-design/icons';
import Input from 'antd/es/input/Input';
import type { InputRef } from 'antd';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../i18n/search';
import { useDismissal } from './use-dismissal';
import { rememberRow } from './destinations';
import { SearchResults } from './search-results';
import styles from './search.module.css';
import { useActiveOption } from './use-active-option';
import { useSearch, type SearchOption } from './use-search';

export interface SearchBoxProps {
  /**
   * Whether the results always show below the field, as in a phone's overlay. Otherwise they float while the
   * field has the focus.
   */
  readonly isOverlay?: boolean;
  readonly onDone?: () => void;
}

/** A combobox over everything in the back office: lists, actions and the rows of every resource. */
export function SearchBox({ isOverlay = false, onDone }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const listId = useId();
  const navigate = useNavigate();
  const root = useRef<HTMLElement>(null);
  const hide = useCallback(() => setIsFocused(false), []);
  const input = useRef<InputRef>(null);
  // The overlay gives the focus to its first field, unless the code of this one comes later.
  useEffect(() => {
    if (isOverlay) input.current?.focus();
  }, [isOverlay]);
  useDismissal(root, isFocused && !isOverlay, hide);

  const isOpen = isFocused || isOverlay;
  const found = useSearch(isOpen ? text : '');
  const options = found.groups.flatMap((group) => group.options);
  const { index, setIndex, onKeyDown } = useActiveOption(isOpen ? options.length : 0, (chosen) => {
    const option = options[chosen];
    // While rows are being searched, the first option is not final.
    const isKnown = index !== -1 || !found.isSearching || option?.isRow === false;
    if (option && isKnown) choose(option);
  });

  function choose(option: SearchOption): void {
    if (option.isRow) rememberRow(option);
    setText('');
    setIndex(-1);
    hide();
    onDone?.();
    void navigate(option.to);
  }

  function openWithArrows(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && !isOpen) setIsFocused(true);
    else onKeyDown(event);
  }

  return (
    <search ref={root} className={isOverlay ? styles.overlay : styles.search}>
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
        onKeyDown={openWithArrows}
        onChange={(event) => {
          setText(event.target.value);
          setIndex(-1);
          setIsFocused(true);
        }}
      />
      {isOpen && (
        <SearchResults
          id={listId}
          found={found}
          term={text.trim()}
          active={index}
          onActivate={setIndex}
          onChoose={choose}
        />
      )}
    </search>
  );
}
