import { PUBLIC_FILES, RENDITIONS } from '../../lib/media/stored-files';
import { paths } from '../../lib/paths/paths';

export interface Redirect {
  from: string;
  to: string;
}

/** The folder of the back office's document. A rewrite to the folder's address serves its index. */
const SHELL = `${paths.login}/`;

/** https://developers.cloudflare.com/pages/configuration/redirects/ A hundred after one with a star. Netlify has no limit. */
const MAX_PLAIN_RULES = 2000;

/**
 * Writes redirects, the most important first, as the `_redirects` file of Netlify, Cloudflare Pages and others. The first and the last
 * plain line rewrite the back office's addresses to its one document. Files that were uploaded after the build come from the hosted
 * project at `apiUrl`.
 */
export function writeRedirects(redirects: readonly Redirect[], apiUrl: string): string {
  const plain = [rewrite(paths.admin), ...redirects.map(({ from, to }) => `${from} ${to} 301`)];
  // A free project has no pictures in other widths.
  const files =
    apiUrl === ''
      ? []
      : [PUBLIC_FILES, RENDITIONS].map((from) => `${from}* ${apiUrl}${PUBLIC_FILES}:splat 302`);
  return `${[...plain, rewrite(`${paths.admin}/*`), ...files].join('\n')}\n`;
}

/** Finds the redirects that a host may ignore. Only the script on the page for unknown addresses then follows them. */
export function findIgnoredRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects.slice(MAX_PLAIN_RULES - 1);
}

function rewrite(from: string): string {
  return `${from} ${SHELL} 200`;
}
