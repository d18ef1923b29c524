import { createSessionStorage, type SessionKeeper } from './session-storage';
import { countOtherHolders, holdLock, SESSION_LOCK } from './tab-locks';

const CHANNEL = 'dernek-oturum-sekmeleri';

let storage: SessionKeeper | undefined;

/** Returns the page's only session storage. */
export function browserSession(): SessionKeeper {
  storage ??= createSessionStorage({
    device: window.localStorage,
    tab: window.sessionStorage,
    openChannel: () => new BroadcastChannel(CHANNEL),
    holdPlace: () => holdLock(SESSION_LOCK),
    countOthers: () => countOtherHolders(SESSION_LOCK),
    now: () => Date.now(),
  });
  return storage;
}
