import { useQuery } from '@tanstack/react-query';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { awardTexts } from '../../content/awards';
import { trailTo } from '../../content/shell/menu';
import heroPicture from '../../pictures/hero-courtyard.svg?hero';
import { AwardDirectory } from './award-directory';
import { AwardFilter } from './award-filter';
import { awardAddress } from './award-view';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import { useDatabase } from '../../ui/database-context';
import { useAddressView } from '../../ui/hooks/use-address-view';
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
  const filter = useAddressView(awardAddress);
  return (
    <ContentFrame
      title={awardTexts.title}
      line={awardTexts.lead}
      foot={awards.data?.length ? <AwardFilter awards={awards.data} filter={filter} /> : undefined}
      hasStickyFoot
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
          {(items) => <AwardDirectory awards={items} view={filter.view} />}
        </ListView>
      </div>
    </ContentFrame>
  );
}
