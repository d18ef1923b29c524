import { useContext, useEffect } from 'react';
import { SessionRecoveryContext, useSessionRestoring } from '../../lib/session-recovery';
import type { SaveStep } from './save-steps';

/** For a form: gives the step that lets a save go on after its session was lost, and keeps the form open while it is. */
export function useSessionStep(): SaveStep {
  const { hold } = useContext(SessionRecoveryContext);
  const restore = useSessionRestoring();
  useEffect(() => hold(), [hold]);
  return { recover: async (failure, attempt) => ((await restore(failure)) ? attempt : undefined) };
}
