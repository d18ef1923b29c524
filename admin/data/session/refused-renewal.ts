import { readSession } from './stored-session';

/** Where auth-js keeps its session. */
interface SessionStore {
  readonly key: string;
  readonly getItem: (key: string) => Promise<string | null> | string | null;
  readonly removeItem: (key: string) => void;
}

/** The sign-in server is busy: nothing is said of the session. */
const NOT_REFUSED: readonly number[] = [408, 429];

/**
 * Returns `send` for the client, with which a session ends at once when the server refuses to renew it (specification,
 * section 8). auth-js 2.109 keeps such a session until its access token expires, and has no option for it
 * (`_callRefreshToken`, https://github.com/supabase/supabase-js/blob/master/packages/core/auth-js/src/GoTrueClient.ts).
 * It reports the end itself when it finds no session in its storage. A session that another tab has renewed meanwhile
 * stays.
 */
export function endRefusedSession(
  { key, getItem, removeItem }: SessionStore,
  send: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isRefused =
      response.status >= 400 && response.status < 500 && !NOT_REFUSED.includes(response.status);
    if (!isRefused || !isRenewal(input)) return response;
    const session = readSession((await getItem(key)) ?? '');
    if (session && isSentWith(init, session.refreshToken)) removeItem(key);
    return response;
  };
}

function isRenewal(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  return pathname.endsWith('/token') && searchParams.get('grant_type') === 'refresh_token';
}

function isSentWith(init: RequestInit | undefined, refreshToken: string): boolean {
  return init?.body === JSON.stringify({ refresh_token: refreshToken });
}
