import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../../src/lib/messages';
import { identityTexts } from '../../i18n/identity';
import { authGateway } from '../../providers/instances';
import { browserSession } from '../../session/browser-session';
import { useStartSession } from '../current-user';
import { readProviderReturn, type ProviderReturn } from './provider-return';

/**
 * Returns what the address of this screen said when it was opened, and takes it out of the address. `unknown` is the
 * sentence for an unknown reason of a refusal.
 */
export function useReturnedAddress(unknown?: string): ProviderReturn {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => readProviderReturn(search, hash, unknown));
  const clean = useEffectEvent(() => {
    if (returned.cleanSearch === undefined) return;
    // The answer may stand far below, where `bringIntoView` has led.
    void navigate({ pathname, search: returned.cleanSearch }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => clean(), []);
  return returned;
}

/** A ref for what a person who comes back must see first. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

interface ProviderSignInState {
  readonly isRedeeming: boolean;
  /** What went wrong there or here. */
  readonly failure: unknown;
}

/** Redeems the code of a provider's answer, after which the guard navigates on. */
export function useProviderReturn(): ProviderSignInState {
  const startFresh = useStartSession();
  const { code, isRemembered, failure } = useReturnedAddress(identityTexts.login.unknownReason);
  const [state, setState] = useState<ProviderSignInState>({
    isRedeeming: code !== undefined,
    failure: failure && `${messages.errors.loginFailed}: ${failure.message}`,
  });
  // A code works once, and React runs effects twice in development.
  const isSent = useRef(false);
  const redeem = useEffectEvent(() => {
    if (code === undefined || isSent.current) return;
    isSent.current = true;
    browserSession().rememberNext(isRemembered);
    authGateway
      .redeemProviderCode(code)
      .then(startFresh)
      .catch((error: unknown) => setState({ isRedeeming: false, failure: error }));
  });
  useEffect(() => redeem(), []);
  return state;
}
