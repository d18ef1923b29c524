import type { ComponentType } from 'react';
import { pageHeads } from '../content/page-heads';
import type { LoadPage, PageMeta } from '../shared/page-data';
import { paths } from '../shared/paths';
import type { RouteMeta } from './route-meta';

interface PageModule {
  Component: ComponentType;
  load?: LoadPage;
}

const PAGE_MODULES = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx');

const ADMIN = 'admin/main.tsx';

/** An address, what is there, and what the table says about it whatever its data. */
export interface SiteRoute {
  path: string;
  meta: RouteMeta;
  /** Absent for a heading of the menu, and for the back office. */
  importPage?: () => Promise<PageModule>;
  /** Where a mere heading of the menu hands on to. */
  redirectTo?: string;
}

/** The whole URL map. A page costs one line; its chunk is loaded when it is first needed. */
export const routes: readonly SiteRoute[] = [
  { path: paths.home, ...page('home', { navTheme: 'auto', meta: pageHeads.home }) },
  { path: paths.corporate, ...redirectTo(paths.about) },
  { path: paths.about, ...page('about', { navTheme: 'auto', meta: pageHeads.about }) },
  { path: paths.history, ...page('history', { navTheme: 'auto', meta: pageHeads.history }) },
  { path: paths.board, ...page('board', { navTheme: 'light', meta: pageHeads.board }) },
  {
    path: paths.presidentMessage,
    ...page('president-message', { navTheme: 'auto', meta: pageHeads.presidentMessage }),
  },
  { path: paths.bylaws, ...page('bylaws', { navTheme: 'auto', meta: pageHeads.bylaws }) },
  {
    path: paths.dataProtection,
    ...page('data-protection', { navTheme: 'light', meta: pageHeads.dataProtection }),
  },
  {
    path: paths.schoolFamily,
    ...page('school-family', { navTheme: 'auto', meta: pageHeads.schoolFamily }),
  },
  {
    path: paths.literatureAward,
    ...page('literature-award', { navTheme: 'light', meta: pageHeads.literatureAward }),
  },
  {
    path: paths.announcements,
    ...page('announcements', { navTheme: 'auto', meta: pageHeads.announcements }),
  },
  { path: paths.events, ...page('events', { navTheme: 'auto', meta: pageHeads.events }) },
  { path: paths.event, ...page('event', { navTheme: 'auto', meta: pageHeads.event }) },
  { path: paths.calendar, ...page('calendar', { navTheme: 'light', meta: pageHeads.calendar }) },
  { path: paths.bulletins, ...page('bulletins', { navTheme: 'auto', meta: pageHeads.bulletins }) },
  { path: paths.announcement, ...page('announcement', { navTheme: 'auto', meta: pageHeads.announcement }) },
  { path: paths.alumni, ...redirectTo(paths.alumniNews) },
  { path: paths.alumniNews, ...page('alumni-news', { navTheme: 'auto', meta: pageHeads.alumniNews }) },
  {
    path: paths.alumniNewsItem,
    ...page('alumni-news-item', { navTheme: 'light', meta: pageHeads.alumniNewsItem }),
  },
  { path: paths.awards, ...page('awards', { navTheme: 'light', meta: pageHeads.awards }) },
  { path: paths.contact, ...redirectTo(paths.addresses) },
  { path: paths.addresses, ...page('addresses', { navTheme: 'light', meta: pageHeads.addresses }) },
  { path: paths.socialMedia, ...page('social-media', { navTheme: 'auto', meta: pageHeads.socialMedia }) },
  { path: paths.privacy, ...page('privacy', { navTheme: 'light', meta: pageHeads.privacy }) },
  { path: paths.refunds, ...page('refunds', { navTheme: 'light', meta: pageHeads.refunds }) },
  { path: paths.membership, ...redirectTo(paths.whyJoin) },
  { path: paths.whyJoin, ...page('why-join', { navTheme: 'auto', meta: pageHeads.whyJoin }) },
  { path: paths.howToJoin, ...page('how-to-join', { navTheme: 'light', meta: pageHeads.howToJoin }) },
  {
    path: paths.membershipFee,
    ...page('membership-fee', { navTheme: 'light', meta: pageHeads.membershipFee }),
  },
  { path: paths.perks, ...page('perks', { navTheme: 'auto', meta: pageHeads.perks }) },
  { path: paths.dues, ...page('dues', { navTheme: 'light', meta: pageHeads.dues }) },
  { path: paths.duesPayment, ...redirectTo(paths.dues) },
  { path: paths.search, ...page('search', { navTheme: 'auto', meta: pageHeads.search }) },
  {
    path: '*',
    ...page('home', { navTheme: 'auto', meta: pageHeads.unknown, status: 404, notice: 'sayfa-yok' }),
  },
  {
    path: paths.preview,
    ...bareMeta(pageHeads.preview, 'src/app/preview/preview-page.tsx'),
    importPage: () => import('./preview/preview-page'),
  },
  { path: `${paths.login}/*`, ...bareMeta(pageHeads.login, ADMIN) },
  { path: `${paths.admin}/*`, ...bareMeta(pageHeads.admin, ADMIN) },
];

function page(name: string, meta: RouteMeta): Omit<SiteRoute, 'path'> {
  const module = `src/pages/${name}/${name}-page.tsx`;
  const importPage = PAGE_MODULES[`/${module}`];
  if (!importPage) throw new Error(`The route table names the page "${name}", but ${module} does not exist`);
  return { meta: { ...meta, module }, importPage };
}

/** For an address that is only a heading of the menu: it hands on to the first page under it. */
function redirectTo(target: string): Omit<SiteRoute, 'path'> {
  return { meta: { navTheme: 'auto', meta: {} }, redirectTo: target };
}

/** Of a page without bar and footer. */
function bareMeta(meta: PageMeta, module: string): Omit<SiteRoute, 'path'> {
  return { meta: { hideNavbar: true, hideFooter: true, navTheme: 'light', meta, module } };
}
