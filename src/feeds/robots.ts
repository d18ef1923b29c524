import { feedPaths } from '../lib/paths/feed-paths';
import { paths } from '../lib/paths/paths';

/** Nothing of the site stands there: the back office, its preview, and answers to whatever is asked. */
const CLOSED = [paths.admin, paths.login, paths.preview, paths.search];

/** Takes the site's origin, gives what search engines are asked to leave out, and where the site map is. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${feedPaths.sitemap}`,
    '',
  ].join('\n');
}
