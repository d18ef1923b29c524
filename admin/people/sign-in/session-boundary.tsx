import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../../src/lib/paths/paths';
import { browserSession, type UserChange } from '../../data/session/browser-session';
import { SESSION_KEY } from '../../data/session/stored-session';
import { removeDraftsOf } from '../../drafts/draft-store';
import { getSupabase } from '../../data/supabase-client';
import { PageLoading } from '../../lib/page-loading';

const CHECK_EVERY_MS = 60_000;

/** Empties this tab when the person signs out elsewhere or somebody else signs in; ends an expired session. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const [isEmpty, setEmpty] = useState(false);
  useSessionEnd();

  const emptyTab = useEffectEvent(({ kind, userId }: UserChange) => {
    if (kind === 'signed-out') removeDraftsOf(userId);
    // Synchronous, so that the unsaved-changes question is unmounted before the page navigates.
    flushSync(() => setEmpty(true));
    window.location.replace(paths.login);
  });
  useEffect(() => browserSession().onUserChange((change) => emptyTab(change)), []);

  return isEmpty ? <PageLoading /> : children;
}

/** Records that the session is in use and checks regularly whether it has expired. */
function useSessionEnd(): void {
  useEffect(() => {
    const session = browserSession();
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true, capture: true };
    let wasSignedIn = session.userId() !== undefined;
    const check = async () => {
      // Reading the session ends it if it has expired. An earlier request may have ended it already.
      const isSignedIn = (await session.getItem(SESSION_KEY)) !== null;
      const hasEnded = wasSignedIn && !isSignedIn;
      wasSignedIn = isSignedIn;
      // auth-js then notifies its listeners.
      if (hasEnded) await getSupabase().auth.signOut({ scope: 'local' });
    };
    // A page that is being unloaded cannot show why the session ended. The next page can.
    const checkSoon = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const use = () => {
      wasSignedIn ||= session.userId() !== undefined;
      session.noteUse();
    };

    use();
    window.addEventListener('pointerdown', use, options);
    window.addEventListener('keydown', use, options);
    document.addEventListener('visibilitychange', checkSoon, options);
    // A page restored from the back/forward cache shows what it showed before the sign-out.
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted && session.userId() === undefined) window.location.reload();
      },
      options,
    );
    const timer = setInterval(checkSoon, CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
}
