import type { Session } from '@supabase/supabase-js';

/** The storage key of auth-js's session. */
export const SESSION_KEY = 'dernek-oturum';
const TIMES_KEY = 'dernek-oturum-suresi';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that is unused for this long has ended. The server's `inactivity_timeout` says the same where a plan has one. */
const MAX_UNUSED_MS = 7 * DAY_MS;
/** A session of this age has ended, however much it is used. The server's `timebox` and `is_admin()` say the same. */
const MAX_AGE_MS = 30 * DAY_MS;

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
export function readSession(text: string | null): StoredSession | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Session;
    const { access_token: token, refresh_token: refreshToken, expires_at: expiresAt = 0, user } = stored;
    const { session_id: sessionId = '' } = tokenClaims(token);
    return { text: text ?? '', userId: user.id, sessionId, refreshToken, expiresAt };
  } catch {
    return undefined;
  }
}

/** The claims that the back office reads. They only choose screens; the server verifies the signature. */
interface TokenClaims {
  readonly aal?: string;
  readonly session_id?: string;
}

/** Returns the claims of an access token; none for anything else. */
export function tokenClaims(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as TokenClaims;
  } catch {
    return {};
  }
}

/** The session in one of the two storages: the device's or this tab's. */
export class SessionSlot {
  constructor(private readonly storage: WebStorage) {}

  read(): StoredSession | undefined {
    return readSession(this.storage.getItem(SESSION_KEY));
  }

  readTimes(): SessionTimes | undefined {
    try {
      return JSON.parse(this.storage.getItem(TIMES_KEY) ?? '') as SessionTimes;
    } catch {
      return undefined;
    }
  }

  /** Returns why the session has ended at `now`; undefined while it is valid. A session without times counts as unused. */
  endOf(now: number): SessionEnd | undefined {
    const times = this.readTimes();
    if (!times || now - times.usedAt > MAX_UNUSED_MS) return 'unused';
    return now - times.signedInAt > MAX_AGE_MS ? 'old' : undefined;
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
