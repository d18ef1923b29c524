import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { accountSessions, authGateway } from '../providers/instances';
import type { OwnSession } from '../providers/account-sessions';

export const SESSIONS_KEY = ['own-sessions'] as const;

/**
 * The open sessions of the signed-in account. The list drops an ended session at once and follows the
 * server's answer later.
 */
export function useDevices() {
  const devices = useQuery({ queryKey: SESSIONS_KEY, queryFn: accountSessions.readSessions });
  const end = useEndSessions(accountSessions.endSession, (session, id) => session.id !== id);
  const endOthers = useEndSessions<undefined>(authGateway.signOutOthers, ({ isCurrent }) => isCurrent);
  return { devices, end, endOthers };
}

/** Removes the sessions outside `stays` from the list at once. A refusal puts them back. */
function useEndSessions<Target>(
  end: (target: Target) => Promise<void>,
  stays: (session: OwnSession, target: Target) => boolean,
): UseMutationResult<void, Error, Target> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onMutate: async (target) => {
      await queryClient.cancelQueries({ queryKey: SESSIONS_KEY });
      const before = queryClient.getQueryData<OwnSession[]>(SESSIONS_KEY);
      queryClient.setQueryData(
        SESSIONS_KEY,
        before?.filter((session) => stays(session, target)),
      );
      return { before };
    },
    onError: (_error, _target, context) => queryClient.setQueryData(SESSIONS_KEY, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
