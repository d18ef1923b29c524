import { useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { currentSession } from '../../data/access';
import { browserSession, type UserChange } from '../../data/session/browser-session';
import { AskingContext } from '../../lib/questions';
import { SessionRecoveryContext, type SessionProblem } from '../../lib/session-recovery-context';
import type { Identity } from '../../data/auth-provider';
import { getSupabase } from '../../data/supabase-client';
import { accessKey, useIdentity } from './current-user';
import { authGateway, secondStepMissing } from '../../data/instances';
import { Button } from 'antd';
import { paths } from '../../../src/lib/paths/paths';
import { identityTexts } from '../../i18n/identity';
import { useNotices } from '../../lib/notices';
import { flushSync } from 'react-dom';
import { SESSION_KEY } from '../../data/session/stored-session';
import { removeDraftsOf } from '../../drafts/draft-store';
import { PageLoading } from '../../lib/loading';

const texts = identityTexts.login;

/** Lazy, because few sessions are lost while a form is open. */
const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog')).SessionDialog }));

/**
 * Handles a session that ends by itself or lacks its second step. Over an open form the person signs in again
 * in a dialog and keeps what they typed. Elsewhere the guard or a notice leads to the login page and back.
 */
export function SessionRecovery({ children }: { children: ReactNode }) {
  const person = useLastPerson();
  const queryClient = useQueryClient();
  const { show } = useNotices();
  const holders = useRef(0);
  const waiting = useRef<((isRestored: boolean) => void)[]>([]);
  const [problem, setProblem] = useState<SessionProblem | null>(null);
  const isAsking = use(AskingContext) || problem !== null;

  const recovery = useMemo(
    () => ({
      restore: (problem: SessionProblem) => {
        setProblem(problem);
        return new Promise<boolean>((resolve) => waiting.current.push(resolve));
      },
      hold: () => {
        holders.current += 1;
        return () => {
          holders.current -= 1;
        };
      },
    }),
    [],
  );

  function end(isRestored: boolean): void {
    setProblem(null);
    // Only failed queries are fetched again, so the screen stays as it is.
    if (isRestored) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    for (const resolve of waiting.current.splice(0)) resolve(isRestored);
  }

  async function askGuard(): Promise<void> {
    // An invalidation alone would accept the result of a first read that began before the session ended.
    await queryClient.cancelQueries({ queryKey: accessKey });
    await queryClient.invalidateQueries({ queryKey: accessKey });
  }

  const tellOfEnd = useEffectEvent(async () => {
    // The failed request may have used an old token that another tab has renewed.
    if (await currentSession(getSupabase()).catch(() => null)) return;
    if (holders.current > 0) setProblem('session');
    else if (['unused', 'old'].includes(browserSession().endReason() ?? '')) await askGuard();
    else
      // The screen stays until the person leaves it.
      show({
        type: 'warning',
        key: 'session-lost',
        duration: 0,
        message: texts.sessionLost,
        description: texts.sessionLostHelp,
        actions: (
          <Button type="primary" onClick={() => window.location.assign(loginAddress())}>
            {texts.again}
          </Button>
        ),
      });
  });
  const tellOfSecondStep = useEffectEvent(() => {
    if (holders.current > 0) setProblem('second-step');
    else void askGuard();
  });
  useEffect(() => {
    const stopListening = authGateway.onSessionLost(() => void tellOfEnd());
    const controller = new AbortController();
    secondStepMissing.addEventListener('missing', () => tellOfSecondStep(), {
      signal: controller.signal,
    });
    return () => {
      stopListening();
      controller.abort();
    };
  }, []);

  return (
    <SessionRecoveryContext value={recovery}>
      <AskingContext value={isAsking}>{children}</AskingContext>
      {problem && (
        <Suspense fallback={null}>
          <SessionDialog key={problem} person={person} problem={problem} onEnd={end} />
        </Suspense>
      )}
    </SessionRecoveryContext>
  );
}

/** The person who was signed in last. Losing the session does not change it. */
function useLastPerson(): Identity | undefined {
  const data = useIdentity();
  const [last, setLast] = useState<Identity>();
  if (data && last === undefined) setLast(data);
  return last ?? data ?? undefined;
}

function loginAddress(): string {
  const { pathname, search } = window.location;
  return `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`;
}

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
