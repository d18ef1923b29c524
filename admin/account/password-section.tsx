import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { authGateway } from '../providers/instances';
import { identityTexts } from '../i18n/identity';
import { PasswordForm } from '../auth/passwords/password-form';
import { SESSIONS_KEY } from './use-devices';

const texts = identityTexts.password;

/** Changes the password. The server then ends every other session of the account. */
export function PasswordSection({ email }: { email: string }) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, submittedAt, isSuccess } = useMutation({
    mutationFn: authGateway.changePassword,
    onSuccess: () => {
      void message.success(texts.saved);
      void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  // A new key empties the form after a save.
  const key = isSuccess ? submittedAt : undefined;
  return (
    <>
      <p>{texts.endsOthers}</p>
      <PasswordForm
        key={key}
        email={email}
        purpose="change"
        onPassword={mutate}
        isPending={isPending}
        error={error}
      />
    </>
  );
}
