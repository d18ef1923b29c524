import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { errorMessage } from '../../../src/lib/error-message';
import { ROLE_WORDS, type TeamRole } from '../../../src/lib/identity/roles';
import { ActionForm } from '../sign-in/action-form';
import { EmailField, emailRule, nameRule } from '../sign-in/person-fields';
import { ACCOUNT_KEY } from '../sign-in/ways-in';
import { appTexts } from '../../i18n/app';
import { teamTexts } from '../../i18n/team';
import { checkRule } from '../../lib/form-rules';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import { QueryResult } from '../../lib/query-result';
import { useWithSession } from '../../lib/session-recovery-context';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { authGateway, team } from '../../data/instances';
import type { Invitation, InvitationOutcome, TeamMember } from '../../data/team';
import { MemberList, type NewRole, personOf } from './member-list';
import styles from './team.module.css';

const TEAM_KEY = ['team'] as const;

/** Who has which role. An administrator invites others here, and changes and takes their roles. */
export function TeamPage() {
  useDocumentTitle(appTexts.team.title);
  const { members, invite, resend, remove, setRole } = useTeam();
  const account = useQuery({ queryKey: ACCOUNT_KEY, queryFn: authGateway.readAccount });
  const hasSecondStep = account.isSuccess && account.data.settings.mfa_enabled !== false;
  return (
    <div className={styles.page}>
      <h1>{appTexts.team.title}</h1>
      <p>{teamTexts.help}</p>
      <QueryResult query={members} failed={teamTexts.failed}>
        {(team) => (
          <MemberList
            members={team}
            hasSecondStep={hasSecondStep}
            resend={resend}
            remove={remove}
            setRole={setRole}
          />
        )}
      </QueryResult>
      <section>
        <h2>{teamTexts.invite.title}</h2>
        <p>{teamTexts.invite.help}</p>
        <InviteForm invite={invite.mutateAsync} />
      </section>
    </div>
  );
}

const ROLES = ['administrator', 'writer'] as const satisfies readonly TeamRole[];

// Not `required`: Ant Design would give its group, which has no role, an attribute that only roles may have.
const roleRule = checkRule((role?: TeamRole) => (role ? undefined : teamTexts.invite.roleMissing));

/** Asks for an address to invite. What was typed stays until the invitation is sent. */
function InviteForm({ invite }: { readonly invite: (invitation: Invitation) => Promise<unknown> }) {
  const [form] = Form.useForm<Required<Invitation>>();
  const { invite: texts } = teamTexts;
  const send = useMutation({
    mutationFn: ({ email, role, full_name }: Invitation) =>
      invite({ email, role, ...(full_name?.trim() && { full_name: full_name.trim() }) }),
    onSuccess: () => form.resetFields(),
  });
  return (
    <ActionForm<Required<Invitation>>
      form={form}
      action={send}
      initialValues={{ email: '', full_name: '' }}
      submit={{ type: 'primary', children: texts.send }}
    >
      <EmailField label={texts.email} autoComplete="off" rules={[emailRule]} />
      <Form.Item name="full_name" label={texts.name} rules={[nameRule]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={texts.role} rules={[roleRule]}>
        <Radio.Group className={styles.roles}>
          {ROLES.map((role) => (
            <Radio key={role} value={role} aria-describedby={`duties-${role}`}>
              {ROLE_WORDS[role]}
              <span id={`duties-${role}`} className={styles.duties}>
                {teamTexts.duties[role]}
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
    </ActionForm>
  );
}

/** Each notice takes the place of the last one, and a failure stays until it is closed. */
function useTeam() {
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { show } = useNotices();
  const tell = (message: string, description?: string) =>
    show({ type: 'success', key: 'team', duration: READING_SECONDS, message, description });
  const tellSent = (outcome: InvitationOutcome, { email, role }: Invitation) => {
    const { invited, sentAgain, link, grantedHelp } = teamTexts.sent;
    if (outcome === 'granted') tell(teamTexts.given(email, role), grantedHelp);
    else tell((outcome === 'invited' ? invited : sentAgain)(email), link);
  };
  const onError = (error: Error) =>
    show({ type: 'error', key: 'team', duration: 0, message: errorMessage(error) });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: TEAM_KEY });
  const mutationFn = (invitation: Invitation) => withSession(() => team.invite(invitation));

  return {
    members: useQuery({ queryKey: TEAM_KEY, queryFn: team.readMembers }),
    // The form shows its failure.
    invite: useMutation({ mutationFn, onSuccess: tellSent, onSettled }),
    resend: useMutation({ mutationFn, onSuccess: tellSent, onError, onSettled }),
    setRole: useMutation({
      mutationFn: ({ member, role }: NewRole) => withSession(() => team.setRole(member.user_id, role)),
      onSuccess: (_, { member, role }) => tell(teamTexts.given(personOf(member), role)),
      onError,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ user_id }: TeamMember) => withSession(() => team.removeMember(user_id)),
      onSuccess: (_, member) =>
        tell((member.is_pending ? teamTexts.withdrawn : teamTexts.removed)(personOf(member))),
      onError,
      // One's own session cannot read the team any more.
      onSettled: (_, error, { is_self }) => (is_self && !error ? undefined : onSettled()),
    }),
  };
}
