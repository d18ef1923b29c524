import { useMutation } from '@tanstack/react-query';
import { forgetDraftsOf } from '../hooks/draft-store';
import { getSupabase } from '../providers/supabase-client';
import { authGateway } from './providers';
import { useLeaveQuestion } from './use-leave-question';

/**
 * Gives what signs out and then opens `destination` as a new document: nothing of the session stays in memory, nothing
 * that was typed stays in the browser, and no guard of the page one leaves has a say in where one goes.
 */
export function useLogOut(destination: string): { readonly logOut: () => void; readonly isPending: boolean } {
  const { ask, isUnsaved } = useLeaveQuestion();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Not awaited: the client answers in turn, and leaving must not wait for a server that is away.
      void forgetOwnDrafts();
      await authGateway.signOut();
    },
    onSettled: () => window.location.replace(destination),
  });
  return { logOut: () => (isUnsaved ? ask(mutate) : mutate()), isPending };
}

async function forgetOwnDrafts(): Promise<void> {
  const { data } = await getSupabase().auth.getSession();
  if (data.session) forgetDraftsOf(data.session.user.id);
}
