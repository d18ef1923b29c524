import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { FailureAlert } from '../auth/failure-alert';
import { authGateway } from '../providers/instances';
import { identityTexts } from '../i18n/identity';
import type { AccountIdentity } from '../providers/account';

const texts = identityTexts.account;
/** Labels of the server's identity providers. A provider without a label is shown by its own name. */
const PROVIDERS: Readonly<Record<string, string>> = { email: identityTexts.account.emailAndPassword };

interface IdentitiesSectionProps {
  identities: readonly AccountIdentity[];
  onChange: () => void;
}

/** The ways of signing in to the account. The last one cannot be unlinked. */
export function IdentitiesSection({ identities, onChange }: IdentitiesSectionProps) {
  const { modal } = App.useApp();
  const { mutateAsync, error } = useMutation({ mutationFn: authGateway.unlinkIdentity, onSuccess: onChange });
  const ask = (identity: AccountIdentity) =>
    void modal.confirm({
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
      <ul>
        {identities.map((identity) => (
          <li key={identity.id}>
            {PROVIDERS[identity.provider] ?? identity.provider}
            {identities.length > 1 && (
              <Button type="link" danger onClick={() => ask(identity)}>
                {texts.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
