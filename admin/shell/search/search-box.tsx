import { SearchOutlined, CloseOutlined } from '@ant-design/icons';
import Input from 'antd/es/input/Input';
import { type InputRef, Button } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../i18n/app';
import { rememberRow } from './destinations';
import { SearchResults } from './search-results';
import styles from './search.module.css';
import { useSearch, type SearchOption } from './use-search';
import { flushSync } from 'react-dom';

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
