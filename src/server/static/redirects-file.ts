import { paths } from '../../shared/paths';

export interface Redirect {
  from: string;
  to: string;
}

/** Where the back office is a file; a rewrite to a folder's own address leads nowhere further. */
const SHELL = `${paths.login}/`;

/**
 * Takes moves, gives them as the `_redirects` of Netlify, Cloudflare Pages and others, after the back office's addresses, which
 * are all its one document. Hosts that take only so many lines leave out the last.
 */
export function writeRedirects(moves: readonly Redirect[]): string {
  const shell = [paths.admin, `${paths.admin}/*`].map((from) => `${from} ${SHELL} 200`);
  return `${[...shell, ...moves.map(({ from, to }) => `${from} ${to} 301`)].join('\n')}\n`;
}
