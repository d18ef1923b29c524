import { bulletinTexts } from '../../../content/bulletins';
import { trailTo } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import { issuePath } from '../../../lib/paths/links';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-library.svg?hero';
import type { Detail } from '../../../ui/detail-page/detail-page';
import { bulletinName, type Bulletin } from '../bulletins';
import { IssueArticle } from './issue-article';
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
