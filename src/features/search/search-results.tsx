import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import { errorMessage } from '../../lib/error-message';
import { messages } from '../../lib/messages';
import { useDatabase } from '../../ui/database-context';
import { useSettings } from '../../ui/settings';
import { ErrorView } from '../../ui/state-views/state-views';
import { NothingFound } from './nothing-found';
import { pageSearchQuery, rowSearchQuery, spellingQuery } from './queries';
import { ResultFilter } from './result-filter';
import { ResultGroupView, ResultSkeleton } from './result-group';
import { groupResults, hasNothing, type ResultGroup } from './results';
import styles from './search-page.module.css';
import { limitOf, viewPath, type SearchView } from './search-view';

const NO_PAGES = { hits: [], found: 0 };

/** The results. If the database fails, the matching static pages are still shown. */
export function SearchResults({ view }: { view: SearchView }) {
  const { term, kind, year } = view;
  const database = useDatabase();
  const settings = useSettings();
  const rows = useQuery(rowSearchQuery(database, term, limitOf(view), year));
  const allPages = useQuery(pageSearchQuery(term, limitOf(view), settings));
  const queries = [rows, allPages];

  const failed = queries.find(({ data, error }) => data === undefined && error !== null);
  const isLoading = queries.some(({ data, error }) => data === undefined && error === null);
  // A page is of no year.
  const pages = year === null ? (allPages.data ?? NO_PAGES) : NO_PAGES;
  const found = groupResults(term, pages, rows.data ?? []);
  const groups = found.filter((group) => kind === null || group.kind === kind);
  const retry = () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  const isEmpty = !isLoading && !failed && hasNothing(rows.data ?? [], allPages.data ?? NO_PAGES);
  const spelling = useQuery({ ...spellingQuery(database, term, settings), enabled: isEmpty });

  return (
    <>
      <p className={styles.note} role="status">
        {isLoading ? messages.public.loading : summaryOf(term, groups, failed !== undefined)}
      </p>
      {isEmpty && spelling.data && (
        <p className={styles.spelling}>
          <span>{`${searchTexts.didYouMean} `}</span>
          <Link to={viewPath({ term: spelling.data, kind: null, year: null })}>
            <span>{spelling.data}</span>
          </Link>
        </p>
      )}
      {failed && <ErrorView message={errorMessage(failed.error)} onRetry={retry} />}
      {isLoading && <ResultSkeleton />}
      {!isLoading && (
        <ResultFilter view={view} groups={found} years={rows.data?.flatMap((row) => row.years ?? []) ?? []} />
      )}
      {!isLoading && groups.map((group) => <ResultGroupView key={group.kind} group={group} view={view} />)}
      {!isLoading && !failed && groups.length === 0 && <NothingFound />}
    </>
  );
}

function summaryOf(term: string, groups: readonly ResultGroup[], hasFailed: boolean): string {
  const count = groups.reduce((sum, { found }) => sum + found, 0);
  if (count === 0) return hasFailed ? '' : searchTexts.nothing(term);
  return searchTexts.count(term, count, hasFailed || groups.some(({ isCountOpen }) => isCountOpen));
}
