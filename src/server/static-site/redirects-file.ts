import { paths } from '../../lib/paths/paths';

export interface Redirect {
  from: string;
  to: string;
}

/** Where the back office is a file; a rewrite to a folder's own address leads nowhere further. */
const SHELL = `${paths.login}/`;

/**
 * How many lines without a star Cloudflare Pages follows (https://developers.cloudflare.com/pages/configuration/redirects/); of
 * lines that come after one with a star it follows a hundred. Netlify names no number.
 */
const MAX_PLAIN_RULES = 2000;

/**
 * Takes moves, the most wanted first, gives them as the `_redirects` of Netlify, Cloudflare Pages and others, between the back
 * office's addresses, which are all its one document.
 */
export function writeRedirects(moves: readonly Redirect[]): string {
  const plain = [rewrite(paths.admin), ...moves.map(({ from, to }) => `${from} ${to} 301`)];
  return `${[...plain, rewrite(`${paths.admin}/*`)].join('\n')}\n`;
}

/** Takes the same moves, gives those that a host may leave out: they are then found by the page for unknown addresses alone. */
export function findIgnoredRedirects(moves: readonly Redirect[]): readonly Redirect[] {
  return moves.slice(MAX_PLAIN_RULES - 1);
}

function rewrite(from: string): string {
  return `${from} ${SHELL} 200`;
}
