import { Alert } from 'antd';
import { SIGN_IN_PROVIDERS } from '../../src/lib/identity/sign-in-options';
import { paths } from '../../src/lib/paths/paths';
import { ProviderButtons } from '../auth/providers/provider-buttons';
import { linkReturn } from '../auth/providers/provider-return';
import { bringIntoView, useReturnedAddress } from '../auth/providers/use-provider-return';
import { identityTexts } from '../i18n/identity';
import type { AccountIdentity } from '../providers/account';
import { authGateway } from '../providers/instances';
import { signInOptions } from '../providers/supabase-client';
import { IdentityList } from '../auth/ways-in/identity-list';

interface IdentitiesSectionProps {
  identities: readonly AccountIdentity[];
  onChange: () => void;
}

/** The ways of signing in to the account. The last one cannot be unlinked, and further ones can be linked. */
export function IdentitiesSection({ identities, onChange }: IdentitiesSectionProps) {
  const { linked, failure } = useReturnedAddress();
  const has = (provider: string) => identities.some((identity) => identity.provider === provider);
  const offered = signInOptions().providers.filter((provider) => !has(provider));
  return (
    <>
      {linked && !failure && has(linked) && (
        <div ref={bringIntoView}>
          <Alert
            type="success"
            showIcon
            message={identityTexts.providers.linked(SIGN_IN_PROVIDERS[linked].label)}
          />
        </div>
      )}
      <IdentityList identities={identities} canUnlink={identities.length > 1} onChange={onChange} />
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
