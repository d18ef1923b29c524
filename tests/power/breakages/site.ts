import type { Breakages } from '../breakage';
import { SITE_APP_BREAKAGES } from './site-app';
import { SITE_FEED_BREAKAGES } from './site-feeds';
import { SITE_LIB_BREAKAGES } from './site-lib';
import { SITE_PAGE_BREAKAGES } from './site-pages';
import { SITE_SERVER_BREAKAGES } from './site-server';

export const SITE_BREAKAGES: Breakages = {
  'src/lib': SITE_LIB_BREAKAGES,
  'src/app': SITE_APP_BREAKAGES,
  'src/features, pages and ui': SITE_PAGE_BREAKAGES,
  'src/server': SITE_SERVER_BREAKAGES,
  'src/feeds, sharing, offline and preview': SITE_FEED_BREAKAGES,
};
