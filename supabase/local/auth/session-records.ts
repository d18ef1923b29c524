import type { Sql } from 'postgres';
import type { ApiMiddleware } from '../api/api-fetch';
import { parseClientIp } from '../api/client-address';
import { readFields } from '../api/request-body';

const MAX_USER_AGENT = 300;
/** Marks a session that began with a recovery or an invitation. For ten minutes it may set a password without the old one. */
export const RECOVERY_TAG = 'recovery';
const OPENING_LINKS: readonly unknown[] = ['recovery', 'invite'];

/** Records the device and address of sessions and sign-ins. GoTrue fills these columns; lite leaves them empty. */
export function withSessionRecords(sql: Sql): ApiMiddleware {
  return (next) => async (request, peerAddress) => {
    const url = new URL(request.url);
    const isVerification = url.pathname === '/auth/v1/verify';
    const isRecovery = isVerification && OPENING_LINKS.includes((await readFields(request)).type);
    const response = await next(request, peerAddress);
    // lite names the session in these headers, as GoTrue does.
    const sessionId = response.headers.get('sb-auth-session-id');
    if (!response.ok || sessionId === null) return response;
    const ip = parseClientIp(peerAddress);
    const userAgent = request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null;
    await sql`
      update auth.sessions set user_agent = ${userAgent}, ip = ${ip}::inet, tag = coalesce(${isRecovery ? RECOVERY_TAG : null}, tag)
      where id = ${sessionId}`;
    const isNew = isVerification || url.searchParams.get('grant_type') !== 'refresh_token';
    if (isNew && ip !== null) await completeSignIn(sql, sessionId, ip);
    return response;
  };
}

/** Adds the address to lite's entry of the sign-in that began the session. The entry's payload is JSON inside a JSON string. */
async function completeSignIn(sql: Sql, sessionId: string, ip: string): Promise<void> {
  await sql`
    update auth.audit_log_entries set ip_address = ${ip} where id = (
      select entry.id from auth.sessions session
      join auth.audit_log_entries entry on entry.created_at >= session.created_at and coalesce(entry.ip_address, '') = '',
      lateral (select (entry.payload #>> '{}')::json) as written (payload)
      where session.id = ${sessionId} and written.payload->>'action' = 'login'
        and written.payload->>'actor_id' = session.user_id::text
      order by entry.created_at limit 1)`;
}
