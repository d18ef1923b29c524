import type { RefObject, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../components/icon/icon';
import { shellTexts } from '../../../content/shell';
import { messages } from '../../../shared/messages';
import { paths } from '../../../shared/paths';
import styles from './search-overlay.module.css';
import { searchPath } from './search-term';

const { labels } = messages;
const FIELD = 'q';

interface SearchOverlayProps {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/** A plain GET form in a dialog: without JavaScript it stands open under the bar and still searches. */
export function SearchOverlay({ dialog, onClose }: SearchOverlayProps) {
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIELD);
    const path = searchPath(typeof typed === 'string' ? typed : '');
    event.currentTarget.reset();
    onClose();
    if (path !== null) void navigate(path);
  }

  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={shellTexts.searchOverlay}>
      <form className={styles.form} role="search" action={paths.search} method="get" onSubmit={search}>
        <input
          className={styles.input}
          type="text"
          name={FIELD}
          aria-label={labels.search}
          placeholder={labels.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={styles.submit} aria-label={labels.search} title={labels.search}>
          <Icon name="search" />
        </button>
        <button type="button" className={styles.close} onClick={onClose}>
          {labels.close}
        </button>
      </form>
    </dialog>
  );
}
