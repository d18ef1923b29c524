import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { use } from 'react';
import { SIGN_IN_PROVIDERS, isSignInProvider } from '../../src/lib/identity/sign-in-options';
import { paths } from '../../src/lib/paths/paths';
import { FailureAlert } from '../auth/failure-alert';
import { ProviderButtons } from '../auth/providers/provider-buttons';
import { linkReturn } from '../auth/providers/provider-return';
import { bringIntoView, useReturnedAddress } from '../auth/providers/use-provider-return';
import { QuestionContext } from '../lib/questions';
import { authGateway } from '../providers/instances';
import { identityTexts } from '../i18n/identity';
import type { AccountIdentity } from '../providers/account';
import { signInOptions } from '../providers/supabase-client';

const texts = identityTexts.account;

interface IdentitiesSectionProps {
  identities: readonly AccountIdentity[];
  onChange: () => void;
}

/** The ways of signing in to the account. The last one cannot be unlinked, and further ones can be linked. */
export function IdentitiesSection({ identities, onChange }: IdentitiesSectionProps) {
  const ask = use(QuestionContext);
  const { linked, failure } = useReturnedAddress();
  const { mutateAsync, error } = useMutation({ mutationFn: authGateway.unlinkIdentity, onSuccess: onChange });
  const has = (provider: string) => identities.some((identity) => identity.provider === provider);
  const offered = signInOptions().providers.filter((provider) => !has(provider));
  const askToUnlink = (identity: AccountIdentity) =>
    ask({
      title: texts.unlinkQuestion,
      content: texts.unlinkHelp,
      okText: texts.unlink,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      // The dialog closes either way. The page shows a failure.
      onOk: () => mutateAsync(identity).catch(() => undefined),
    });
  return (
    <>
      <FailureAlert error={error} />
      {linked && !failure && has(linked) && (
        <div ref={bringIntoView}>
          <Alert
            type="success"
            showIcon
            message={identityTexts.providers.linked(SIGN_IN_PROVIDERS[linked].label)}
          />
        </div>
      )}
      <ul>
        {identities.map((identity) => (
          <li key={identity.id}>
            {nameOf(identity)}
            {identities.length > 1 && (
              <Button
                type="link"
                danger
                aria-label={identityTexts.providers.unlinkOf(nameOf(identity))}
                onClick={() => askToUnlink(identity)}
              >
                {texts.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProviderButtons
        providers={offered}
        label={identityTexts.providers.link}
        failure={failure}
        addressOf={(provider) =>
          authGateway.linkAddress(provider, window.location.origin + paths.account + linkReturn(provider))
        }
      />
    </>
  );
}

/** A provider that is not one of ours is shown by the sign-in server's name for it. */
function nameOf({ provider, email }: AccountIdentity): string {
  if (provider === 'email') return texts.emailAndPassword;
  const name = isSignInProvider(provider) ? SIGN_IN_PROVIDERS[provider].label : provider;
  return email === undefined ? name : `${name} (${email})`;
}
