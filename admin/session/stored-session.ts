import { endOf, toSessionTimes, type SessionEnd, type SessionTimes } from './lifetime';
import { tokenClaims } from './token-claims';

/** Where auth-js keeps the session. */
export const SESSION_KEY = 'dernek-oturum';
/** Where its times stand, beside it. */
const TIMES_KEY = 'dernek-oturum-suresi';

/** The part of the browser's storages that this module needs. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A session as it is stored. */
export interface StoredSession {
  /** As auth-js wrote it. */
  readonly text: string;
  readonly userId: string;
  /** The claim `session_id` of its access token. */
  readonly sessionId: string;
  /** When its access token expires, in seconds since 1970. */
  readonly expiresAt: number;
}

/** Takes what auth-js wrote; gives what matters here, undefined for anything else. */
export function readSession(text: string): StoredSession | undefined {
  try {
    const session: unknown = JSON.parse(text);
    const token = textAt(session, 'access_token');
    if (token === '') return undefined;
    const { session_id: sessionId } = tokenClaims(token);
    const expiresAt = Number(field(session, 'expires_at')) || 0;
    const userId = textAt(field(session, 'user'), 'id');
    return { text, userId, sessionId: typeof sessionId === 'string' ? sessionId : '', expiresAt };
  } catch {
    return undefined;
  }
}

/** One of the two places a session may stand in: the device's, or this tab's. */
export class SessionPlace {
  constructor(private readonly place: Place) {}

  read(): StoredSession | undefined {
    const text = this.place.getItem(SESSION_KEY);
    return text === null ? undefined : readSession(text);
  }

  readTimes(): SessionTimes | undefined {
    try {
      return toSessionTimes(JSON.parse(this.place.getItem(TIMES_KEY) ?? 'null'));
    } catch {
      return undefined;
    }
  }

  endOf(now: number): SessionEnd | undefined {
    return endOf(this.readTimes(), now);
  }

  write(text: string, times: SessionTimes): void {
    this.writeTimes(times);
    this.place.setItem(SESSION_KEY, text);
  }

  writeTimes(times: SessionTimes): void {
    this.place.setItem(TIMES_KEY, JSON.stringify(times));
  }

  clear(): void {
    this.place.removeItem(SESSION_KEY);
    this.place.removeItem(TIMES_KEY);
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}
