import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { identityTexts } from '../i18n/identity';
import { PasswordForm } from '../auth/passwords/password-form';
import { MailedCodeField } from './mailed-code-field';
import { ACCOUNT_KEY, OtherWaysIn } from '../auth/ways-in/other-ways-in';
import { SESSIONS_KEY } from './use-devices';
import { authGateway } from '../providers/instances';
import { usePasswordChange } from './use-password-change';

const texts = identityTexts.password;

/** Changes the password. The server then ends every other session of the account, but no other way of signing in. */
export function PasswordSection({ email }: { email: string }) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  // A new key empties the form after a save.
  const [saves, setSaves] = useState(0);
  const { change, note, resend } = usePasswordChange(authGateway, email, () => {
    setSaves((count) => count + 1);
    void message.success(texts.saved);
    for (const queryKey of [SESSIONS_KEY, ACCOUNT_KEY]) void queryClient.invalidateQueries({ queryKey });
  });
  return (
    <>
      <p>{texts.endsOthers}</p>
      <PasswordForm
        key={saves}
        email={email}
        purpose="change"
        onPassword={change.mutate}
        isPending={change.isPending}
        error={change.error}
      >
        {note && (
          <MailedCodeField note={note} isSending={resend.isPending} onResend={() => resend.mutate()} />
        )}
      </PasswordForm>
      {saves > 0 && <OtherWaysIn />}
    </>
  );
}
