import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * The network is cut at one request of a save, or at one after the other. “Lost” is a request that never arrived, “unanswered” one that
 * the server has served before its answer was lost.
 */
export type Cut = readonly [request: string, how: 'lost' | 'unanswered'];

const API = /^\/(?:rest|storage|functions|auth)\/v1\//;
/** What a form sends at any time, whether it is saved or not. */
const ASIDE = /form_drafts$|rpc\/(?:keep_draft|draft_writers)$|^\/storage\/v1\/object\/public\//;

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Cuts each of the requests once, in this order. Returns those that have not been sent yet. */
export async function cutNetwork(context: BrowserContext, cuts: readonly Cut[]): Promise<readonly Cut[]> {
  const left = [...cuts];
  await context.route(
    (url) => API.test(url.pathname),
    async (route) => {
      const [next] = left;
      if (next?.[0] !== nameOf(route.request())) return route.fallback();
      left.shift();
      if (next[1] === 'unanswered') await route.fetch();
      return route.abort();
    },
  );
  return left;
}

/** Collects what the page asks of the API until the returned function is called. */
export function recordRequests(page: Page): () => string[] {
  const names: string[] = [];
  const hear = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (API.test(pathname) && !ASIDE.test(pathname)) names.push(nameOf(request));
  };
  page.on('request', hear);
  return () => {
    page.off('request', hear);
    return names;
  };
}
