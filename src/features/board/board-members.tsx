import { useId } from 'react';
import { boardTexts } from '../../content/corporate/board';
import { SectionHeading } from '../../ui/section-heading/section-heading';
import styles from './board-page.module.css';
import { MemberPortrait } from './member-portrait';
import type { BoardMember } from './president';

/** The regular members of the board as portraits, then substitutes and the audit board as lists of names. */
export function BoardMembers({ members }: { members: readonly BoardMember[] }) {
  const seated = (body: string, seat: string) =>
    members.filter((member) => member.body === body && member.seat === seat);
  return (
    <>
      <Seats title={boardTexts.regularMembers} members={seated('board', 'regular')} hasPortraits />
      <Seats title={boardTexts.substitutes} members={seated('board', 'substitute')} />
      <Seats title={boardTexts.audit} members={seated('audit', 'regular')} />
      <Seats title={boardTexts.auditSubstitutes} members={seated('audit', 'substitute')} />
    </>
  );
}

interface SeatsProps {
  title: string;
  members: readonly BoardMember[];
  hasPortraits?: boolean;
}

function Seats({ title, members, hasPortraits = false }: SeatsProps) {
  const headingId = useId();
  if (members.length === 0) return null;
  return (
    <section className={styles.board} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{title}</SectionHeading>
      <ul className={hasPortraits ? styles.members : styles.names}>
        {members.map((member) => (
          <li key={member.id}>
            {hasPortraits ? <MemberPortrait member={member} /> : <MemberName member={member} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberName({ member: { full_name: name, role } }: { member: BoardMember }) {
  return (
    <>
      <span translate="no">{name}</span>
      {role !== null && <span className={styles.role}>{role}</span>}
    </>
  );
}
