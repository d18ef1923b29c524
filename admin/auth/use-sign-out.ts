import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserSession } from '../session/browser-session';
import { countOtherHolders, UNSAVED_LOCK } from '../session/tab-locks';
import { removeDraftsOf } from '../drafts/draft-store';
import { sessionTexts } from '../i18n/session';
import { SIGN_OUT_KEY } from '../lib/session-recovery-context';
import { authGateway } from '../providers/instances';
import { useLeaveQuestion } from '../drafts/use-leave-question';

const texts = sessionTexts.signOut;

/**
 * Returns the function that signs out and opens `destination` as a new document, so that nothing of the
 * session stays in memory. It removes the person's drafts from this browser. Signing out empties all tabs, so
 * it asks first about unsaved work in any of them and calls `onStay` when the person declines.
 */
export function useSignOut(
  destination: string,
  onStay?: () => void,
): { readonly signOut: () => void; readonly isPending: boolean } {
  const { ask, isUnsaved } = useLeaveQuestion();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: SIGN_OUT_KEY,
    mutationFn: async () => {
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
    if (elsewhere > 0) ask(mutate, onStay, { content: texts.elsewhere, okText: texts.leave });
    else if (isUnsaved) ask(mutate, onStay);
    else mutate();
  }

  return { signOut: () => void signOut(), isPending };
}
