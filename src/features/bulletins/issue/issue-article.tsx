import { bulletinTexts } from '../../../content/bulletins';
import { Article } from '../../../ui/article/article';
import { ShareLinks } from '../../../ui/share-links/share-links';
import { BulletinRow } from '../bulletin-row';
import { bulletinName, type Bulletin } from '../bulletins';
import { InsideSearch } from './inside-search';

interface IssueArticleProps {
  row: Bulletin;
  address?: string | undefined;
}

/** An issue to read, to save and to search. */
export function IssueArticle({ row: issue, address }: IssueArticleProps) {
  return (
    <Article>
      <BulletinRow bulletin={issue} hasPage={false} />
      {issue.isSearchable && <InsideSearch issue={issue} />}
      <ShareLinks title={bulletinTexts.issueTitle(bulletinName(issue))} address={address} />
    </Article>
  );
}
