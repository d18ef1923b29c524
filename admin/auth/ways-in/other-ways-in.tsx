import { useQuery } from '@tanstack/react-query';
import { Alert, App } from 'antd';
import { bringIntoView } from '../providers/use-provider-return';
import { identityTexts } from '../../i18n/identity';
import type { Account } from '../../providers/account';
import { authGateway } from '../../providers/instances';
import { IdentityList } from './identity-list';
import styles from './other-ways-in.module.css';
import { FactorList } from './factor-list';

export const ACCOUNT_KEY = ['account'] as const;

/** Whether something else than the password opens the account or guards it. */
export function hasOtherWaysIn({ identities, secondFactors }: Account): boolean {
  return secondFactors.length > 0 || linkedIdentities(identities).length > 0;
}

/**
 * What a new password leaves as it is: the linked accounts and the second steps. Whoever had the session may have added one of them. Nothing
 * where there are none.
 */
export function OtherWaysIn() {
  const { data: account, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: authGateway.readAccount });
  if (!account || !hasOtherWaysIn(account)) return null;
  const { identities, secondFactors } = account;
  const onChange = () => void refetch();
  return (
    <App component={false}>
      <div ref={bringIntoView} className={styles.ways}>
        <Alert type="warning" showIcon message={identityTexts.password.otherWays} />
        <IdentityList
          identities={linkedIdentities(identities)}
          canUnlink={identities.length > 1}
          onChange={onChange}
        />
        {secondFactors.length > 0 && <FactorList factors={secondFactors} onChange={onChange} />}
      </div>
    </App>
  );
}

function linkedIdentities(identities: Account['identities']): Account['identities'] {
  return identities.filter(({ provider }) => provider !== 'email');
}
