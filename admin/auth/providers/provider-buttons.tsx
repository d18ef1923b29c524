import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../../src/lib/identity/sign-in-options';
import { FailureAlert } from '../failure-alert';
import { loadingIcon } from '../../lib/loading-icon';
import styles from './providers.module.css';
import { bringIntoView } from './use-provider-return';

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  label: (name: string) => string;
  /** Asks for the provider's address, to which the browser then goes. */
  addressOf: (provider: SignInProvider) => Promise<string>;
  /** What came of the provider's page before. */
  failure: unknown;
}

/** A button for each provider, below what went wrong. */
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
