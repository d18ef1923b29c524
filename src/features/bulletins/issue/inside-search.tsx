import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bulletinTexts } from '../../../content/bulletins';
import { errorMessage } from '../../../lib/error-message';
import { messages } from '../../../lib/messages';
import { issuePath } from '../../../lib/paths/links';
import { useDatabase } from '../../../ui/database-context';
import { MarkedText } from '../../../ui/marked-text/marked-text';
import { ErrorView } from '../../../ui/state-views/state-views';
import type { Bulletin } from '../bulletins';
import styles from './inside-search.module.css';
import { readTerm, TERM_PARAM } from './issue-term';
import { pageHitsQuery, searchablePagesQuery, type FoundPage } from './queries';

const HEADING_ID = 'icinde-ara';

/** Searches an issue's pages. A GET form, which the server answers without JavaScript. A file without text has none. */
export function InsideSearch({ issue }: { issue: Bulletin }) {
  const [params, setParams] = useSearchParams();
  const term = readTerm(params);
  const pages = useQuery(searchablePagesQuery(useDatabase(), issue.href));
  if (pages.data === undefined) return null;
  if (pages.data === 0) return <p className={styles.note}>{bulletinTexts.notSearchable}</p>;

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(TERM_PARAM);
    setParams(typeof typed === 'string' && typed.trim() !== '' ? { [TERM_PARAM]: typed } : {}, {
      preventScrollReset: true,
    });
  }

  return (
    <section className={styles.search} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className={styles.heading}>
        {bulletinTexts.searchInside}
      </h2>
      <form className={styles.form} role="search" action={issuePath(issue)} method="get" onSubmit={search}>
        <input
          key={term}
          className={styles.input}
          type="search"
          name={TERM_PARAM}
          defaultValue={term}
          aria-label={bulletinTexts.searchInsideField}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className={styles.submit} type="submit">
          {messages.labels.search}
        </button>
      </form>
      {term !== '' && <Found issue={issue} term={term} />}
    </section>
  );
}

function Found({ issue, term }: { issue: Bulletin; term: string }) {
  const { data, error, refetch } = useQuery(pageHitsQuery(useDatabase(), issue.href, term));
  return (
    <>
      <p className={styles.note} role="status">
        {data ? bulletinTexts.foundPages(term, data.length) : error ? '' : messages.public.loading}
      </p>
      {error && !data && <ErrorView message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ol className={styles.pages}>
          {data.map((found) => (
            <FoundItem key={found.page} href={issue.href} found={found} />
          ))}
        </ol>
      )}
    </>
  );
}

function FoundItem({ href, found: { page, snippet } }: { href: string; found: FoundPage }) {
  return (
    <li>
      <h3 className={styles.page}>
        <a href={`${href}#page=${page}`}>{bulletinTexts.page(page)}</a>
      </h3>
      <p className={styles.snippet}>
        <MarkedText>{snippet}</MarkedText>
      </p>
    </li>
  );
}
