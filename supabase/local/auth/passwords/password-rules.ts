import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { setPassword } from '../accounts';
import { apiError } from '../../api/api-error';
import type { ApiMiddleware } from '../../api/api-middleware';
import { writeAuditEntry } from '../security-log/audit-entry';
import { parseClientIp } from '../client-ip';
import { findPasswordFault } from './password-check';
import { readFields } from '../request-fields';
import { type Caller, findCaller, refuseCurrentPassword, toReading } from './caller';

/** Fields that a stolen token could otherwise change. The back office changes none of them. */
const UNCHANGEABLE = ['email', 'phone', 'data'];

/**
 * Handles changes of the user's own account in place of lite, which asks for no current password and ends no session. The rules and
 * codes are GoTrue's. Nothing else can be changed here; the e-mail address has a middleware of its own.
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
      return apiError(
        404,
        'not_supported',
        'Yerel sunucuda yalnızca parola ya da e-posta adresi değiştirilebilir.',
      );
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
  // Invited people have no password yet.
  if (!caller.isRecovering && caller.hash !== '') {
    const refusal = await refuseCurrentPassword(caller, current);
    if (refusal) return refusal;
  }
  return (await bcrypt.compare(password, caller.hash))
    ? apiError(422, 'same_password', 'Yeni parola eskisinden farklı olmalı.')
    : null;
}
