import { useQuery } from '@tanstack/react-query';
import { ContentFrame } from '../../components/content-frame/content-frame';
import { useDatabase } from '../../components/database-context';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { trailTo } from '../../content/menu';
import { perksTexts } from '../../content/perks';
import heroPicture from '../../pictures/hero-membership.svg?hero';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import { paths } from '../../shared/paths';
import { PerkSkeleton } from './perk-card';
import { PerkDirectory } from './perk-directory';
import styles from './perks-page.module.css';
import { perksQuery } from './queries';

const SKELETONS = [0, 1, 2, 3, 4, 5];

export const load: LoadPage = async ({ database, queryClient, prefetch }) => {
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
