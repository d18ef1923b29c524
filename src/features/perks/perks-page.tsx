import { useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { perksTexts } from '../../content/perks';
import { trailTo } from '../../content/shell/menu';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { readParam } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-perks.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useDatabase } from '../../ui/database-context';
import { useAddressView } from '../../ui/hooks/use-address-view';
import { listState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';
import { PerkSkeleton } from './perk-card';
import { PerkDirectory, PerkFilter } from './perk-directory';
import { isKnownView, PARAMS, perkAddress } from './perks';
import styles from './perks-page.module.css';
import { perksQuery } from './queries';

const SKELETONS = [0, 1, 2, 3, 4, 5];

/** Redirects from a category or a city that no perk has, so that the cache holds a page for each real one only. */
export const load: PageLoader = async ({ database, queryClient, prefetch }, { request }) => {
  const asked = perksQuery(database);
  await prefetch(queryClient.query(asked));
  const { searchParams } = new URL(request.url);
  const perks = queryClient.getQueryData(asked.queryKey);
  const narrowing = [PARAMS.category, PARAMS.city].filter((name) => searchParams.get(name));
  const isReadable = narrowing.every((name) => readParam(name, searchParams) !== null);
  const isKnown = perks && isReadable && isKnownView(perks, perkAddress.read(searchParams));
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader redirects (reactrouter.com/api/utils/redirect)
  if (isKnown === false) throw redirect(paths.perks);
};

export function Component() {
  const perks = useQuery(perksQuery(useDatabase()));
  const filter = useAddressView(perkAddress);
  return (
    <ContentFrame
      title={perksTexts.title}
      line={perksTexts.line}
      foot={perks.data?.length ? <PerkFilter perks={perks.data} filter={filter} /> : undefined}
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
        {(items) => <PerkDirectory perks={items} filter={filter} />}
      </ListView>
    </ContentFrame>
  );
}
