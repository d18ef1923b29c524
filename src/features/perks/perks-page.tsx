import { useQuery } from '@tanstack/react-query';
import { perksTexts } from '../../content/perks';
import { trailTo } from '../../content/shell/menu';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-membership.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useDatabase } from '../../ui/database-context';
import { listState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';
import { PerkSkeleton } from './perk-card';
import { PerkDirectory } from './perk-directory';
import styles from './perks-page.module.css';
import { perksQuery } from './queries';

const SKELETONS = [0, 1, 2, 3, 4, 5];

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(perksQuery(database)));
};

export function Component() {
  const perks = useQuery(perksQuery(useDatabase()));
  return (
    <ContentFrame
      title={perksTexts.title}
      line={perksTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.perks)}
    >
      <ListView
        state={listState(perks)}
        empty={messages.public.noPerks}
        skeleton={
          <div className={styles.grid}>
            {SKELETONS.map((position) => (
              <PerkSkeleton key={position} />
            ))}
          </div>
        }
      >
        {(items) => <PerkDirectory perks={items} />}
      </ListView>
    </ContentFrame>
  );
}
