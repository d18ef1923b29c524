import { endOf, toSessionTimes, type SessionEnd, type SessionTimes } from './lifetime';
import { tokenClaims } from './token-claims';

/** The storage key of auth-js's session. */
export const SESSION_KEY = 'dernek-oturum';
/** The storage key of the session's times. */
const TIMES_KEY = 'dernek-oturum-suresi';

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
