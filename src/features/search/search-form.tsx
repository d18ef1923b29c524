import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import { messages } from '../../lib/messages';
import { TERM_PARAM } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import { searchPath } from './search-term';
import styles from './search-form.module.css';

/** A GET form, which the server answers without JavaScript. */
export function SearchForm({ term }: { term: string }) {
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(TERM_PARAM);
    const path = searchPath(typeof typed === 'string' ? typed : '');
    if (path !== null) void navigate(path);
  }

  return (
    <form className={styles.form} role="search" action={paths.search} method="get" onSubmit={search}>
      <input
        className={styles.input}
        type="search"
        name={TERM_PARAM}
        defaultValue={term}
        aria-label={searchTexts.field}
        placeholder={messages.labels.searchPlaceholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button className={styles.submit} type="submit">
        {messages.labels.search}
      </button>
    </form>
  );
}
