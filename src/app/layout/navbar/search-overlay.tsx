import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { shellTexts } from '../../../content/shell/shell';
import { searchPath } from '../../../features/search/search-term';
import { messages } from '../../../lib/messages';
import { TERM_PARAM } from '../../../lib/paths/page-params';
import { paths } from '../../../lib/paths/paths';
import { Icon } from '../../../ui/icon/icon';
import styles from './search-overlay.module.css';
import type { SearchSuggestionsProps } from './search-suggestions';

const { labels } = messages;

/** Suggestions are optional: if their chunk fails to load, the form still searches. */
const SearchSuggestions = lazy(async (): Promise<{ default: ComponentType<SearchSuggestionsProps> }> => {
  const module = await import('./search-suggestions').catch(() => null);
  return { default: module?.SearchSuggestions ?? (() => null) };
});

interface SearchOverlayProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/** A GET form in a dialog. Without JavaScript it stays open under the bar and still searches. */
export function SearchOverlay({ id, dialog, onClose }: SearchOverlayProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isUsed, setIsUsed] = useState(false);

  function leave() {
    setTyped('');
    onClose();
  }

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const path = searchPath(typed);
    leave();
    if (path !== null) void navigate(path);
  }

  return (
    <dialog ref={dialog} id={id} className={styles.overlay} aria-label={shellTexts.searchOverlay}>
      <form className={styles.form} role="search" action={paths.search} method="get" onSubmit={search}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          name={TERM_PARAM}
          value={typed}
          aria-label={labels.search}
          placeholder={labels.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={() => setIsUsed(true)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={styles.submit} aria-label={labels.search} title={labels.search}>
          <Icon name="search" />
        </button>
        <button type="button" className={styles.close} onClick={onClose}>
          {labels.close}
        </button>
      </form>
      {isUsed && (
        <Suspense>
          <SearchSuggestions input={input} typed={typed} onLeave={leave} />
        </Suspense>
      )}
    </dialog>
  );
}
