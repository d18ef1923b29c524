import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { accountSessions, authGateway } from '../providers/instances';
import type { OwnSession } from '../providers/account-sessions';

export const SESSIONS_KEY = ['own-sessions'] as const;

/** The sessions of one's own account, and what ends them. The list shows the end at once; the server's answer follows. */
export function useDevices() {
  const devices = useQuery({ queryKey: SESSIONS_KEY, queryFn: accountSessions.readSessions });
  const end = useEnding(accountSessions.endSession, (session, id) => session.id !== id);
  const endOthers = useEnding<undefined>(authGateway.signOutOthers, ({ isCurrent }) => isCurrent);
  return { devices, end, endOthers };
}

/** Takes how sessions end and which of them stay. A refusal brings the others back into the list. */
function useEnding<Target>(
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
