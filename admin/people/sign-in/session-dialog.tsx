import { Button, Form, Modal } from 'antd';
import { flushSync } from 'react-dom';
import { useWarnAboutChange } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalOf } from '../../data/access';
import type { Credentials } from '../../data/auth-gateway';
import { messages } from '../../../src/lib/messages';
import { paths } from '../../../src/lib/paths/paths';
import { savingTexts } from '../../i18n/forms';
import { secondStepTexts } from '../../i18n/second-step';
import { identityTexts, sessionTexts } from '../../i18n/identity';
import { loadingIcon } from '../../lib/loading';
import type { SessionProblem } from '../../lib/session-recovery-context';
import type { Identity } from '../../data/auth-provider';
import { ActionForm, FailureAlert } from './action-form';
import { EmailField, PasswordField } from './person-fields';
import { SecondStep } from './second-step';
import { authGateway, authProvider } from '../../data/instances';
import { signInOptions } from '../../data/supabase-client';
import styles from './session-dialog.module.css';

const texts = savingTexts.session;

interface SessionDialogProps {
  /** The person whose session was lost. */
  readonly person: Identity | undefined;
  readonly problem: SessionProblem;
  readonly onEnd: (isRestored: boolean) => void;
}

/** Signs the same person in again over the open screen, in one step or two. */
export function SessionDialog({ person, problem, onEnd }: SessionDialogProps) {
  const [form] = Form.useForm<Credentials>();
  const { captchaSiteKey, providers } = signInOptions();
  const { setWarnWhen } = useWarnAboutChange();
  const codeStep = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'password' | 'code' | 'other'>(
    problem === 'session' ? 'password' : 'code',
  );

  /** After the password another person may be signed in, or the second step may still be missing. */
  async function checkPerson(): Promise<void> {
    const access = await authProvider.getPermissions();
    const signedIn = await authProvider.getIdentity();
    if (person !== undefined && signedIn?.id !== person.id) setStep('other');
    else if (access === 'half-signed-in') setStep('code');
    else {
      const refusal = refusalOf(access);
      if (refusal) throw refusal;
      onEnd(true);
    }
  }
  const password = useMutation({
    mutationFn: (credentials: Credentials) => authGateway.signIn(credentials),
    onSuccess: checkPerson,
  });

  /** If the session itself has ended meanwhile, a code no longer helps. */
  async function checkSession(): Promise<void> {
    const access = await authProvider.getPermissions().catch(() => undefined);
    if (access === 'visitor') setStep('password');
  }

  const otherTab = useMutation({
    mutationFn: async () => {
      if ((await authProvider.getPermissions()) === 'visitor') throw new Error(texts.notYet);
      await checkPerson();
    },
  });

  function reload(): void {
    flushSync(() => setWarnWhen(false));
    window.location.reload();
  }

  // Another person must not see or save this person's work; the draft stays for its owner.
  const isOther = step === 'other';
  const title = {
    password: identityTexts.login.sessionLost,
    code: secondStepTexts.title,
    other: texts.other,
  }[step];
  return (
    <Modal
      open
      centered
      maskClosable={false}
      keyboard={!isOther}
      {...(isOther && { closable: false })}
      title={title}
      footer={
        isOther && (
          <Button type="primary" onClick={reload}>
            {texts.reload}
          </Button>
        )
      }
      onCancel={() => onEnd(false)}
      afterOpenChange={() => {
        // Does not take the focus from somebody who is already typing.
        if (document.activeElement instanceof HTMLInputElement) return;
        if (step === 'code') codeStep.current?.querySelector<HTMLElement>('input, button')?.focus();
        else form.focusField('password');
      }}
    >
      {isOther && <p>{texts.otherHelp(person?.email ?? '')}</p>}
      {step === 'code' && (
        <div ref={codeStep}>
          <p>{sessionTexts.secondStepHelp}</p>
          <SecondStep onVerified={checkPerson} onFailure={checkSession} />
        </div>
      )}
      {step === 'password' && (
        <>
          <p>{texts.help}</p>
          {captchaSiteKey === undefined && (
            <ActionForm<Credentials>
              form={form}
              action={password}
              initialValues={{ email: person?.email ?? '', password: '' }}
              submit={{
                type: 'primary',
                block: true,
                children: password.isPending ? messages.admin.loggingIn : messages.admin.login,
              }}
            >
              <EmailField />
              <PasswordField />
            </ActionForm>
          )}
          {/* The sign-in page has the captcha and the providers that this document has not. Tabs share the session. */}
          {(captchaSiteKey !== undefined || providers.length > 0) && (
            <div className={styles.otherTab}>
              <p>{texts.otherTab}</p>
              <FailureAlert error={otherTab.error} />
              <div className={styles.buttons}>
                <Button href={paths.login} target="_blank">
                  {texts.openLogin}
                </Button>
                <Button loading={loadingIcon(otherTab.isPending)} onClick={() => otherTab.mutate()}>
                  {texts.carryOn}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </Modal>
  );
}
