import type { SessionEnd, SessionTimes } from './session-lifetime';
import { readSession, SESSION_KEY, SessionPlace, type Place, type StoredSession } from './stored-session';
import { toTabMessage, type TabMessage } from './tab-messages';

/** A tab that does not answer by then is taken for asleep. */
const ANSWER_LIMIT_MS = 300;
/** auth-js renews a token this long before it expires. */
const RENEWAL_MARGIN_MS = 90_000;
/** Between two notes of use. */
const USE_NOTE_MS = 60_000;

/** What the session needs of the browser. */
export interface SessionSurroundings {
  /** Shared by all tabs; outlives the browser. */
  readonly device: Place;
  /** This tab's alone; ends with it. */
  readonly tab: Place;
  readonly openChannel: () => BroadcastChannel;
  /** Says to the other tabs that this one has a session of its own; gives what takes that back. */
  readonly holdPlace: () => () => void;
  /** How many other tabs say so; null where a browser cannot tell. */
  readonly countOthers: () => Promise<number | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What makes a tab empty itself: the person signed out in another tab, or somebody else signed in there. */
export interface Departure {
  readonly kind: 'signed-out' | 'other-person';
  readonly userId: string;
}

/** Where auth-js keeps the session (its storage adapter), and what else there is to know about it. */
export interface SessionStorage {
  readonly getItem: (key: string) => Promise<string | null>;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
  /** Whether the next sign-in is kept on the device; otherwise it ends with the browser. */
  readonly keepNext: (isKept: boolean) => void;
  /** Whether the session, or the one before it, is kept on the device. */
  readonly isKept: () => boolean;
  /** Whose session is stored; undefined without one. */
  readonly userId: () => string | undefined;
  /** Counts as use of the session. */
  readonly noteUse: () => void;
  /** Why the last session ended by itself, if it did. */
  readonly endReason: () => SessionEnd | undefined;
  /** Takes the session out of every tab; only the sign-out that follows in this one still reads it. */
  readonly announceSignOut: () => void;
  /** Gives what stops listening. */
  readonly onDeparture: (listener: (departure: Departure) => void) => () => void;
}

/**
 * A session stands either on the device, where all tabs share it, or in each tab by itself. In the second case it is handed from
 * tab to tab over a channel: a new tab asks, each renewal is told, and before a token is renewed the other tabs are asked for a
 * newer one, because a server takes a token used twice for a stolen one and ends the session of every tab.
 */
export function createSessionStorage(surroundings: SessionSurroundings): SessionStorage {
  const { now, countOthers } = surroundings;
  const device = new SessionPlace(surroundings.device);
  const tab = new SessionPlace(surroundings.tab);
  const listeners = new Set<(departure: Departure) => void>();
  const askers = new Set<() => void>();
  let open: BroadcastChannel | undefined;
  let arrival: Promise<void> | undefined;
  let leavePlace: (() => void) | undefined;
  let isKept = device.read() !== undefined;
  let isNextKept: boolean | undefined;
  /** The session of a person who is signing out: out of every place, until the server has been told. */
  let leaving: string | undefined;
  let lastUserId: string | undefined;
  let ended: SessionEnd | undefined;

  function channel(): BroadcastChannel {
    if (open) return open;
    open = surroundings.openChannel();
    open.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = toTabMessage(data);
      if (message) hear(message);
    });
    return open;
  }
  const tell = (message: TabMessage) => channel().postMessage(message);

  /** The place the session stands in, and the session. */
  function current(): { place: SessionPlace; session: StoredSession } | undefined {
    const own = tab.read();
    const session = own ?? device.read();
    if (!session) return undefined;
    lastUserId = session.userId;
    isKept = !own;
    return { place: own ? tab : device, session };
  }

  function writeTab(text: string, times: SessionTimes): void {
    tab.write(text, times);
    leavePlace ??= surroundings.holdPlace();
  }

  function clear(): void {
    device.clear();
    clearTab();
  }

  function clearTab(): void {
    tab.clear();
    leavePlace?.();
    leavePlace = undefined;
  }

  /** Settles when a newer session has come, when all have answered, or when nobody does. */
  async function askOthers(): Promise<void> {
    const before = tab.read()?.text;
    // A browser that cannot count may have one more.
    const others = (await countOthers()) ?? 1;
    if (others === 0) return;
    let answers = 0;
    await new Promise<void>((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        askers.delete(hearAnswer);
        resolve();
      };
      const hearAnswer = () => {
        answers += 1;
        if (answers >= others || tab.read()?.text !== before) settle();
      };
      const timer = setTimeout(settle, ANSWER_LIMIT_MS);
      askers.add(hearAnswer);
      tell({ kind: 'ask' });
    });
  }

  /** What happens once, at the first reading. */
  async function arrive(): Promise<void> {
    channel();
    const found = current();
    if (!found) await askOthers();
    else if (found.place === tab) leavePlace ??= surroundings.holdPlace();
  }

  async function read(): Promise<string | null> {
    arrival ??= arrive();
    await arrival;
    if (leaving !== undefined) return leaving;
    let found = current();
    if (!found) return null;
    const mayBeOutdated =
      found.place.endOf(now()) !== undefined || found.session.expiresAt * 1000 - now() < RENEWAL_MARGIN_MS;
    if (found.place === tab && mayBeOutdated) {
      await askOthers();
      found = current();
    }
    const end = found?.place.endOf(now());
    if (end === undefined) return found?.session.text ?? null;
    ended = end;
    forget();
    return null;
  }

  function write(text: string): void {
    const session = readSession(text);
    if (!session) return;
    if (leaving !== undefined) {
      leaving = text;
      return;
    }
    const before = current();
    const isSame = before?.session.sessionId === session.sessionId;
    const known = isSame ? before.place.readTimes() : undefined;
    const times = known ?? { sessionId: session.sessionId, signedInAt: now(), usedAt: now() };
    const { userId } = session;
    [ended, lastUserId] = [undefined, userId];
    isKept = isSame ? before.place === device : (isNextKept ?? isKept);
    isNextKept = undefined;
    if (isKept) {
      clearTab();
      device.write(text, times);
      if (!isSame) tell({ kind: 'kept' });
      return;
    }
    device.clear();
    writeTab(text, times);
    tell({ kind: 'session', text, times });
  }

  function forget(): void {
    const found = current();
    leaving = undefined;
    clear();
    if (!found || found.place === device) return;
    const { sessionId, expiresAt } = found.session;
    tell({ kind: 'ended', sessionId, expiresAt });
  }

  function hear(message: TabMessage): void {
    const known = lastUserId;
    const found = current();
    const own = found?.place === tab ? found.session : undefined;
    const times = tab.readTimes();
    switch (message.kind) {
      case 'ask':
        if (own && times) tell({ kind: 'session', text: own.text, times });
        break;
      case 'session':
        if (found?.place !== device) adopt(message.text, message.times, own, times);
        askers.forEach((hearAnswer) => hearAnswer());
        break;
      case 'kept':
        clearTab();
        current();
        break;
      case 'ended':
        if (own?.sessionId === message.sessionId && own.expiresAt <= message.expiresAt) clearTab();
        break;
      case 'used':
        if (times?.sessionId === message.sessionId && times.usedAt < message.usedAt)
          tab.writeTimes({ ...times, usedAt: message.usedAt });
        break;
      case 'signed-out':
        clear();
        depart({ kind: 'signed-out', userId: message.userId });
        return;
    }
    if (known !== undefined && lastUserId !== undefined && known !== lastUserId)
      depart({ kind: 'other-person', userId: known });
  }

  /** Takes over what another tab told, unless this tab's own is newer. */
  function adopt(text: string, told: SessionTimes, own?: StoredSession, times?: SessionTimes): void {
    const session = readSession(text);
    if (!session) return;
    const isSame = own?.sessionId === session.sessionId;
    const isNewer = isSame
      ? session.expiresAt >= own.expiresAt
      : !own || !times || told.signedInAt > times.signedInAt;
    if (!isNewer) return;
    const usedAt = isSame ? Math.max(told.usedAt, times?.usedAt ?? 0) : told.usedAt;
    writeTab(text, { ...told, usedAt });
    current();
  }

  function depart(departure: Departure): void {
    listeners.forEach((listener) => listener(departure));
  }

  return {
    // What is no session is the secret half of a recovery: its mail may be opened in another tab.
    getItem: (key) => (key === SESSION_KEY ? read() : Promise.resolve(surroundings.device.getItem(key))),
    setItem: (key, value) => (key === SESSION_KEY ? write(value) : surroundings.device.setItem(key, value)),
    removeItem: (key) => (key === SESSION_KEY ? forget() : surroundings.device.removeItem(key)),
    keepNext: (isNext) => {
      isNextKept = isNext;
    },
    isKept: () => isKept,
    userId: () => current()?.session.userId,
    noteUse: () => {
      const found = current();
      const times = found?.place.readTimes();
      if (!found || !times || found.place.endOf(now()) || now() - times.usedAt < USE_NOTE_MS) return;
      found.place.writeTimes({ ...times, usedAt: now() });
      if (found.place === tab) tell({ kind: 'used', sessionId: times.sessionId, usedAt: now() });
    },
    endReason: () => ended,
    announceSignOut: () => {
      const session = current()?.session;
      if (!session) return;
      clear();
      leaving = session.text;
      tell({ kind: 'signed-out', userId: session.userId });
    },
    onDeparture: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
