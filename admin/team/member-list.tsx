import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useRef } from 'react';
import { paths } from '../../src/lib/paths/paths';
import { useSignOut } from '../auth/use-sign-out';
import { teamTexts } from '../i18n/team';
import { loadingIcon } from '../lib/loading-icon';
import { useQuestion } from '../lib/questions';
import { formatRelativeTime } from '../lib/relative-time';
import { useMediaQuery } from '../lib/use-media-query';
import type { InvitationOutcome, TeamMember } from '../providers/team';
import styles from './team.module.css';
import { personOf } from './use-team';

const { question, ...texts } = teamTexts;
/** As for the lists of content: a table above this width, cards below. */
const WIDE = '(width >= 640px)';

interface MemberListProps {
  members: readonly TeamMember[];
  resend: UseMutationResult<InvitationOutcome, Error, TeamMember>;
  remove: UseMutationResult<void, Error, TeamMember>;
}

export function MemberList({ members, resend, remove }: MemberListProps) {
  const isWide = useMediaQuery(WIDE);
  const ask = useQuestion();
  const { signOut } = useSignOut(paths.home);
  const list = useRef<HTMLElement>(null);

  async function askToRemove(member: TeamMember): Promise<void> {
    if (!(await ask({ ...removalQuestion(member), isDanger: true }))) return;
    // A notice shows a failure.
    remove.mutate(member, {
      onSuccess: () => {
        if (member.isSelf) signOut();
        // The pressed button is gone with its row.
        list.current?.focus();
      },
    });
  }

  const actionsOf = (member: TeamMember) => (
    <MemberActions
      member={member}
      isLast={isLastToSignIn(member, members)}
      isResending={resend.isPending && resend.variables.userId === member.userId}
      onResend={() => resend.mutate(member)}
      onRemove={() => void askToRemove(member)}
    />
  );
  return (
    <section ref={list} className={styles.members} tabIndex={-1} aria-label={texts.list}>
      {isWide ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.lastSignIn}</th>
              <th scope="col">{texts.secondStep}</th>
              <th scope="col">{texts.actions}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.userId}>
                <th scope="row">
                  <Person member={member} />
                </th>
                <td>
                  <LastSignIn member={member} />
                </td>
                <td>
                  <SecondStep member={member} />
                </td>
                <td>{actionsOf(member)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul>
          {members.map((member) => (
            <li key={member.userId}>
              <Person member={member} />
              <dl>
                <dt>{texts.lastSignIn}</dt>
                <dd>
                  <LastSignIn member={member} />
                </dd>
                {!member.isPending && (
                  <>
                    <dt>{texts.secondStep}</dt>
                    <dd>
                      <SecondStep member={member} />
                    </dd>
                  </>
                )}
              </dl>
              {actionsOf(member)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Person({ member: { name, email, isSelf } }: { member: TeamMember }) {
  return (
    <div className={styles.person}>
      <strong>{name ?? texts.nameless}</strong>
      {isSelf && <Tag>{texts.self}</Tag>}
      <span className={styles.email}>{email}</span>
    </div>
  );
}

function LastSignIn({ member: { lastSignInAt, invitedAt } }: { member: TeamMember }) {
  if (lastSignInAt !== null) return formatRelativeTime(lastSignInAt);
  return (
    <>
      {texts.never}
      {invitedAt !== null && (
        <span className={styles.invited}>{texts.invitedAt(formatRelativeTime(invitedAt))}</span>
      )}
    </>
  );
}

/** Somebody who has not come yet could not turn it on. */
function SecondStep({ member: { isPending, hasSecondStep } }: { member: TeamMember }) {
  if (isPending) return null;
  const Icon = hasSecondStep ? CheckCircleOutlined : MinusCircleOutlined;
  return (
    <span className={styles.step}>
      <Icon aria-hidden /> {hasSecondStep ? texts.on : texts.off}
    </span>
  );
}

interface MemberActionsProps {
  member: TeamMember;
  isLast: boolean;
  isResending: boolean;
  onResend: () => void;
  onRemove: () => void;
}

function MemberActions({ member, isLast, isResending, onResend, onRemove }: MemberActionsProps) {
  const nameOf = (action: string) => texts.actionOn(action, personOf(member));
  const removal = member.isPending ? texts.withdraw : texts.remove;
  if (isLast) return <p className={styles.reason}>{texts.last}</p>;
  return (
    <div className={styles.actions}>
      {member.isPending && (
        <Button aria-label={nameOf(texts.resend)} loading={loadingIcon(isResending)} onClick={onResend}>
          {texts.resend}
        </Button>
      )}
      <Button danger aria-label={nameOf(removal)} onClick={onRemove}>
        {removal}
      </Button>
    </div>
  );
}

/** The database decides. It refuses to leave the site to people who have never signed in. */
function isLastToSignIn(member: TeamMember, members: readonly TeamMember[]): boolean {
  return !members.some(({ userId, lastSignInAt }) => userId !== member.userId && lastSignInAt !== null);
}

function removalQuestion(member: TeamMember) {
  const person = personOf(member);
  if (member.isSelf)
    return {
      title: question.removeSelf,
      content: question.removeSelfHelp,
      okText: question.removeSelfConfirm,
    };
  return member.isPending
    ? { title: question.withdraw(person), content: question.withdrawHelp, okText: texts.withdraw }
    : { title: question.remove(person), content: question.removeHelp, okText: texts.remove };
}
