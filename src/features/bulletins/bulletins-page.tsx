import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useQuery } from '@tanstack/react-query';
import { useDatabase } from '../../ui/database-context';
import { EmptyView, ErrorView, LoadingView } from '../../ui/state-views/state-views';
import { listState } from '../../ui/state-views/list-state';
import { bulletinTexts } from '../../content/bulletins';
import { trailTo } from '../../content/shell/menu';
import heroPicture from '../../pictures/hero-library.svg?hero';
import { archivedBulletin, mergeBulletins, monthlyBulletin } from './bulletins';
import type { PageLoader } from '../../lib/page-data';
import { BulletinYears } from './bulletin-years';
import { paths } from '../../lib/paths/paths';
import styles from './bulletins-page.module.css';
import { bulletinArchiveQuery, bulletinsQuery } from './queries';
import { YearLinks } from './year-links';

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
  await prefetch(
    queryClient.query(bulletinsQuery(database)),
    queryClient.query(bulletinArchiveQuery(database)),
  );
};

/** What one of the two reads brings is shown even when the other fails. */
export function Component() {
  const database = useDatabase();
  const monthly = listState(useQuery(bulletinsQuery(database)));
  const archived = listState(useQuery(bulletinArchiveQuery(database)));
  const states = [monthly, archived];
  const failed = states.find((state) => state.status === 'error');
  const years = mergeBulletins(
    archived.status === 'ready' ? archived.items.map(archivedBulletin) : [],
    monthly.status === 'ready' ? monthly.items.map(monthlyBulletin) : [],
  );
  const isReady = states.every(({ status }) => status === 'ready');
  return (
    <ContentFrame
      title={bulletinTexts.title}
      line={bulletinTexts.lead(years.at(-1)?.year)}
      picture={heroPicture}
      trail={trailTo(paths.bulletins)}
    >
      <div className={styles.archive}>
        {failed && <ErrorView message={failed.message} onRetry={failed.onRetry} />}
        {states.some(({ status }) => status === 'loading') && <LoadingView />}
        {isReady && years.length === 0 && <EmptyView>{bulletinTexts.empty}</EmptyView>}
        {years.length > 0 && <YearLinks years={years.map(({ year }) => year)} />}
        <BulletinYears years={years} />
      </div>
    </ContentFrame>
  );
}
