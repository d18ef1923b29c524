import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { setPassword } from '../accounts';
import { apiError } from '../../api/api-error';
import type { ApiMiddleware } from '../../api/api-middleware';
import { writeAuditEntry } from '../security-log/audit-entry';
import { parseClientIp } from '../client-ip';
import { findPasswordFault } from './password-check';
import { readFields } from '../request-fields';
import { RECOVERY_TAG } from '../session-records';
import { readTokenClaims } from '../token-claims';

interface Caller {
  userId: string;
  email: string;
  sessionId: string | null;
  hash: string;
  /** Whether the session began with a recovery mail within the last ten minutes. */
  isRecovering: boolean;
}

/** Fields that a stolen token could otherwise change. The back office changes none of them. */
const UNCHANGEABLE = ['email', 'phone', 'data'];

/**
 * Handles changes of the user's own account in place of lite, which asks for no current password and ends no session. The rules and
 * codes are GoTrue's. Only the password can be changed.
 */
export function withPasswordRules(sql: Sql): ApiMiddleware {
  return (next) => async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'PUT' || pathname !== '/auth/v1/user') return next(request, peerAddress);
    // lite verifies the token and its session.
    const account = await next(toReading(request), peerAddress);
    if (!account.ok) return account;
    const fields = await readFields(request);
    if (UNCHANGEABLE.some((name) => fields[name] !== undefined))
      return apiError(404, 'not_supported', 'Yerel sunucuda yalnızca parola değiştirilebilir.');
    const { password, current_password: current } = fields;
    if (password === undefined) return account;
    if (typeof password !== 'string') return apiError(400, 'validation_failed', 'Parola bir metin olmalı.');
    const caller = await findCaller(sql, request);
    if (!caller) return apiError(403, 'session_not_found', 'Oturum sona ermiş.');
    const refusal = await refusePassword(caller, password, current);
    if (refusal) return refusal;
    await setPassword(sql, caller.userId, password, caller.sessionId);
    const action = { userId: caller.userId, logType: 'user', ip: parseClientIp(peerAddress) } as const;
    await writeAuditEntry(sql, { ...action, action: 'user_updated_password' });
    return next(toReading(request), peerAddress);
  };
}

async function refusePassword(caller: Caller, password: string, current: unknown): Promise<Response | null> {
  const fault = await findPasswordFault(password, caller.email);
  if (fault) {
    const details = { weak_password: { reasons: [fault.reason] } };
    return apiError(422, 'weak_password', fault.sentence, {}, details);
  }
  if (!caller.isRecovering) {
    if (typeof current !== 'string' || current === '')
      return apiError(400, 'current_password_required', 'Şu anki parolanızı da yazın.');
    if (!(await bcrypt.compare(current, caller.hash)))
      return apiError(400, 'current_password_invalid', 'Şu anki parola yanlış.');
  }
  return (await bcrypt.compare(password, caller.hash))
    ? apiError(422, 'same_password', 'Yeni parola eskisinden farklı olmalı.')
    : null;
}

/** Finds the account and the session of a verified token. */
async function findCaller(sql: Sql, request: Request): Promise<Caller | null> {
  const { sub, session_id: session } = readTokenClaims(request);
  if (typeof sub !== 'string') return null;
  const sessionId = typeof session === 'string' ? session : null;
  const [row] = await sql<Omit<Caller, 'userId' | 'sessionId'>[]>`
    select email, coalesce(encrypted_password, '') as hash, exists (
      select from auth.sessions where id = ${sessionId} and user_id = users.id and tag = ${RECOVERY_TAG}
        and created_at > now() - interval '10 minutes') as "isRecovering"
    from auth.users where id = ${sub}`;
  return row ? { ...row, userId: sub, sessionId } : null;
}

/** Makes a request that reads the same user's account. */
function toReading({ url, headers }: Request): Request {
  const copy = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) copy.delete(name);
  return new Request(url, { headers: copy });
}
