import { isCoverInHead } from '../../../lib/media/cover';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import { Article, ArticleCover, ArticleFacts, ArticleLead } from '../../../ui/article/article';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import type { Announcement } from './queries';

interface AnnouncementArticleProps {
  row: Announcement;
  address?: string | undefined;
}

export function AnnouncementArticle({ row: announcement, address }: AnnouncementArticleProps) {
  const { title, lead, body } = announcement;
  return (
    <Article>
      {lead !== null && <ArticleLead>{lead}</ArticleLead>}
      {!isCoverInHead(announcement) && <ArticleCover row={announcement} placeholder={coverPlaceholder} />}
      {body !== null && <ArticleFacts row={announcement} body={body} />}
      {body !== null && <RichText body={body} />}
      <ShareLinks title={title} address={address} />
    </Article>
  );
}
