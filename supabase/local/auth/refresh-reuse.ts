import type { Sql } from 'postgres';
import type { ApiMiddleware } from '../api/api-middleware';
import { readFields } from './request-fields';
import { readTokenAccount } from './token-claims';

export interface RefreshReuseOptions {
  sql: Sql;
  /** Called after a session was ended, with its account. */
  onReuse: (account: string, peerAddress: string | undefined) => void;
}

/**
 * Ends the session of a refresh token that was replaced twice, with its other tokens: somebody else may have it. lite then finds no such
 * token and responds as to one that never existed. The token before the newest one stays valid, because a phone may have lost the
 * response that replaced it. Renewals of one session wait for each other: lite replaces a token in several statements, and two tabs
 * would get two newest tokens.
 */
export function withRefreshReuse({ sql, onReuse }: RefreshReuseOptions): ApiMiddleware {
  const turns = new Map<string, Promise<unknown>>();
  return (next) => async (request, peerAddress) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/auth/v1/logout') return next(request, peerAddress).then(noteOthers);
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'refresh_token')
      return next(request, peerAddress);
    const { refresh_token: token } = await readFields(request);
    if (typeof token !== 'string') return next(request, peerAddress);
    const [owner] = await sql<{ session: string }[]>`
      select session_id as session from auth.refresh_tokens where token = ${token}`;
    return inTurn(owner?.session ?? token, async () => {
      const account = await endIfReplacedTwice(sql, token);
      if (account !== null) onReuse(account, peerAddress);
      return next(request, peerAddress);
    });

    async function noteOthers(response: Response): Promise<Response> {
      const account = readTokenAccount(request);
      // lite has verified the token of a sign-out that it has carried out.
      if (response.ok && account !== null && searchParams.get('scope') === 'others')
        await sql`select private.note_session_end(${account}, 'others_ended')`;
      return response;
    }
  };

  async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = turns.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (turns.get(key) === turn) turns.delete(key);
    }
  }
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
