import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import { errorMessage } from '../../lib/error-message';
import { messages } from '../../lib/messages';
import { useDatabase } from '../../ui/database-context';
import { useSettings } from '../../ui/settings';
import { ErrorView } from '../../ui/state-views/state-views';
import { NothingFound } from './nothing-found';
import { pageSearchQuery, rowSearchQuery } from './queries';
import { ResultGroupView, ResultSkeleton } from './result-group';
import { groupResults, type ResultGroup } from './results';
import styles from './search-page.module.css';
import { limitOf, viewPath, type SearchView } from './search-view';

const NO_PAGES = { hits: [], found: 0 };

/** The results. If the database fails, the matching static pages are still shown. */
export function SearchResults({ view }: { view: SearchView }) {
  const { term, kind } = view;
  const rows = useQuery(rowSearchQuery(useDatabase(), term, limitOf(view)));
  const pages = useQuery(pageSearchQuery(term, limitOf(view), useSettings()));
  const queries = [rows, pages];

  const failed = queries.find(({ data, error }) => data === undefined && error !== null);
  const isLoading = queries.some(({ data, error }) => data === undefined && error === null);
  const found = groupResults(pages.data ?? NO_PAGES, rows.data ?? []);
  const groups = found.filter((group) => kind === null || group.kind === kind);
  const retry = () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());

  return (
    <>
      <p className={styles.note} role="status">
        {isLoading ? messages.public.loading : summaryOf(term, groups, failed !== undefined)}
      </p>
      {failed && <ErrorView message={errorMessage(failed.error)} onRetry={retry} />}
      {isLoading && <ResultSkeleton />}
      {!isLoading && kind !== null && (
        <p>
          <Link to={viewPath({ term, kind: null })}>{searchTexts.allKinds}</Link>
        </p>
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
