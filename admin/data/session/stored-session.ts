import { tokenClaims } from './token-claims';

/** The storage key of auth-js's session. */
export const SESSION_KEY = 'dernek-oturum';
/** The storage key of the session's times. */
const TIMES_KEY = 'dernek-oturum-suresi';
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

/** The part of the Web Storage API that is used here. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A stored session. */
export interface StoredSession {
  /** As auth-js wrote it. */
  readonly text: string;
  readonly userId: string;
  /** The claim `session_id` of its access token. */
  readonly sessionId: string;
  readonly refreshToken: string;
  /** When its access token expires, in seconds since 1970. */
  readonly expiresAt: number;
}

/** Parses what auth-js stored; undefined for anything else. */
export function readSession(text: string): StoredSession | undefined {
  try {
    const session: unknown = JSON.parse(text);
    const token = textAt(session, 'access_token');
    if (token === '') return undefined;
    const { session_id: sessionId } = tokenClaims(token);
    const expiresAt = Number(field(session, 'expires_at')) || 0;
    return {
      text,
      userId: textAt(field(session, 'user'), 'id'),
      sessionId: typeof sessionId === 'string' ? sessionId : '',
      refreshToken: textAt(session, 'refresh_token'),
      expiresAt,
    };
  } catch {
    return undefined;
  }
}

/** The session in one of the two storages: the device's or this tab's. */
export class SessionSlot {
  constructor(private readonly storage: WebStorage) {}

  read(): StoredSession | undefined {
    const text = this.storage.getItem(SESSION_KEY);
    return text === null ? undefined : readSession(text);
  }

  readTimes(): SessionTimes | undefined {
    try {
      return toSessionTimes(JSON.parse(this.storage.getItem(TIMES_KEY) ?? 'null'));
    } catch {
      return undefined;
    }
  }

  endOf(now: number): SessionEnd | undefined {
    return endOf(this.readTimes(), now);
  }

  write(text: string, times: SessionTimes): void {
    this.writeTimes(times);
    this.storage.setItem(SESSION_KEY, text);
  }

  writeTimes(times: SessionTimes): void {
    this.storage.setItem(TIMES_KEY, JSON.stringify(times));
  }

  clear(): void {
    this.storage.removeItem(SESSION_KEY);
    this.storage.removeItem(TIMES_KEY);
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}

/**
 * Returns why a session has ended at `now`; undefined while it is valid. A session without times counts as
 * unused.
 */
function endOf(times: SessionTimes | undefined, now: number): SessionEnd | undefined {
  if (!times || now - times.usedAt > MAX_UNUSED_MS) return 'unused';
  return now - times.signedInAt > MAX_AGE_MS ? 'old' : undefined;
}

/** Validates times that an earlier visit wrote; undefined for anything else. */
function toSessionTimes(stored: unknown): SessionTimes | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('sessionId' in stored) || !('signedInAt' in stored) || !('usedAt' in stored)) return undefined;
  const { sessionId, signedInAt, usedAt } = stored;
  return typeof sessionId === 'string' && typeof signedInAt === 'number' && typeof usedAt === 'number'
    ? { sessionId, signedInAt, usedAt }
    : undefined;
}
