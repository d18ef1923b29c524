import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { apiError, type ApiMiddleware, at } from '../api/api-fetch';
import { parseClientIp } from '../api/client-address';
import { readFields } from '../api/request-body';
import { setPassword, writeAuditEntry } from './accounts';
import { type EmailChangeOptions, sendChangeLink } from './email-change';
import { findPasswordFault } from './passwords/password-check';
import { RECOVERY_TAG } from './session-records';
import { readTokenClaims } from './token-claims';

interface Caller {
  userId: string;
  email: string;
  sessionId: string | null;
  /** Empty for an account without a password. */
  hash: string;
  /** Whether the session began with a mail's link within the last ten minutes. */
  isRecovering: boolean;
}

/**
 * Handles changes of the user's own account in place of lite, which asks for no current password and ends no session. The rules and
 * codes are GoTrue's. Password and e-mail address can be changed, one at a time, and nothing else that a stolen token could change.
 */
export function withOwnAccount(options: EmailChangeOptions): ApiMiddleware {
  const { sql } = options;
  return at('PUT /auth/v1/user', (next) => async (request, peerAddress) => {
    // lite verifies the token and its session.
    const account = await next(toReading(request), peerAddress);
    if (!account.ok) return account;
    const { email, password, phone, data, current_password: current } = await readFields(request);
    const isBoth = email !== undefined && password !== undefined;
    if (isBoth || phone !== undefined || data !== undefined) {
      const sentence = 'Yerel sunucuda yalnızca parola ya da e-posta adresi değiştirilebilir.';
      return apiError(404, 'not_supported', sentence);
    }
    if (email === undefined && password === undefined) return account;
    if (email === undefined && typeof password !== 'string')
      return apiError(400, 'validation_failed', 'Parola bir metin olmalı.');
    const caller = await findCaller(sql, request);
    if (!caller) return apiError(403, 'session_not_found', 'Oturum sona ermiş.');
    const refusal =
      typeof password === 'string'
        ? await changePassword(sql, caller, { password, current, ip: parseClientIp(peerAddress) })
        : ((await refuseCurrentPassword(caller, current)) ?? (await sendChangeLink(options, caller, email)));
    return refusal ?? next(toReading(request), peerAddress);
  });
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

async function changePassword(
  sql: Sql,
  caller: Caller,
  { password, current, ip }: { password: string; current: unknown; ip: string | null },
): Promise<Response | null> {
  const { userId, email, hash, isRecovering, sessionId } = caller;
  const fault = await findPasswordFault(password, email);
  if (fault) {
    const details = { weak_password: { reasons: [fault.reason] } };
    return apiError(422, 'weak_password', fault.sentence, {}, details);
  }
  // Invited people have no password yet.
  const refusal = isRecovering || hash === '' ? null : await refuseCurrentPassword(caller, current);
  if (refusal) return refusal;
  if (await bcrypt.compare(password, hash))
    return apiError(422, 'same_password', 'Yeni parola eskisinden farklı olmalı.');
  await setPassword(sql, userId, password, sessionId);
  await writeAuditEntry(sql, { userId, logType: 'user', ip, action: 'user_updated_password' });
  return null;
}

/** Refuses a wrong current password, or none. */
async function refuseCurrentPassword({ hash }: Caller, current: unknown): Promise<Response | null> {
  if (typeof current !== 'string' || current === '')
    return apiError(400, 'current_password_required', 'Şu anki parolanızı da yazın.');
  return (await bcrypt.compare(current, hash))
    ? null
    : apiError(400, 'current_password_invalid', 'Şu anki parola yanlış.');
}

/** Makes a request that reads the same user's account. */
function toReading({ url, headers }: Request): Request {
  const copy = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) copy.delete(name);
  return new Request(url, { headers: copy });
}
