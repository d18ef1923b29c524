import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Skeleton } from 'antd';
import { errorMessage } from '../../src/shared/error-message';
import { messages } from '../../src/shared/messages';
import { identityTexts } from '../i18n/identity';
import type { Account } from '../providers/account';
import { AccountIdentities } from './account-identities';
import styles from './account-page.module.css';
import { AccountSecondStep } from './account-second-step';
import { FailureAlert } from './failure-alert';
import { PasswordForm } from './password-form';
import { authGateway } from './providers';
import { useDocumentTitle } from './use-document-title';
import { useIdentity } from './use-identity';

const texts = identityTexts.account;

/** The signed-in person's own account: password, second step, other devices, ways of signing in. */
export function AccountPage() {
  useDocumentTitle(texts.title);
  return (
    <App component={false}>
      <OwnAccount />
    </App>
  );
}

function OwnAccount() {
  const account = useQuery({ queryKey: ['account'], queryFn: authGateway.readAccount });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {account.isPending && <Skeleton active />}
      {account.isError && (
        <Alert
          type="error"
          showIcon
          message={texts.failed}
          description={errorMessage(account.error)}
          action={<Button onClick={() => void account.refetch()}>{messages.labels.retry}</Button>}
        />
      )}
      {account.data && <AccountSections account={account.data} onChange={() => void account.refetch()} />}
    </div>
  );
}

function AccountSections({ account, onChange }: { account: Account; onChange: () => void }) {
  const identity = useIdentity();
  return (
    <>
      <dl>
        <dt>{texts.name}</dt>
        <dd>{identity?.name}</dd>
        <dt>{texts.email}</dt>
        <dd>{account.email}</dd>
      </dl>
      <section>
        <h2>{texts.password}</h2>
        <ChangePassword email={account.email} />
      </section>
      <section>
        <h2>{identityTexts.challenge.title}</h2>
        <AccountSecondStep factorId={account.totpFactorId} onChange={onChange} />
      </section>
      <section>
        <h2>{texts.devices}</h2>
        <OtherDevices />
      </section>
      <section>
        <h2>{texts.identities}</h2>
        <AccountIdentities identities={account.identities} onChange={onChange} />
      </section>
    </>
  );
}

function ChangePassword({ email }: { email: string }) {
  const { message } = App.useApp();
  const { mutate, isPending, error, submittedAt, isSuccess } = useMutation({
    mutationFn: authGateway.changePassword,
    onSuccess: () => void message.success(identityTexts.password.saved),
  });
  // A saved password leaves an empty form behind.
  const key = isSuccess ? submittedAt : undefined;
  return <PasswordForm key={key} email={email} onPassword={mutate} isPending={isPending} error={error} />;
}

function OtherDevices() {
  const { message } = App.useApp();
  const { mutate, isPending, error } = useMutation({
    mutationFn: authGateway.signOutOthers,
    onSuccess: () => void message.success(texts.signedOutOthers),
  });
  return (
    <>
      <p>{texts.devicesHelp}</p>
      <FailureAlert error={error} />
      <Button loading={isPending} onClick={() => mutate()}>
        {texts.signOutOthers}
      </Button>
    </>
  );
}
