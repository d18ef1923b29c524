import { createContext, useContext } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { isSecondStepMissing, NO_SESSION, statusOf } from './request-failure';

/** Why a request was refused: there is no session any more, or it lacks its second step. */
export type SessionLack = 'session' | 'second-step';

export interface SessionRecovery {
  /** Asks the person for what is missing where they are; gives whether the same person gave it. */
  readonly restore: (lack: SessionLack) => Promise<boolean>;
  /** Says that something is open that must not be left for the sign-in page; gives what takes that back. */
  readonly hold: () => () => void;
}

/** Outside the frame that can ask, a lost session stays lost. */
const NO_RECOVERY: SessionRecovery = {
  restore: () => Promise.resolve(false),
  hold: () => () => undefined,
};

export const SessionRecoveryContext = createContext<SessionRecovery>(NO_RECOVERY);

/**
 * Gives a function for what a request threw: if the session was lost or lacks its second step, the person may sign in again. It
 * resolves to whether another try is worth it.
 */
export function useSessionRestoring(): (failure: unknown) => Promise<boolean> {
  const { restore } = useContext(SessionRecoveryContext);
  return async (failure) => {
    const lack = lackOf(failure);
    return lack !== undefined && restore(lack);
  };
}

function lackOf(failure: unknown): SessionLack | undefined {
  if (isSecondStepMissing(failure)) return 'second-step';
  return isSessionLost(failure) ? 'session' : undefined;
}

/** The tables say it with a status, the storage in words. */
function isSessionLost(failure: unknown): boolean {
  return statusOf(failure) === NO_SESSION || errorMessage(failure) === messages.errors.noSession;
}
