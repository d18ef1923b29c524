import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useQuery } from '@tanstack/react-query';
import { useDatabase } from '../../ui/database-context';
import { ErrorView, LoadingView } from '../../ui/state-views/state-views';
import { listState } from '../../ui/state-views/list-state';
import { bulletinArchive } from '../../content/bulletin-archive';
import { bulletinTexts } from '../../content/bulletins';
import { trailTo } from '../../content/shell/menu';
import heroPicture from '../../pictures/hero-library.svg?hero';
import { mergeBulletins } from './bulletins';
import type { PageLoader } from '../../lib/page-data';
import { BulletinYears } from './bulletin-years';
import { paths } from '../../lib/paths/paths';
import styles from './bulletins-page.module.css';
import { bulletinsQuery } from './queries';
import { YearLinks } from './year-links';

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(bulletinsQuery(database)));
};

/** The static archive is shown even when the read fails. */
export function Component() {
  const state = listState(useQuery(bulletinsQuery(useDatabase())));
  const years = mergeBulletins(bulletinArchive, state.status === 'ready' ? state.items : []);
  return (
    <ContentFrame
      title={bulletinTexts.title}
      line={bulletinTexts.lead}
      picture={heroPicture}
      trail={trailTo(paths.bulletins)}
    >
      <div className={styles.archive}>
        {state.status === 'error' && <ErrorView message={state.message} onRetry={state.onRetry} />}
        {state.status === 'loading' && <LoadingView />}
        <YearLinks years={years.map(({ year }) => year)} />
        <BulletinYears years={years} />
      </div>
    </ContentFrame>
  );
}
