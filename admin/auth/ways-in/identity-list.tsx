import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { SIGN_IN_PROVIDERS, isSignInProvider } from '../../../src/lib/identity/sign-in-options';
import { atMoment } from '../../../src/lib/text/locative';
import { FailureAlert } from '../failure-alert';
import { identityTexts } from '../../i18n/identity';
import { useQuestion } from '../../lib/questions';
import type { AccountIdentity } from '../../providers/account';
import { authGateway } from '../../providers/instances';

const texts = identityTexts.account;

interface IdentityListProps {
  identities: readonly AccountIdentity[];
  /** False for the last way of signing in, which stays. */
  canUnlink: boolean;
  onChange: () => void;
}

/** Ways of signing in to the account, each of which can be unlinked. */
export function IdentityList({ identities, canUnlink, onChange }: IdentityListProps) {
  const ask = useQuestion();
  const { mutate, error } = useMutation({ mutationFn: authGateway.unlinkIdentity, onSuccess: onChange });
  async function askToUnlink(identity: AccountIdentity): Promise<void> {
    const isWanted = await ask({
      title: texts.unlinkQuestion,
      content: texts.unlinkHelp,
      okText: texts.unlink,
      isDanger: true,
    });
    // The page shows a failure.
    if (isWanted) mutate(identity);
  }
  return (
    <>
      <FailureAlert error={error} />
      <ul>
        {identities.map((identity) => (
          <li key={identity.id}>
            {nameOf(identity)}
            {identity.since !== undefined &&
              identity.provider !== 'email' &&
              `, ${texts.linkedAt(atMoment(identity.since))}`}
            {canUnlink && (
              <Button
                type="link"
                danger
                aria-label={identityTexts.providers.unlinkOf(nameOf(identity))}
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

/** A provider that is not one of ours is shown by the sign-in server's name for it. */
function nameOf({ provider, email }: AccountIdentity): string {
  if (provider === 'email') return texts.emailAndPassword;
  const name = isSignInProvider(provider) ? SIGN_IN_PROVIDERS[provider].label : provider;
  return email === undefined ? name : `${name} (${email})`;
}
