import { createContext, useContext } from 'react';
import { hasCode, isSessionLost, SECOND_STEP } from './request-failure';

/** Why a request was refused: the session has ended, or it lacks its second step. */
export type SessionProblem = 'session' | 'second-step';

export interface SessionRecovery {
  /** Asks the person to sign in over the open screen. Resolves to whether the same person did. */
  readonly restore: (problem: SessionProblem) => Promise<boolean>;
  /** Marks that something open must not be left for the login page. Returns the function that removes the mark. */
  readonly hold: () => () => void;
}

/** Outside the provider a lost session is not recovered. */
const NO_RECOVERY: SessionRecovery = {
  restore: () => Promise.resolve(false),
  hold: () => () => undefined,
};

/** The mutation that signs out. What asks by itself stays quiet meanwhile. */
export const SIGN_OUT_KEY = ['sign-out'];

export const SessionRecoveryContext = createContext<SessionRecovery>(NO_RECOVERY);

/** Returns a function that lets the person sign in again after a lost session, and says whether to retry. */
export function useRestoreSession(): (failure: unknown) => Promise<boolean> {
  const { restore } = useContext(SessionRecoveryContext);
  return async (failure) => {
    if (hasCode(failure, SECOND_STEP)) return restore('second-step');
    return isSessionLost(failure) && restore('session');
  };
}

/** Returns a function that sends a request, and again after the person has signed in over the screen. */
export function useWithSession(): <Answer>(request: () => Promise<Answer>) => Promise<Answer> {
  const restore = useRestoreSession();
  return async (request) => {
    try {
      return await request();
    } catch (error) {
      if (await restore(error)) return request();
      throw error;
    }
  };
}
