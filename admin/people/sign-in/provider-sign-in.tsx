import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../../src/lib/identity/sign-in-options';
import { messages } from '../../../src/lib/messages';
import { paths } from '../../../src/lib/paths/paths';
import { identityTexts } from '../../i18n/identity';
import { loadingIcon } from '../../lib/loading';
import { authGateway } from '../../data/instances';
import { signInOptions } from '../../data/supabase-client';
import { browserSession } from '../../data/session/browser-session';
import { FailureAlert } from './action-form';
import { useStartSession } from './current-user';
import { readProviderReturn, signInReturn } from './provider-return';
import styles from './provider-sign-in.module.css';

const texts = identityTexts.providers;
interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  label: (name: string) => string;
  /** Asks for the provider's address, to which the browser then goes. */
  addressOf: (provider: SignInProvider) => Promise<string>;
  /** What came of the provider's page before. */
  failure: unknown;
}

export function ProviderButtons({ providers, label, addressOf, failure }: ProviderButtonsProps) {
  const { mutate, isPending, isIdle, variables, error } = useMutation({
    mutationFn: addressOf,
    onSuccess: (address) => window.location.assign(address),
  });
  if (providers.length === 0) return <FailureAlert error={failure} />;
  return (
    <div ref={failure === undefined ? null : bringIntoView} className={styles.buttons}>
      <FailureAlert error={isIdle ? failure : error} />
      {providers.map((provider) => (
        <Button
          key={provider}
          block
          loading={loadingIcon(isPending && variables === provider)}
          disabled={isPending && variables !== provider}
          onClick={() => mutate(provider)}
        >
          {label(SIGN_IN_PROVIDERS[provider].label)}
        </Button>
      ))}
    </div>
  );
}

/** The other ways of signing in, below the form. */
export function ProviderSignIn({ isRemembered }: { isRemembered: () => boolean }) {
  const { providers } = signInOptions();
  return (
    <>
      {providers.length > 0 && <p className={styles.or}>{texts.or}</p>}
      <ProviderButtons
        providers={providers}
        label={texts.signIn}
        failure={undefined}
        addressOf={(provider) => {
          const { origin, search } = window.location;
          const returnTo = origin + paths.login + signInReturn(search, isRemembered());
          return authGateway.signInAddress(provider, returnTo);
        }}
      />
    </>
  );
}

/** Returns what this screen's address said, and takes it out. `unknown` stands for an unknown reason. */
export function useReturnedAddress(unknown?: string) {
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

/** Redeems the code of a provider's answer, after which the guard navigates on. Returns whether it does, and what went wrong. */
export function useProviderReturn(): { readonly isRedeeming: boolean; readonly failure: unknown } {
  const { code, isRemembered, failure } = useReturnedAddress(identityTexts.login.unknownReason);
  const { mutate, error } = useMutation({
    mutationFn: authGateway.redeemProviderCode,
    onSuccess: useStartSession(),
  });
  // A code works once, and React runs effects twice in development.
  const isSent = useRef(false);
  const redeem = useEffectEvent(() => {
    if (code === undefined || isSent.current) return;
    isSent.current = true;
    browserSession().rememberNext(isRemembered);
    mutate(code);
  });
  useEffect(() => redeem(), []);
  return {
    isRedeeming: code !== undefined && !error,
    failure: error ?? (failure && `${messages.errors.loginFailed}: ${failure.message}`),
  };
}
