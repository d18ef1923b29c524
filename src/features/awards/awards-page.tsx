import { useQuery } from '@tanstack/react-query';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { awardTexts } from '../../content/awards';
import { trailTo } from '../../content/shell/menu';
import heroPicture from '../../pictures/hero-courtyard.svg?hero';
import { AwardDirectory } from './award-directory';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import { useDatabase } from '../../ui/database-context';
import { listState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';
import styles from './awards-page.module.css';
import { awardsQuery } from './queries';

const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7];

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(awardsQuery(database)));
};

export function Component() {
  const awards = useQuery(awardsQuery(useDatabase()));
  return (
    <ContentFrame
      title={awardTexts.title}
      line={awardTexts.lead}
      picture={heroPicture}
      trail={trailTo(paths.awards)}
    >
      <div className={styles.page}>
        <div className={styles.story}>
          {awardTexts.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ListView
          state={listState(awards)}
          empty={`${messages.public.noAwards} ${awardTexts.empty}`}
          skeleton={SKELETONS.map((position) => (
            <div key={position} className={styles.ghost} />
          ))}
        >
          {(items) => <AwardDirectory awards={items} />}
        </ListView>
      </div>
    </ContentFrame>
  );
}
