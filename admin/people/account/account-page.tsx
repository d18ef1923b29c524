import { useNotification } from '@refinedev/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { SIGN_IN_PROVIDERS } from '../../../src/lib/identity/sign-in-options';
import { paths } from '../../../src/lib/paths/paths';
import { ActionForm } from '../sign-in/action-form';
import { useIdentity } from '../sign-in/current-user';
import { OwnNameField } from '../sign-in/person-fields';
import { linkReturn } from '../sign-in/provider-return';
import { bringIntoView, ProviderButtons, useReturnedAddress } from '../sign-in/provider-sign-in';
import { ACCOUNT_KEY, IdentityList, type AccountProps } from '../sign-in/ways-in';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { secondStepTexts } from '../../i18n/second-step';
import { QueryResult } from '../../lib/query-result';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { authGateway, identityKey, team } from '../../data/instances';
import { signInOptions } from '../../data/supabase-client';
import styles from './account-page.module.css';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { SecondStepSection } from './second-step-section';
import { Devices, SessionEnds, SignIns } from './sessions';

const texts = accountTexts.account;

export function AccountPage() {
  useDocumentTitle(texts.title);
  const account = useQuery({ queryKey: ACCOUNT_KEY, queryFn: authGateway.readAccount });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <QueryResult query={account} failed={texts.failed}>
        {(data) => <AccountSections account={data} onChange={() => void account.refetch()} />}
      </QueryResult>
    </div>
  );
}

function AccountSections(props: AccountProps) {
  const identity = useIdentity();
  return (
    <>
      {identity && <NameForm name={identity.profileName} />}
      <Section title={texts.email}>
        <EmailSection {...props} />
      </Section>
      <Section title={texts.password}>
        <PasswordSection email={props.account.user.email ?? ''} />
      </Section>
      <Section title={secondStepTexts.title}>
        <SecondStepSection {...props} />
      </Section>
      <Section title={accountTexts.devices.title}>
        <Devices />
      </Section>
      <Section title={accountTexts.signIns.title}>
        <SignIns />
      </Section>
      <SessionEnds />
      <Section title={texts.identities}>
        <Identities {...props} />
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function NameForm({ name }: { readonly name: string | null }) {
  const { open: tell } = useNotification();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: ({ full_name }: { full_name: string }) => team.setOwnName(full_name),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: identityKey });
      tell?.({ type: 'success', message: texts.nameSaved });
    },
  });
  return (
    <ActionForm action={save} initialValues={{ full_name: name ?? '' }} submit={{ children: texts.saveName }}>
      <OwnNameField />
    </ActionForm>
  );
}

/** The ways of signing in to the account. The last one cannot be unlinked, and further ones can be linked. */
function Identities({ account, onChange }: AccountProps) {
  const { identities = [] } = account.user;
  const { linked, failure } = useReturnedAddress();
  const { providers: words } = identityTexts;
  const has = (provider: string) => identities.some((identity) => identity.provider === provider);
  return (
    <>
      {linked && !failure && has(linked) && (
        <div ref={bringIntoView}>
          <Alert type="success" showIcon message={words.linked(SIGN_IN_PROVIDERS[linked].label)} />
        </div>
      )}
      <IdentityList identities={identities} canUnlink={identities.length > 1} onChange={onChange} />
      <ProviderButtons
        providers={signInOptions().providers.filter((provider) => !has(provider))}
        label={words.link}
        failure={failure}
        addressOf={(provider) =>
          authGateway.linkAddress(provider, window.location.origin + paths.account + linkReturn(provider))
        }
      />
    </>
  );
}
