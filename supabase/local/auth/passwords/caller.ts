import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { apiError } from '../../api/api-error';
import { RECOVERY_TAG } from '../session-records';
import { readTokenClaims } from '../token-claims';

/** Whoever changes the own account. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string | null;
  /** Empty for an account without a password. */
  hash: string;
  /** Whether the session began with a mail's link within the last ten minutes. */
  isRecovering: boolean;
}

/** Finds the account and the session of a verified token. */
export async function findCaller(sql: Sql, request: Request): Promise<Caller | null> {
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

/** Refuses a wrong current password, or none. */
export async function refuseCurrentPassword({ hash }: Caller, current: unknown): Promise<Response | null> {
  if (typeof current !== 'string' || current === '')
    return apiError(400, 'current_password_required', 'Şu anki parolanızı da yazın.');
  return (await bcrypt.compare(current, hash))
    ? null
    : apiError(400, 'current_password_invalid', 'Şu anki parola yanlış.');
}

/** Makes a request that reads the same user's account. */
export function toReading({ url, headers }: Request): Request {
  const copy = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) copy.delete(name);
  return new Request(url, { headers: copy });
}
