import { bulletinTexts } from '../../../content/bulletins';
import { trailTo } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import { issuePath } from '../../../lib/paths/links';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-library.svg?hero';
import { Article } from '../../../ui/article/article';
import type { Detail, RowProps } from '../../../ui/detail-page/detail-page';
import { ShareLinks } from '../../../ui/share-links/share-links';
import { BulletinRow } from '../bulletin-row';
import { bulletinName, type Bulletin } from '../bulletins';
import { InsideSearch } from './inside-search';
import { issueQuery } from './queries';

export const issueDetail: Detail<Bulletin> = {
  query: issueQuery,
  metaOf: (issue) => ({
    title: bulletinTexts.issueTitle(bulletinName(issue)),
    description: bulletinTexts.issueDescription(bulletinName(issue)),
    canonicalPath: issuePath(issue),
    isBelowList: true,
  }),
  picture: heroPicture,
  trailTo: (title) => trailTo(paths.bulletins, title),
  back: { to: paths.bulletins, label: bulletinTexts.backToBulletins },
  headerOf: (issue) => ({ title: bulletinTexts.issueTitle(bulletinName(issue)) }),
  Article: IssueArticle,
  loadingTitle: bulletinTexts.title,
  missingTitle: messages.public.notFoundTitle,
  missing: () => bulletinTexts.issueNotFound,
};

/** An issue to read, to save and to search. */
function IssueArticle({ row: issue, address }: RowProps<Bulletin>) {
  return (
    <Article>
      <BulletinRow bulletin={issue} hasPage={false} />
      {issue.isSearchable && <InsideSearch issue={issue} />}
      <ShareLinks title={bulletinTexts.issueTitle(bulletinName(issue))} address={address} />
    </Article>
  );
}
