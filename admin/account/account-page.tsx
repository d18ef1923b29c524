import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { authGateway } from '../providers/instances';
import { useDocumentTitle } from '../lib/use-document-title';
import { useIdentity } from '../auth/current-user';
import { identityTexts } from '../i18n/identity';
import { secondStepTexts } from '../i18n/second-step';
import type { Account } from '../providers/account';
import styles from './account-page.module.css';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { IdentitiesSection } from './identities-section';
import { NameSection } from './name-section';
import { ACCOUNT_KEY } from '../auth/ways-in/other-ways-in';
import { PasswordSection } from './password-section';
import { QueryResult } from '../lib/query-result';
import { SecondStepSection } from './second-step/second-step-section';
import { SessionEndsSection } from './session-ends-section';
import { SignInsSection } from './sign-ins-section';

const texts = identityTexts.account;

/** The signed-in person's account: name, e-mail, password, second step, open sessions, last sign-ins, identities. */
export function AccountPage() {
  useDocumentTitle(texts.title);
  const account = useQuery({ queryKey: ACCOUNT_KEY, queryFn: authGateway.readAccount });
  return (
    <App component={false}>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <QueryResult query={account} failed={texts.failed}>
          {(data) => <AccountSections account={data} onChange={() => void account.refetch()} />}
        </QueryResult>
      </div>
    </App>
  );
}

function AccountSections({ account, onChange }: { account: Account; onChange: () => void }) {
  const identity = useIdentity();
  return (
    <>
      {identity && <NameSection name={identity.profileName} />}
      <section>
        <h2>{texts.email}</h2>
        <EmailSection account={account} onChange={onChange} />
      </section>
      <section>
        <h2>{texts.password}</h2>
        <PasswordSection email={account.email} />
      </section>
      <section>
        <h2>{secondStepTexts.title}</h2>
        <SecondStepSection account={account} onChange={onChange} />
      </section>
      <section>
        <h2>{identityTexts.devices.title}</h2>
        <DevicesSection />
      </section>
      <section>
        <h2>{identityTexts.signIns.title}</h2>
        <SignInsSection />
      </section>
      <SessionEndsSection />
      <section>
        <h2>{texts.identities}</h2>
        <IdentitiesSection identities={account.identities} onChange={onChange} />
      </section>
    </>
  );
}
