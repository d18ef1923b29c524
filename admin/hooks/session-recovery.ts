import { createContext, useContext, useEffect } from 'react';
import { errorMessage } from '../../src/shared/error-message';
import { messages } from '../../src/shared/messages';
import { NO_SESSION, statusOf } from './save-failure';
import type { SaveStep } from './save-steps';

export interface SessionRecovery {
  /** Asks the person to sign in again where they are; gives whether the same person did. */
  readonly restore: () => Promise<boolean>;
  /** Says that something is open that must not be left for the sign-in page; gives what takes that back. */
  readonly hold: () => () => void;
}

/** Outside the frame that can ask, a lost session stays lost. */
const NO_RECOVERY: SessionRecovery = {
  restore: () => Promise.resolve(false),
  hold: () => () => undefined,
};

export const SessionRecoveryContext = createContext<SessionRecovery>(NO_RECOVERY);

/** Gives what takes a failure and, if it was a lost session, lets the person sign in again; gives whether another try is worth it. */
export function useSessionRestoring(): (failure: unknown) => Promise<boolean> {
  const { restore } = useContext(SessionRecoveryContext);
  return async (failure) => isSessionLost(failure) && restore();
}

/** The tables say it with a status, the storage in words. */
function isSessionLost(failure: unknown): boolean {
  return statusOf(failure) === NO_SESSION || errorMessage(failure) === messages.errors.noSession;
}

/** For a form: gives the step that lets a save go on after its session was lost, and keeps the form open while it is. */
export function useSessionStep(): SaveStep {
  const { hold } = useContext(SessionRecoveryContext);
  const restore = useSessionRestoring();
  useEffect(() => hold(), [hold]);
  return { recover: async (failure, attempt) => ((await restore(failure)) ? attempt : undefined) };
}
