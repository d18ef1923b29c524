import { useNotification } from '@refinedev/core';
import type { Factor, UserIdentity } from '@supabase/supabase-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { SIGN_IN_PROVIDERS, isSignInProvider } from '../../../src/lib/identity/sign-in-options';
import { atMoment } from '../../../src/lib/text/locative';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon } from '../../lib/loading';
import { formatPhone } from '../../lib/phone-number';
import { useQuestion } from '../../lib/questions';
import { useWithSession } from '../../lib/session-recovery-context';
import type { Account } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';
import { phoneOf, secondFactors } from '../../data/second-step';
import { FailureAlert } from './action-form';
import { bringIntoView } from './provider-sign-in';
import styles from './ways-in.module.css';

const { account: texts } = accountTexts;
const { account: stepTexts } = secondStepTexts;

/** What a part of the account page gets. */
export interface AccountProps {
  readonly account: Account;
  readonly onChange: () => void;
}

export const ACCOUNT_KEY = ['account'] as const;

/** Whether something else than the password opens the account or guards it. */
export function hasOtherWaysIn({ user }: Account): boolean {
  return secondFactors(user).length > 0 || linkedIdentities(user.identities).length > 0;
}

function linkedIdentities(identities: readonly UserIdentity[] = []): readonly UserIdentity[] {
  return identities.filter(({ provider }) => provider !== 'email');
}

/** What a new password leaves open: whoever had the session may have linked an account or added a second step. */
export function OtherWaysIn() {
  const { data: account, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: authGateway.readAccount });
  if (!account || !hasOtherWaysIn(account)) return null;
  const { user } = account;
  const factors = secondFactors(user);
  const onChange = () => void refetch();
  return (
    <div ref={bringIntoView} className={styles.ways}>
      <Alert type="warning" showIcon message={accountTexts.password.otherWays} />
      <IdentityList
        identities={linkedIdentities(user.identities)}
        canUnlink={(user.identities ?? []).length > 1}
        onChange={onChange}
      />
      {factors.length > 0 && <FactorList factors={factors} onChange={onChange} />}
    </div>
  );
}

interface IdentityListProps {
  identities: readonly UserIdentity[];
  /** False for the last way of signing in, which stays. */
  canUnlink: boolean;
  onChange: () => void;
}

/** Ways of signing in to the account, each of which can be unlinked. */
export function IdentityList({ identities, canUnlink, onChange }: IdentityListProps) {
  const ask = useQuestion();
  const unlink = useMutation({ mutationFn: authGateway.unlinkIdentity, onSuccess: onChange });
  async function askToUnlink(identity: UserIdentity): Promise<void> {
    const isWanted = await ask({
      title: texts.unlinkQuestion,
      content: texts.unlinkHelp,
      okText: texts.unlink,
      isDanger: true,
    });
    // The page shows a failure.
    if (isWanted) unlink.mutate(identity);
  }
  return (
    <>
      <FailureAlert error={unlink.error} />
      <ul>
        {identities.map((identity) => (
          <li key={identity.identity_id}>
            {nameOfIdentity(identity)}
            {identity.created_at !== undefined &&
              identity.provider !== 'email' &&
              `, ${texts.linkedAt(atMoment(identity.created_at))}`}
            {canUnlink && (
              <Button
                type="link"
                danger
                aria-label={identityTexts.providers.unlinkOf(nameOfIdentity(identity))}
                onClick={() => void askToUnlink(identity)}
              >
                {texts.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOfIdentity({ provider, identity_data: data }: UserIdentity): string {
  if (provider === 'email') return texts.emailAndPassword;
  const name = isSignInProvider(provider) ? SIGN_IN_PROVIDERS[provider].label : provider;
  return typeof data?.email === 'string' ? `${name} (${data.email})` : name;
}

/** The factors that are asked for at sign-in. The last one that is removed turns the second step off. */
export function FactorList({ factors, onChange }: { factors: readonly Factor[]; onChange: () => void }) {
  const { open: tell } = useNotification();
  const ask = useQuestion();
  const withSession = useWithSession();
  const list = useRef<HTMLUListElement>(null);
  const isLast = factors.length === 1;
  const { mutate, isPending, variables, error } = useMutation({
    // GoTrue takes the second step from the session when the factor is removed that it was passed with.
    mutationFn: ({ id }: Factor) => withSession(() => authGateway.removeFactor(id)),
    onSuccess: (_, factor) => {
      tell?.({
        type: 'success',
        message: isLast ? stepTexts.disabled : stepTexts.removed(nameOfFactor(factor)),
      });
      // The pressed button disappears with its row.
      list.current?.focus();
      onChange();
    },
  });
  async function askToRemove(factor: Factor): Promise<void> {
    const isWanted = await ask({
      title: stepTexts.removeQuestion(nameOfFactor(factor)),
      content: isLast ? stepTexts.removeLastHelp : stepTexts.removeHelp,
      okText: stepTexts.remove,
      isDanger: true,
    });
    // The page shows a failure.
    if (isWanted) mutate(factor);
  }
  return (
    <>
      <FailureAlert error={error} />
      <ul ref={list} className={styles.factors} tabIndex={-1} aria-label={stepTexts.list}>
        {factors.map((factor) => (
          <li key={factor.id} className={styles.factor}>
            <div>
              <strong>{nameOfFactor(factor)}</strong>
              {factor.factor_type === 'phone' && <div className={styles.detail}>{messagesOf(factor)}</div>}
              <div className={styles.detail}>{stepTexts.addedAt(atMoment(factor.created_at))}</div>
            </div>
            <Button
              danger
              loading={loadingIcon(isPending && variables.id === factor.id)}
              aria-label={stepTexts.removeOf(nameOfFactor(factor))}
              onClick={() => void askToRemove(factor)}
            >
              {stepTexts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a telephone's codes arrive. The server may not tell the number. */
function messagesOf(telephone: Factor): string {
  const phone = phoneOf(telephone);
  return phone === undefined ? stepTexts.sms : stepTexts.smsTo(formatPhone(phone));
}

/** An authenticator app is called by its kind: there is one, and its name was not chosen. */
function nameOfFactor({ factor_type: kind, friendly_name: name = '' }: Factor): string {
  return kind !== 'totp' && name !== '' ? name : secondStepTexts.kinds[kind];
}
