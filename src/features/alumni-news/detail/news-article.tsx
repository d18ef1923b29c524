import { messages } from '../../../lib/messages';
import placeholder from '../../../pictures/alumni-placeholder.svg?picture';
import { Article, ArticleCover, ArticleFacts } from '../../../ui/article/article';
import { ButtonAnchor } from '../../../ui/button/button';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import { alumniNewsTitle } from '../alumni-news';
import type { NewsItem } from './queries';

interface NewsArticleProps {
  row: NewsItem;
  address?: string | undefined;
}

export function NewsArticle({ row: news, address }: NewsArticleProps) {
  const { description, link } = news;
  return (
    <Article align="start">
      <ArticleCover row={news} placeholder={placeholder} />
      {description && <ArticleFacts row={news} body={description} />}
      {description && <RichText body={description} />}
      {link && <ButtonAnchor href={link}>{messages.labels.openSource}</ButtonAnchor>}
      <ShareLinks title={alumniNewsTitle(news)} address={address} />
    </Article>
  );
}
