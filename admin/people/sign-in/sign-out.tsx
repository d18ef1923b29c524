import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { identityTexts, sessionTexts } from '../../i18n/identity';
import { sendUnsent } from '../../drafts/draft-keeper';
import { removeDraftsOf } from '../../drafts/draft-store';
import { useLeaveQuestion } from '../../drafts/use-leave-question';
import { loadingIcon } from '../../lib/loading';
import { SIGN_OUT_KEY } from '../../lib/session-recovery-context';
import { authGateway } from '../../data/instances';
import { browserSession } from '../../data/session/browser-session';
import { countOtherHolders, UNSAVED_LOCK } from '../../data/session/tab-locks';
import { AuthLayout } from './auth-layout';

const texts = identityTexts.signOut;

/** Asks before signing out, because any page may link to this address. */
export function SignOutQuestion() {
  return (
    <AuthLayout title={texts.question}>
      <p>{texts.help}</p>
      <Flex wrap gap="middle" align="center">
        <SignOutButton destination={paths.home} isPrimary />
        <Link to={paths.admin}>{texts.cancel}</Link>
      </Flex>
    </AuthLayout>
  );
}

interface SignOutButtonProps {
  readonly destination: string;
  readonly isPrimary?: boolean;
  readonly label?: string;
}

/** Ends the session on this device and opens `destination`, even if the server cannot be reached. */
export function SignOutButton({ destination, isPrimary = false, label = texts.confirm }: SignOutButtonProps) {
  const { signOut, isPending } = useSignOut(destination);
  return (
    <Button type={isPrimary ? 'primary' : 'default'} loading={loadingIcon(isPending)} onClick={signOut}>
      {label}
    </Button>
  );
}

/**
 * Returns the function that signs out and opens `destination` as a new document, so that nothing of the
 * session stays in memory. What was typed is sent first, and nothing of it stays in this browser. Signing out empties all tabs, so
 * it asks first about unsaved work in any of them.
 */
export function useSignOut(destination: string) {
  const { ask, isUnsaved } = useLeaveQuestion();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: SIGN_OUT_KEY,
    mutationFn: async () => {
      await sendUnsent();
      const userId = browserSession().userId();
      if (userId !== undefined) removeDraftsOf(userId);
      browserSession().announceSignOut();
      // The server would refuse them once the session has ended.
      await queryClient.cancelQueries();
      await authGateway.signOut();
    },
    onSettled: () => window.location.replace(destination),
  });

  async function signOut(): Promise<void> {
    // Where the browser cannot count other tabs, only this tab is asked about.
    const elsewhere = (await countOtherHolders(UNSAVED_LOCK)) ?? 0;
    if (elsewhere > 0)
      ask(mutate, undefined, { content: sessionTexts.signOut.elsewhere, okText: texts.confirm });
    else if (isUnsaved) ask(mutate);
    else mutate();
  }

  return { signOut: () => void signOut(), isPending };
}
