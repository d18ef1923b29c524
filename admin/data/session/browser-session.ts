import {
  readSession,
  SESSION_KEY,
  SessionSlot,
  type SessionEnd,
  type StoredSession,
  type WebStorage,
} from './stored-session';
import { webStorage } from '../../lib/browser/web-storage';
import { countOtherHolders, holdLock, SESSION_LOCK } from './tab-locks';
import { TabSession, type TabEnvironment, type TabMessage } from './tab-session';

/** auth-js renews a token this long before it expires. */
const RENEWAL_MARGIN_MS = 90_000;
const USE_NOTE_MS = 60_000;

export interface SessionEnvironment extends TabEnvironment {
  /** Shared by all tabs and persistent. */
  readonly device: WebStorage;
  readonly now: () => number;
}

/** The reason for emptying a tab: the person signed out in another tab, or somebody else signed in there. */
export interface UserChange {
  readonly kind: 'signed-out' | 'other-person';
  readonly userId: string;
}

/**
 * The storage adapter of auth-js, with the facts about the session.
 * A session is stored either on the device, shared by all tabs, or in each tab separately. In the second case
 * a tab asks the others for a newer token before it renews one: the server treats a refresh token that is
 * used twice as stolen and ends the session in every tab.
 */
export function createSessionStorage(environment: SessionEnvironment) {
  const { now } = environment;
  const device = new SessionSlot(environment.device);
  const tab = new TabSession(environment, () => !device.read(), handleMessage);
  const listeners = new Set<(change: UserChange) => void>();
  let started: Promise<void> | undefined;
  let isRemembered = device.read() !== undefined;
  let isNextRemembered: boolean | undefined;
  /** Removed from storage by a sign-out, and held until the server has been told. */
  let leaving: string | undefined;
  let lastUserId: string | undefined;
  let ended: SessionEnd | undefined;

  function current(): { slot: SessionSlot; session: StoredSession } | undefined {
    const own = tab.slot.read();
    const session = own ?? device.read();
    if (!session) return undefined;
    lastUserId = session.userId;
    isRemembered = !own;
    return { slot: own ? tab.slot : device, session };
  }

  async function start(): Promise<void> {
    tab.join();
    if (!current()) await tab.askOthers();
  }

  async function read(): Promise<string | null> {
    started ??= start();
    await started;
    if (leaving !== undefined) return leaving;
    let found = current();
    if (!found) return null;
    const mayBeOutdated =
      found.slot.endOf(now()) !== undefined || found.session.expiresAt * 1000 - now() < RENEWAL_MARGIN_MS;
    if (found.slot === tab.slot && mayBeOutdated) {
      await tab.askOthers();
      found = current();
    }
    const end = found?.slot.endOf(now());
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
    const known = isSame ? before.slot.readTimes() : undefined;
    const times = known ?? { sessionId: session.sessionId, signedInAt: now(), usedAt: now() };
    isRemembered = isSame ? before.slot === device : (isNextRemembered ?? isRemembered);
    [isNextRemembered, ended, lastUserId] = [undefined, undefined, session.userId];
    if (isRemembered) {
      tab.clear();
      device.write(text, times);
      if (!isSame) tab.broadcast({ kind: 'remembered' });
      return;
    }
    device.clear();
    tab.write(text, times);
    tab.broadcast({ kind: 'session', text, times });
  }

  function forget(): void {
    const found = current();
    // Nobody is signing out, so auth-js removes a session that the server has refused.
    if (found && leaving === undefined) ended ??= 'closed';
    leaving = undefined;
    clear();
    if (!found || found.slot === device) return;
    const { sessionId, expiresAt } = found.session;
    tab.broadcast({ kind: 'ended', sessionId, expiresAt });
  }

  function clear(): void {
    device.clear();
    tab.clear();
  }

  function handleMessage(message: TabMessage): void {
    const known = lastUserId;
    current();
    if (message.kind === 'signed-out') announce({ kind: 'signed-out', userId: message.userId });
    else if (known !== undefined && known !== lastUserId) announce({ kind: 'other-person', userId: known });
  }

  function announce(change: UserChange): void {
    listeners.forEach((listener) => listener(change));
  }

  return {
    // Any other key is the code verifier of a recovery, whose mail may be opened in another tab.
    getItem: (key: string): Promise<string | null> =>
      key === SESSION_KEY ? read() : Promise.resolve(environment.device.getItem(key)),
    setItem: (key: string, value: string): void =>
      key === SESSION_KEY ? write(value) : environment.device.setItem(key, value),
    removeItem: (key: string): void => (key === SESSION_KEY ? forget() : environment.device.removeItem(key)),
    /** Whether the next sign-in is remembered on the device. Otherwise it ends with the browser. */
    rememberNext: (isNext: boolean): void => {
      isNextRemembered = isNext;
    },
    /** Whether the current or the last session is remembered on the device. */
    isRemembered: () => isRemembered,
    /** The user of the stored session; undefined without one. */
    userId: () => current()?.session.userId,
    noteUse: (): void => {
      const found = current();
      const times = found?.slot.readTimes();
      if (!found || !times || found.slot.endOf(now()) || now() - times.usedAt < USE_NOTE_MS) return;
      found.slot.writeTimes({ ...times, usedAt: now() });
      if (found.slot !== device) tab.broadcast({ kind: 'used', sessionId: times.sessionId, usedAt: now() });
    },
    /** Why the last session ended by itself, if it did. */
    endReason: () => ended,
    /** Removes the session from every tab. Only the sign-out that follows in this tab can still read it. */
    announceSignOut: (): void => {
      const session = current()?.session;
      if (!session) return;
      clear();
      leaving = session.text;
      tab.broadcast({ kind: 'signed-out', userId: session.userId });
    },
    onUserChange: (listener: (change: UserChange) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Its number changes with the messages, so that tabs of two versions do not misread each other. */
const CHANNEL = 'dernek-oturum-sekmeleri-2';

let storage: ReturnType<typeof createSessionStorage> | undefined;

export function browserSession() {
  storage ??= createSessionStorage({
    device: webStorage('localStorage'),
    tab: webStorage('sessionStorage'),
    openChannel: () => new BroadcastChannel(CHANNEL),
    announceSession: () => holdLock(SESSION_LOCK),
    countOthers: () => countOtherHolders(SESSION_LOCK),
    now: () => Date.now(),
  });
  return storage;
}
