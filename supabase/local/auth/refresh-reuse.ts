import type { Sql } from 'postgres';
import { API_LIMIT_MS } from '../../../src/lib/time-limits';
import { type ApiMiddleware, applyMiddleware, at } from '../api/api-fetch';
import { createFairQueue } from '../api/fair-queue';
import { readFields } from '../api/request-body';
import { readTokenAccount } from './token-claims';

export interface RefreshReuseOptions {
  sql: Sql;
  /** Called after a session was ended, with its account. */
  onReuse: (account: string, peerAddress: string | undefined) => void;
}

/** Those that wait longer have been answered. */
const ONE_AT_A_TIME = {
  ...{ atOnce: Infinity, atOnceEach: 1, waiting: Infinity, waitingEach: Infinity },
  longestWaitMs: API_LIMIT_MS,
};

/**
 * Ends the session of a refresh token that was replaced twice, with its other tokens: somebody else may have it. lite then finds no such
 * token and responds as to one that never existed. The token before the newest one stays valid, because a phone may have lost the
 * response that replaced it. Renewals of one session wait for each other: lite replaces a token in several statements, and two tabs
 * would get two newest tokens.
 */
export function withRefreshReuse({ sql, onReuse }: RefreshReuseOptions): ApiMiddleware {
  const inTurn = createFairQueue(ONE_AT_A_TIME);
  const renew = at('/auth/v1/token', (next) => async (request, peerAddress) => {
    const isRenewal = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
    const token = isRenewal ? (await readFields(request)).refresh_token : null;
    if (typeof token !== 'string') return next(request, peerAddress);
    const [owner] = await sql<{ session: string }[]>`
      select session_id as session from auth.refresh_tokens where token = ${token}`;
    return inTurn(owner?.session ?? token, async () => {
      const account = await endIfReplacedTwice(sql, token);
      if (account !== null) onReuse(account, peerAddress);
      return next(request, peerAddress);
    });
  });
  const signOut = at('/auth/v1/logout', (next) => async (request, peerAddress) => {
    const response = await next(request, peerAddress);
    const account = readTokenAccount(request);
    // lite has verified the token of a sign-out that it has carried out.
    if (response.ok && account !== null && new URL(request.url).searchParams.get('scope') === 'others')
      await sql`select private.note_session_end(${account}, 'others_ended')`;
    return response;
  });
  return (next) => applyMiddleware(next, [renew, signOut]);
}

/** Resolves to the account whose session was ended. One statement for every token, whether it exists or not. */
async function endIfReplacedTwice(sql: Sql, token: string): Promise<string | null> {
  const [ended] = await sql<{ account: string }[]>`
    with reused as (
      select session_id from auth.refresh_tokens as used
      where token = ${token} and revoked
        and exists (select from auth.refresh_tokens where session_id = used.session_id and parent = used.token)
        and not exists (
          select from auth.refresh_tokens where session_id = used.session_id and parent = used.token and not revoked)
    ), ended as (
      delete from auth.sessions using reused where sessions.id = reused.session_id returning sessions.user_id
    )
    select user_id as account, private.note_session_end(user_id, 'token_reused') from ended`;
  return ended?.account ?? null;
}
