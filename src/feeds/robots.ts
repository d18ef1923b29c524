import { feedPaths } from '../lib/paths/feed-paths';
import { paths } from '../lib/paths/paths';

/** Paths without site content: the back office, its preview, and search results. */
const CLOSED = [paths.admin, paths.login, paths.preview, paths.search];

/** Returns robots.txt, which lists these paths and the sitemap. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${feedPaths.sitemap}`,
    '',
  ].join('\n');
}
