import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDatabase } from '../../components/database-context';
import { moveOn } from '../../components/move-on';
import { useShownPage } from '../../components/shown-page';
import { ErrorView, LoadingView } from '../../components/state-views/state-views';
import { alumniTexts } from '../../content/alumni';
import { errorMessage } from '../../shared/error-message';
import { messages } from '../../shared/messages';
import type { LoadPage, PageData } from '../../shared/page-data';
import { NewsArticle } from './news-article';
import { NewsFrame } from './news-frame';
import { newsMeta } from './news-meta';
import { newsItemQuery, type NewsItem } from './queries';

const NOT_FOUND: PageData = {
  status: 404,
  meta: { title: messages.public.newsNotFound, isHidden: true },
};

export const load: LoadPage = async ({ database, queryClient }, { params, request }) => {
  const { slug = '' } = params;
  // A failed read stays in the cache, and the page shows it.
  const news = await queryClient.query(newsItemQuery(database, slug)).catch(() => undefined);
  if (news === undefined) return { meta: {} };
  if (news === null) return NOT_FOUND;

  const meta = newsMeta(news);
  if (slug !== addressOf(news)) return moveOn(meta.canonicalPath, request);

  return { meta, address: new URL(meta.canonicalPath, request.url).href };
};

/** The last part of the page's one address. */
function addressOf({ slug, id }: NewsItem): string {
  return slug ?? String(id);
}

export function Component() {
  const { slug = '' } = useShownPage().params;
  const { data, error, refetch } = useQuery(newsItemQuery(useDatabase(), slug));
  const { reload } = useShownPage();
  const isGone = data === null;
  const hasMoved = data != null && addressOf(data) !== slug;
  /** What was read then also gives the page its title and its full address. */
  const retry = () => void refetch().then(reload);

  // A page that is open while its row is deleted takes back its title, too; one whose slug changes goes along.
  useEffect(() => {
    if (isGone || hasMoved) reload();
  }, [isGone, hasMoved, reload]);

  if (data) return <NewsArticle news={data} />;
  if (isGone) {
    return (
      <NewsFrame title={messages.public.notFoundTitle}>
        <p role="status">{messages.public.newsNotFound}</p>
      </NewsFrame>
    );
  }
  return (
    <NewsFrame title={alumniTexts.newsTitle}>
      {error ? <ErrorView message={errorMessage(error)} onRetry={retry} /> : <LoadingView />}
    </NewsFrame>
  );
}
