import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useRef } from 'react';
import { ROLE_WORDS, type TeamRole } from '../../../src/lib/identity/roles';
import { paths } from '../../../src/lib/paths/paths';
import { RowList } from '../../screens/rows/row-list';
import type { RowColumn } from '../../screens/rows/row-columns';
import { useSignOut } from '../sign-in/sign-out';
import { teamTexts } from '../../i18n/team';
import { loadingIcon } from '../../lib/loading-icon';
import { useQuestion } from '../../lib/questions';
import { formatRelativeTime } from '../../lib/relative-time';
import type { Invitation, InvitationOutcome, TeamMember } from '../../data/team';
import styles from './team.module.css';

const { question, ...texts } = teamTexts;

export interface NewRole {
  readonly member: TeamMember;
  readonly role: TeamRole;
}

interface MemberListProps {
  members: readonly TeamMember[];
  /** Whether the sign-in server offers the second step. Where it cannot, nobody could turn it on. */
  hasSecondStep: boolean;
  resend: UseMutationResult<InvitationOutcome, Error, Invitation>;
  remove: UseMutationResult<unknown, Error, TeamMember>;
  setRole: UseMutationResult<unknown, Error, NewRole>;
}

export function MemberList({ members, hasSecondStep, resend, remove, setRole }: MemberListProps) {
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

export function personOf({ full_name, email }: TeamMember): string {
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
    title: texts.secondStep,
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
