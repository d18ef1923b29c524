import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../src/lib/error-message';
import { teamTexts } from '../i18n/team';
import { useNotices } from '../lib/notices';
import { useWithSession } from '../lib/session-recovery-context';
import { team } from '../providers/instances';
import type { Invitation, InvitationOutcome, TeamMember } from '../providers/team';

const TEAM_KEY = ['team'] as const;
/** In seconds. The notice names an address and what happens there, so that it takes time to read. */
const NOTICE_S = 10;

/** The team, inviting, and taking the right away. A lost session is restored over the page, and the request repeated. */
export function useTeam() {
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const tell = useTeamNotice();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: TEAM_KEY });

  const members = useQuery({ queryKey: TEAM_KEY, queryFn: team.readMembers });
  const invite = useMutation({
    mutationFn: (invitation: Invitation) => withSession(() => team.invite(invitation)),
    onSuccess: (outcome, { email }) => tell.sent(outcome, email),
    onSettled,
  });
  const resend = useMutation({
    mutationFn: ({ email, name }: TeamMember) =>
      withSession(() => team.invite({ email, fullName: name ?? undefined })),
    onSuccess: (outcome, { email }) => tell.sent(outcome, email),
    onError: tell.failed,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ userId }: TeamMember) => withSession(() => team.removeMember(userId)),
    onSuccess: (_, member) => tell.removed(member),
    onError: tell.failed,
    // One's own session cannot read the team any more.
    onSettled: (_, error, { isSelf }) => (isSelf && !error ? undefined : onSettled()),
  });
  return { members, invite, resend, remove };
}

/** The name to call somebody by. */
export function personOf({ name, email }: Pick<TeamMember, 'name' | 'email'>): string {
  return name ?? email;
}

/** Each notice takes the place of the last one, and a failure stays until it is closed. */
function useTeamNotice() {
  const { show } = useNotices();
  return {
    sent: (outcome: InvitationOutcome, email: string) => {
      const [message, description] = sentNotice(outcome, email);
      show({ type: 'success', key: 'team', duration: NOTICE_S, message, description });
    },
    removed: (member: TeamMember) => {
      const told = member.isPending ? teamTexts.withdrawn : teamTexts.removed;
      show({ type: 'success', key: 'team', duration: NOTICE_S, message: told(personOf(member)) });
    },
    failed: (error: Error) => show({ type: 'error', key: 'team', duration: 0, message: errorMessage(error) }),
  };
}

function sentNotice(outcome: InvitationOutcome, email: string): [message: string, description: string] {
  const { invited, sentAgain, link, granted, grantedHelp } = teamTexts.sent;
  if (outcome === 'granted') return [granted(email), grantedHelp];
  return [outcome === 'invited' ? invited(email) : sentAgain(email), link];
}
