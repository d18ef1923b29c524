import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useRef, type ReactNode } from 'react';
import { paths } from '../../../src/lib/paths/paths';
import { useSignOut } from '../sign-in/sign-out';
import { teamTexts } from '../../i18n/team';
import { loadingIcon } from '../../lib/loading-icon';
import { useQuestion } from '../../lib/questions';
import { formatRelativeTime } from '../../lib/relative-time';
import { useMediaQuery } from '../../lib/use-media-query';
import type { Invitation, InvitationOutcome, TeamMember } from '../../data/team';
import styles from './team.module.css';

const { question, ...texts } = teamTexts;
/** As for the lists of content: a table above this width, cards below. */
const WIDE = '(width >= 640px)';

interface MemberListProps {
  members: readonly TeamMember[];
  resend: UseMutationResult<InvitationOutcome, Error, Invitation>;
  remove: UseMutationResult<unknown, Error, TeamMember>;
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
        if (member.is_self) signOut();
        // The pressed button is gone with its row.
        list.current?.focus();
      },
    });
  }

  const actionsOf = (member: TeamMember) => {
    const { email, full_name, is_pending: isPending } = member;
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
            onClick={() => resend.mutate({ email, full_name: full_name ?? undefined })}
          >
            {texts.resend}
          </Button>
        )}
        <Button danger aria-label={nameOf(removal)} onClick={() => void askToRemove(member)}>
          {removal}
        </Button>
      </div>
    );
  };
  return (
    <section ref={list} className={styles.members} tabIndex={-1} aria-label={texts.list}>
      {isWide ? (
        <table>
          <thead>
            <tr>
              {[texts.name, ...FACTS.map(({ title }) => title), texts.actions].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.user_id}>
                <th scope="row">
                  <Person member={member} />
                </th>
                {FACTS.map(({ title, wordsOf }) => (
                  <td key={title}>{wordsOf(member)}</td>
                ))}
                <td>{actionsOf(member)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul>
          {members.map((member) => (
            <li key={member.user_id}>
              <Person member={member} />
              <dl>
                {FACTS.map(({ title, wordsOf }) => ({ title, words: wordsOf(member) }))
                  .filter(({ words }) => words !== null)
                  .map(({ title, words }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>{words}</dd>
                    </div>
                  ))}
              </dl>
              {actionsOf(member)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The name to call somebody by. */
export function personOf({ full_name, email }: TeamMember): string {
  return full_name ?? email;
}

function Person({ member: { full_name, email, is_self } }: { member: TeamMember }) {
  return (
    <div className={styles.person}>
      <strong>{full_name ?? texts.nameless}</strong>
      {is_self && <Tag>{texts.self}</Tag>}
      <span className={styles.email}>{email}</span>
    </div>
  );
}

/** What a row says of a person, in a column or a line of a card. */
const FACTS: readonly { readonly title: string; readonly wordsOf: (member: TeamMember) => ReactNode }[] = [
  {
    title: texts.lastSignIn,
    wordsOf: ({ last_sign_in_at: at, invited_at: invitedAt }) =>
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
    title: texts.secondStep,
    // Somebody who has not come yet could not turn it on.
    wordsOf: ({ is_pending, has_second_step: isOn }) => {
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
  return !members.some(({ user_id, last_sign_in_at: at }) => user_id !== member.user_id && at !== null);
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
