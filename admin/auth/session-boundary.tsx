import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../src/lib/paths/paths';
import { browserSession } from '../session/browser-session';
import type { Departure } from '../session/session-storage';
import { SESSION_KEY } from '../session/stored-session';
import { forgetDraftsOf } from '../drafts/draft-store';
import { getSupabase } from '../providers/supabase-client';
import { Waiting } from '../lib/waiting';

const CHECK_EVERY_MS = 60_000;

/** Empties this tab when the person signs out in another one or somebody else signs in there, and ends a session that is over. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const [isEmpty, setEmpty] = useState(false);
  useSessionEnd();

  const depart = useEffectEvent(({ kind, userId }: Departure) => {
    if (kind === 'signed-out') forgetDraftsOf(userId);
    // In this instant: what is on the screen goes, and with it whatever would ask before leaving.
    flushSync(() => setEmpty(true));
    window.location.replace(paths.login);
  });
  useEffect(() => browserSession().onDeparture((departure) => depart(departure)), []);

  return isEmpty ? <Waiting /> : children;
}

/** Notes that the session is used, and looks again and again whether it has ended meanwhile. */
function useSessionEnd(): void {
  useEffect(() => {
    const session = browserSession();
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true, capture: true };
    let wasSignedIn = session.userId() !== undefined;
    const check = async () => {
      // Reading it ends a session that is over. A request of the page may have done so before, without a word.
      const isSignedIn = (await session.getItem(SESSION_KEY)) !== null;
      const hasEnded = wasSignedIn && !isSignedIn;
      wasSignedIn = isSignedIn;
      // auth-js tells everyone who listens.
      if (hasEnded) await getSupabase().auth.signOut({ scope: 'local' });
    };
    // A page that is being left cannot say why the session ended; the next one can.
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
    // A page out of the browser's memory shows what stood there before somebody signed out.
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
