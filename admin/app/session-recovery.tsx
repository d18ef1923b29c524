import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { SessionRecoveryContext } from '../hooks/session-recovery';
import type { Identity } from '../providers/auth-provider';
import { authGateway } from './providers';
import { useSessionNotice } from './session-notice';
import { useIdentity } from './use-identity';

/** Few sessions are lost in the middle of a form. */
const SessionDialog = lazy(async () => {
  const { SessionDialog } = await import('./session-dialog');
  return { default: SessionDialog };
});

/**
 * What happens when a session ends by itself: over a form the person signs in again in place and nothing typed is lost;
 * anywhere else a notice leads to the sign-in page.
 */
export function SessionRecovery({ children }: { children: ReactNode }) {
  const person = useLastPerson();
  const queryClient = useQueryClient();
  const notify = useSessionNotice();
  const holders = useRef(0);
  const waiting = useRef<((isRestored: boolean) => void)[]>([]);
  const [isAsking, setAsking] = useState(false);

  const recovery = useMemo(
    () => ({
      restore: () => {
        setAsking(true);
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
    setAsking(false);
    // What could not be read meanwhile; what is on the screen stays as it is.
    if (isRestored) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    for (const resolve of waiting.current.splice(0)) resolve(isRestored);
  }

  const tell = useEffectEvent(() => {
    if (holders.current > 0) setAsking(true);
    else notify();
  });
  useEffect(() => authGateway.onSessionLost(() => tell()), []);

  return (
    <SessionRecoveryContext value={recovery}>
      {children}
      {isAsking && (
        <Suspense fallback={null}>
          <SessionDialog person={person} onEnd={end} />
        </Suspense>
      )}
    </SessionRecoveryContext>
  );
}

/** Who was signed in last; a lost session does not change that. */
function useLastPerson(): Identity | undefined {
  const data = useIdentity();
  const [last, setLast] = useState<Identity>();
  if (data && last === undefined) setLast(data);
  return last ?? data ?? undefined;
}
