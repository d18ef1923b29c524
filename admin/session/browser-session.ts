import { createSessionStorage, type SessionManager } from './session-storage';
import { countOtherHolders, holdLock, SESSION_LOCK } from './tab-locks';

const CHANNEL = 'dernek-oturum-sekmeleri';

let storage: SessionManager | undefined;

/** Returns the page's only session storage. */
export function browserSession(): SessionManager {
  storage ??= createSessionStorage({
    device: window.localStorage,
    tab: window.sessionStorage,
    openChannel: () => new BroadcastChannel(CHANNEL),
    announceSession: () => holdLock(SESSION_LOCK),
    countOthers: () => countOtherHolders(SESSION_LOCK),
    now: () => Date.now(),
  });
  return storage;
}
