import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDatabase } from '../../components/database-context';
import { moveOn } from '../../components/move-on';
import { useShownPage } from '../../components/shown-page';
import { ErrorView, LoadingView } from '../../components/state-views/state-views';
import { errorMessage } from '../../shared/error-message';
import { messages } from '../../shared/messages';
import type { LoadPage, PageData } from '../../shared/page-data';
import { AnnouncementArticle } from './announcement-article';
import { AnnouncementFrame } from './announcement-frame';
import { readAnnouncementId } from './announcement-id';
import { announcementMeta } from './announcement-meta';
import { announcementQuery } from './queries';

const NOT_FOUND: PageData = {
  status: 404,
  meta: { title: messages.public.announcementNotFound, isHidden: true },
};
const INVALID: PageData = {
  status: 404,
  meta: { title: messages.public.invalidAnnouncement, isHidden: true },
};

export const load: LoadPage = async ({ database, queryClient }, { params, request }) => {
  const id = readAnnouncementId(params.param);
  if (id === null) return INVALID;

  // A failed read stays in the cache, and the page shows it.
  const announcement = await queryClient.query(announcementQuery(database, id)).catch(() => undefined);
  if (announcement === undefined) return { meta: {} };
  if (announcement === null) return NOT_FOUND;

  const meta = announcementMeta(announcement);
  if (new URL(request.url).pathname !== meta.canonicalPath) return moveOn(meta.canonicalPath, request);

  return { meta, address: new URL(meta.canonicalPath, request.url).href };
};

export function Component() {
  const id = readAnnouncementId(useShownPage().params.param);
  return id === null ? (
    <AnnouncementFrame title={messages.public.announcementNotFoundTitle}>
      <p>{messages.public.invalidAnnouncement}</p>
    </AnnouncementFrame>
  ) : (
    <AnnouncementById id={id} />
  );
}

function AnnouncementById({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(announcementQuery(useDatabase(), id));
  const { reload } = useShownPage();
  const isGone = data === null;
  /** What was read then also gives the page its title and its full address. */
  const retry = () => void refetch().then(reload);

  // A page that is open while its row is deleted takes back its title, too.
  useEffect(() => {
    if (isGone) reload();
  }, [isGone, reload]);

  if (data) return <AnnouncementArticle announcement={data} />;
  if (isGone) {
    return (
      <AnnouncementFrame title={messages.public.announcementNotFoundTitle}>
        <p role="status">{messages.public.announcementNotFound}</p>
      </AnnouncementFrame>
    );
  }
  return (
    <AnnouncementFrame title={messages.labels.announcements}>
      {error ? <ErrorView message={errorMessage(error)} onRetry={retry} /> : <LoadingView />}
    </AnnouncementFrame>
  );
}
