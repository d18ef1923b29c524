import { useSearchParams } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import { trailTo } from '../../content/shell/menu';
import { pageHeads } from '../../content/shell/page-heads';
import { DEFAULT_SETTINGS } from '../../lib/database/settings';
import type { PageLoader } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb';
import { settingsQuery } from '../../ui/settings';
import { usePageHead } from '../../ui/page-head';
import { pageSearchQuery, rowSearchQuery, spellingQuery } from './queries';
import { hasNothing } from './results';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { limitOf, readView } from './search-view';

export const load: PageLoader = async ({ database, queryClient, prefetch }, { request }) => {
  const view = readView(new URL(request.url).searchParams);
  if (view.term === '') return;
  const limit = limitOf(view);
  const settings = queryClient.query(settingsQuery(database)).catch(() => DEFAULT_SETTINGS);
  const found = Promise.all([
    queryClient.query(rowSearchQuery(database, view.term, limit, view.year)),
    settings.then((known) => queryClient.query(pageSearchQuery(view.term, limit, known))),
  ]);
  const corrected = found.then(async ([rows, pages]) =>
    hasNothing(rows, pages) ? queryClient.query(spellingQuery(database, view.term, await settings)) : null,
  );
  await prefetch(found, corrected);
};

export function Component() {
  const [params] = useSearchParams();
  const view = readView(params);
  usePageHead(view.term === '' ? {} : { title: searchTexts.pageTitle(view.term) });
  return (
    <div className={styles.page}>
      <Breadcrumb trail={trailTo(paths.home, pageHeads.search.title)} />
      <h1 className={styles.title}>{searchTexts.title}</h1>
      <SearchForm key={view.term} term={view.term} />
      {view.term === '' ? (
        <p className={styles.note}>{searchTexts.invitation}</p>
      ) : (
        <SearchResults view={view} />
      )}
    </div>
  );
}
