const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A session that is unused for this long has ended. The server's `inactivity_timeout` says the same where a
 * plan has one.
 */
const MAX_UNUSED_MS = 7 * DAY_MS;
/**
 * A session of this age has ended, however much it is used. The server's `timebox` and `is_admin()` say the
 * same.
 */
const MAX_AGE_MS = 30 * DAY_MS;

/** Stored beside a session. Times are in milliseconds since 1970. */
export interface SessionTimes {
  /** The claim `session_id` of its tokens. */
  readonly sessionId: string;
  readonly signedInAt: number;
  readonly usedAt: number;
}

/** Why a session has ended by itself. `closed`: the server refused it, and does not say why. */
export type SessionEnd = 'unused' | 'old' | 'closed';

/**
 * Returns why a session has ended at `now`; undefined while it is valid. A session without times counts as
 * unused.
 */
export function endOf(times: SessionTimes | undefined, now: number): SessionEnd | undefined {
  if (!times || now - times.usedAt > MAX_UNUSED_MS) return 'unused';
  return now - times.signedInAt > MAX_AGE_MS ? 'old' : undefined;
}

/** Validates times that another tab or an earlier visit wrote; undefined for anything else. */
export function toSessionTimes(stored: unknown): SessionTimes | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('sessionId' in stored) || !('signedInAt' in stored) || !('usedAt' in stored)) return undefined;
  const { sessionId, signedInAt, usedAt } = stored;
  return typeof sessionId === 'string' && typeof signedInAt === 'number' && typeof usedAt === 'number'
    ? { sessionId, signedInAt, usedAt }
    : undefined;
}
