import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Radio, Button, Tag } from 'antd';
import { errorMessage } from '../../../src/lib/error-message';
import { ROLE_WORDS, type TeamRole } from '../../../src/lib/identity/roles';
import { ActionForm } from '../sign-in/action-form';
import { EmailField, emailRule, nameRule } from '../sign-in/person-fields';
import { ACCOUNT_KEY } from '../sign-in/ways-in';
import { appTexts } from '../../i18n/app';
import { secondStepTexts } from '../../i18n/second-step';
import { teamTexts } from '../../i18n/team';
import { checkRule } from '../../lib/form-values';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import { QueryResult, loadingIcon } from '../../lib/loading';
import { useWithSession } from '../../lib/session-recovery-context';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { authGateway, team } from '../../data/instances';
import type { Invitation, InvitationOutcome, TeamMember } from '../../data/team';
import styles from './team.module.css';
import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { paths } from '../../../src/lib/paths/paths';
import { RowList } from '../../screens/rows/row-list';
import type { RowColumn } from '../../screens/rows/row-columns';
import { useSignOut } from '../sign-in/sign-out';
import { useQuestion } from '../../lib/questions';
import { formatRelativeTime } from '../../lib/relative-time';

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
        {(team) => <MemberList members={team} {...{ hasSecondStep, resend, remove, setRole }} />}
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

const { question, ...texts } = teamTexts;

interface NewRole {
  readonly member: TeamMember;
  readonly role: TeamRole;
}

interface MemberListProps extends Pick<ReturnType<typeof useTeam>, 'resend' | 'remove' | 'setRole'> {
  readonly members: readonly TeamMember[];
  /** Whether the sign-in server offers the second step. Where it cannot, nobody could turn it on. */
  readonly hasSecondStep: boolean;
}

function MemberList({ members, hasSecondStep, resend, remove, setRole }: MemberListProps) {
  const ask = useQuestion();
  const { signOut } = useSignOut(paths.home);
  const list = useRef<HTMLElement>(null);

  async function askToRemove(member: TeamMember): Promise<void> {
    if (!(await ask({ ...removalQuestion(member), isDanger: true }))) return;
    // A notice shows a failure.
    remove.mutate(member, {
      onSuccess: () => {
        if (member.is_self) signOut();
        // The pressed button is gone with its row.
        list.current?.focus();
      },
    });
  }

  async function askToGive(role: TeamRole, member: TeamMember): Promise<void> {
    const { give, giveHelp } = question;
    const title = give(personOf(member), role);
    if (await ask({ title, content: giveHelp[role], okText: texts.give[role] }))
      setRole.mutate({ member, role });
  }

  const actionsOf = (member: TeamMember) => {
    const { email, full_name, role, is_pending: isPending } = member;
    const otherRole = role === 'writer' ? 'administrator' : 'writer';
    const nameOf = (action: string) => texts.actionOn(action, personOf(member));
    const removal = isPending ? texts.withdraw : texts.remove;
    const isResending = resend.isPending && resend.variables.email === email;
    if (isLastToSignIn(member, members)) return <p className={styles.reason}>{texts.last}</p>;
    return (
      <div className={styles.actions}>
        {isPending && (
          <Button
            aria-label={nameOf(texts.resend)}
            loading={loadingIcon(isResending)}
            onClick={() => resend.mutate({ email, role, full_name: full_name ?? undefined })}
          >
            {texts.resend}
          </Button>
        )}
        {!member.is_self && (
          <Button
            aria-label={nameOf(texts.give[otherRole])}
            onClick={() => void askToGive(otherRole, member)}
          >
            {texts.give[otherRole]}
          </Button>
        )}
        <Button aria-label={nameOf(removal)} onClick={() => void askToRemove(member)}>
          {removal}
        </Button>
      </div>
    );
  };
  return (
    <section ref={list} className={styles.members} tabIndex={-1} aria-label={texts.list}>
      <RowList
        rows={members.map((member) => ({ ...member, id: member.user_id }))}
        columns={COLUMNS.filter(({ key }) => key !== SECOND_STEP || hasSecondStep)}
        titleOf={personOf}
        actions={actionsOf}
      />
    </section>
  );
}

function personOf({ full_name, email }: TeamMember): string {
  return full_name ?? email;
}

const SECOND_STEP = 'secondStep';

const COLUMNS: readonly RowColumn<TeamMember>[] = [
  {
    key: 'name',
    title: texts.name,
    onCard: 'title',
    render: ({ full_name, email, is_self }) => (
      <div className={styles.person}>
        {full_name ?? texts.nameless}
        {is_self && <Tag>{texts.self}</Tag>}
        <span className={styles.email}>{email}</span>
      </div>
    ),
  },
  {
    key: 'role',
    title: texts.role,
    hasLabelOnCard: true,
    render: ({ role }) => ROLE_WORDS[role],
  },
  {
    key: 'lastSignIn',
    title: texts.lastSignIn,
    hasLabelOnCard: true,
    render: ({ last_sign_in_at: at, invited_at: invitedAt }) =>
      at !== null ? (
        formatRelativeTime(at)
      ) : (
        <>
          {texts.never}
          {invitedAt !== null && (
            <span className={styles.invited}>{texts.invitedAt(formatRelativeTime(invitedAt))}</span>
          )}
        </>
      ),
  },
  {
    key: SECOND_STEP,
    title: secondStepTexts.title,
    hasLabelOnCard: true,
    // Somebody who has not come yet could not turn it on.
    isFilled: ({ is_pending }) => !is_pending,
    render: ({ is_pending, has_second_step: isOn }) => {
      if (is_pending) return null;
      const Icon = isOn ? CheckCircleOutlined : MinusCircleOutlined;
      return (
        <span className={styles.step}>
          <Icon aria-hidden /> {isOn ? texts.on : texts.off}
        </span>
      );
    },
  },
];

/** The database decides. It refuses to leave the site to people who have never signed in. */
function isLastToSignIn(member: TeamMember, members: readonly TeamMember[]): boolean {
  if (member.role !== 'administrator') return false;
  return !members.some(
    ({ user_id, role, last_sign_in_at: at }) =>
      user_id !== member.user_id && role === 'administrator' && at !== null,
  );
}

function removalQuestion(member: TeamMember) {
  const person = personOf(member);
  if (member.is_self)
    return {
      title: question.removeSelf,
      content: question.removeSelfHelp,
      okText: question.removeSelfConfirm,
    };
  return member.is_pending
    ? { title: question.withdraw(person), content: question.withdrawHelp, okText: texts.withdraw }
    : { title: question.remove(person), content: question.removeHelp, okText: texts.remove };
}
