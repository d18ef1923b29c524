import { paths } from '../../../src/lib/paths/paths';
import { identityTexts } from '../../i18n/identity';
import { authGateway } from '../../providers/instances';
import { signInOptions } from '../../providers/supabase-client';
import { ProviderButtons } from './provider-buttons';
import { signInReturn } from './provider-return';
import styles from './providers.module.css';

const texts = identityTexts.providers;

interface ProviderSignInProps {
  /** Whether the person wants to stay signed in on this device. */
  isRemembered: () => boolean;
  failure: unknown;
}

/** The other ways of signing in, below the form. Where the site has none, an address can still tell of a failure. */
export function ProviderSignIn({ isRemembered, failure }: ProviderSignInProps) {
  const { providers } = signInOptions();
  return (
    <>
      {providers.length > 0 && <p className={styles.or}>{texts.or}</p>}
      <ProviderButtons
        providers={providers}
        label={texts.signIn}
        failure={failure}
        addressOf={(provider) => {
          const { origin, search } = window.location;
          return authGateway.signInAddress(
            provider,
            origin + paths.login + signInReturn(search, isRemembered()),
          );
        }}
      />
    </>
  );
}
