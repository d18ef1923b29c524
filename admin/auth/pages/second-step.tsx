import { useMutation } from '@tanstack/react-query';
import { identityTexts } from '../../i18n/identity';
import { CodeForm } from '../code-form';
import { authGateway } from '../../providers/instances';
import { useFreshStart } from '../use-access';

/** After the password: the code of the account's authenticator app. */
export function SecondStep() {
  const startFresh = useFreshStart();
  const { mutate, isPending, error } = useMutation({
    mutationFn: authGateway.answerSecondStep,
    onSuccess: startFresh,
  });
  return (
    <>
      <p>{identityTexts.challenge.help}</p>
      <CodeForm onCode={mutate} isPending={isPending} error={error} />
    </>
  );
}
