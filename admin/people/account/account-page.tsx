import { useNotification } from '@refinedev/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { SIGN_IN_PROVIDERS } from '../../../src/lib/identity/sign-in-options';
import { paths } from '../../../src/lib/paths/paths';
import { ActionForm } from '../sign-in/action-form';
import { useIdentity } from '../sign-in/current-user';
import { OwnNameField, EmailField, emailRule, PasswordField, CodeField } from '../sign-in/person-fields';
import { linkReturn } from '../sign-in/provider-return';
import { bringIntoView, ProviderButtons, useReturnedAddress } from '../sign-in/provider-sign-in';
import { ACCOUNT_KEY, IdentityList, type AccountProps, OtherWaysIn } from '../sign-in/ways-in';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { secondStepTexts } from '../../i18n/second-step';
import { QueryResult, loadingIcon } from '../../lib/loading';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { authGateway, identityKey, team } from '../../data/instances';
import { signInOptions } from '../../data/supabase-client';
import styles from './account-page.module.css';
import { SecondStepSection } from './second-step-section';
import { Devices, SessionEnds, SignIns, SESSIONS_KEY } from './sessions';
import { checkRule } from '../../lib/form-values';
import type { EmailChange, PasswordChange } from '../../data/auth-gateway';
import { errorMessage } from '../../../src/lib/error-message';
import { PasswordForm } from '../sign-in/password-form';
import { useGuide } from '../../lib/browser/own-choices';
import { hasCode } from '../../lib/request-failure';
import { BackendError } from '../../data/http-error';

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

/** Asks for a new e-mail, which counts once the link in its mail was opened. */
function EmailSection({ account, onChange }: AccountProps) {
  const { email: current = '', new_email: pendingEmail } = account.user;
  const emailNeedsPassword = account.settings.email_change_needs_password === true;
  // The server keeps small letters.
  const isSame = (email: string) => email.toLowerCase() === current.toLowerCase();
  const [form] = Form.useForm<EmailChange>();
  const change = useMutation({
    mutationFn: (wanted: EmailChange) =>
      authGateway.changeEmail(wanted, window.location.origin + paths.emailChange),
    onSuccess: () => {
      form.resetFields();
      onChange();
    },
  });
  return (
    <>
      <dl>
        <dt>{texts.currentEmail}</dt>
        <dd>{current}</dd>
      </dl>
      {change.isSuccess ? (
        <Alert type="success" showIcon message={texts.emailAsked(change.variables.email)} />
      ) : (
        pendingEmail !== undefined && <p>{texts.pendingEmail(pendingEmail)}</p>
      )}
      <ActionForm<EmailChange>
        name="email-change"
        form={form}
        action={change}
        initialValues={{ email: '' }}
        submit={{ children: texts.changeEmail }}
      >
        <EmailField
          label={texts.newEmail}
          extra={emailNeedsPassword ? texts.newEmailHelp : texts.newEmailBothHelp}
          autoComplete="email"
          rules={[emailRule, checkRule((email: string) => (isSame(email) ? texts.sameEmail : undefined))]}
        />
        {emailNeedsPassword && (
          <PasswordField
            name="current_password"
            initialValue=""
            label={texts.confirmingPassword}
            extra={texts.confirmingHelp}
            rules={[{ required: true, message: identityTexts.errors.currentMissing }]}
          />
        )}
      </ActionForm>
    </>
  );
}

const { password: passwordTexts, mailedCode: codeTexts } = accountTexts;

/** What stands below the code's field after a try. */
interface CodeNote {
  readonly sentence: string;
  /** Whether a new code was mailed, so that the field starts empty. */
  readonly isSent: boolean;
}

type Occasion = 'first' | 'again' | 'used-up';

/**
 * Changes the password. The server then ends every other session of the account, but no other way of signing in. GoTrue wants a code by
 * mail in a session older than a day, and asks for it before anything else. Any try uses the code up, also one that fails for another
 * reason; then a new code is mailed at once.
 */
function PasswordSection({ email }: { email: string }) {
  const { open: tell } = useNotification();
  const queryClient = useQueryClient();
  const { tick } = useGuide();
  // A new key empties the form after a save.
  const [saves, setSaves] = useState(0);
  const [note, setNote] = useState<CodeNote>();
  const mailCode = async (occasion: Occasion) => setNote(await mailPasswordCode(email, occasion));
  const resend = useMutation({ mutationFn: () => mailCode('again') });
  const change = useMutation({
    /** Resolves to whether the password was changed; false when the server wants a mailed code first. */
    mutationFn: async (values: PasswordChange) => {
      try {
        await authGateway.changePassword(values);
        return true;
      } catch (error) {
        if (hasCode(error, 'reauthentication_needed')) {
          await mailCode('first');
          return false;
        }
        const fields = error instanceof BackendError ? Object.keys(error.errors) : [];
        if (values.nonce !== undefined && fields.some((name) => name !== 'nonce')) await mailCode('used-up');
        throw error;
      }
    },
    onSuccess: (isChanged) => {
      if (!isChanged) return;
      tick('password');
      setNote(undefined);
      setSaves((count) => count + 1);
      tell?.({ type: 'success', message: passwordTexts.saved });
      for (const queryKey of [SESSIONS_KEY, ACCOUNT_KEY]) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <p>{passwordTexts.endsOthers}</p>
      <PasswordForm key={saves} email={email} purpose="change" action={change}>
        {note && (
          <>
            <CodeField
              name="nonce"
              label={codeTexts.label}
              extra={<span role="status">{note.sentence}</span>}
              digits="6,10"
              malformed={codeTexts.malformed}
              target={note}
              keeps={!note.isSent}
            />
            <Button
              className={styles.resend}
              loading={loadingIcon(resend.isPending)}
              onClick={() => resend.mutate()}
            >
              {codeTexts.resend}
            </Button>
          </>
        )}
      </PasswordForm>
      {saves > 0 && <OtherWaysIn />}
    </>
  );
}

async function mailPasswordCode(email: string, occasion: Occasion): Promise<CodeNote> {
  try {
    await authGateway.mailPasswordCode();
    const sentences = {
      first: codeTexts.sent,
      again: codeTexts.sentAgain,
      'used-up': codeTexts.usedUp,
    };
    return { sentence: sentences[occasion](email), isSent: true };
  } catch (error) {
    if (!hasCode(error, 'over_email_send_rate_limit'))
      return { sentence: codeTexts.failed(errorMessage(error)), isSent: false };
    return { sentence: occasion === 'used-up' ? codeTexts.usedUpTooSoon : codeTexts.tooSoon, isSent: false };
  }
}
