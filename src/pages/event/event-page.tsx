import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDatabase } from '../../components/database-context';
import { moveOn } from '../../components/move-on';
import { useShownPage } from '../../components/shown-page';
import { ErrorView, LoadingView } from '../../components/state-views/state-views';
import { errorMessage } from '../../shared/error-message';
import { messages } from '../../shared/messages';
import type { LoadPage, PageData } from '../../shared/page-data';
import { EventArticle } from './event-article';
import { EventFrame } from './event-frame';
import { eventMeta } from './event-meta';
import { eventQuery } from './queries';

const NOT_FOUND: PageData = {
  status: 404,
  meta: { title: messages.public.eventNotFound, isHidden: true },
};

export const load: LoadPage = async ({ database, queryClient }, { params, request }) => {
  const { slug = '' } = params;
  // A failed read stays in the cache, and the page shows it.
  const event = await queryClient.query(eventQuery(database, slug)).catch(() => undefined);
  if (event === undefined) return { meta: {} };
  if (event === null) return NOT_FOUND;

  const meta = eventMeta(event);
  if (slug !== event.slug) return moveOn(meta.canonicalPath, request);

  return { meta, address: new URL(meta.canonicalPath, request.url).href };
};

export function Component() {
  const { slug = '' } = useShownPage().params;
  const { data, error, refetch } = useQuery(eventQuery(useDatabase(), slug));
  const { reload } = useShownPage();
  const isGone = data === null;
  const hasMoved = data != null && data.slug !== slug;
  /** What was read then also gives the page its title and its full address. */
  const retry = () => void refetch().then(reload);

  // A page that is open while its row is deleted takes back its title, too; one whose slug changes goes along.
  useEffect(() => {
    if (isGone || hasMoved) reload();
  }, [isGone, hasMoved, reload]);

  if (data) return <EventArticle event={data} />;
  if (isGone) {
    return (
      <EventFrame title={messages.public.notFoundTitle}>
        <p role="status">{messages.public.eventNotFound}</p>
      </EventFrame>
    );
  }
  return (
    <EventFrame title={messages.labels.events}>
      {error ? <ErrorView message={errorMessage(error)} onRetry={retry} /> : <LoadingView />}
    </EventFrame>
  );
}
