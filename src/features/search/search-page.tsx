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
import { pageSearchQuery, rowSearchQuery } from './queries';
import { SearchForm } from './search-form';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { limitOf, readView } from './search-view';

export const load: PageLoader = async ({ database, queryClient, prefetch }, { request }) => {
  const view = readView(new URL(request.url).searchParams);
  if (view.term === '') return;
  await prefetch(
    queryClient.query(rowSearchQuery(database, view.term, limitOf(view))),
    queryClient
      .query(settingsQuery(database))
      .catch(() => DEFAULT_SETTINGS)
      .then((settings) => queryClient.query(pageSearchQuery(view.term, limitOf(view), settings))),
  );
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
