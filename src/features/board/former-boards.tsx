import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { boardTexts } from '../../content/corporate/board';
import { formatCivilDate } from '../../lib/dates/dates';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { SectionHeading } from '../../ui/section-heading/section-heading';
import styles from './former-boards.module.css';
import { formerTerms, servedWhole, yearsOf, type FormerTerm, type Membership } from './former-terms';
import type { BoardMember } from './president';
import { formerMembersQuery } from './queries';

const { former: texts } = boardTexts;
const GROUPS = [
  { title: texts.regularMembers, body: 'board', seat: 'regular' },
  { title: boardTexts.substitutes, body: 'board', seat: 'substitute' },
  { title: boardTexts.audit, body: 'audit', seat: 'regular' },
  { title: boardTexts.auditSubstitutes, body: 'audit', seat: 'substitute' },
] as const;

/** The boards before the present one, each folded. Without JavaScript they open all the same. */
export function FormerBoards({ present }: { present: readonly BoardMember[] }) {
  const headingId = useId();
  const today = useToday();
  const former = useQuery(formerMembersQuery(useDatabase(), today));
  if (former.isPending) return null;
  const terms = formerTerms(
    former.data ?? [],
    present.map((member) => ({ ...member, term_to: null })),
    today,
  );
  return (
    <section className={styles.former} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{texts.title}</SectionHeading>
      <div>
        {terms.map((term) => (
          <Term key={term.from} term={term} />
        ))}
        {terms.length === 0 && <p>{former.isError ? texts.failed : texts.none}</p>}
      </div>
    </section>
  );
}

function Term({ term }: { term: FormerTerm }) {
  return (
    <details className={styles.term}>
      <summary>
        <h3>{texts.term(yearsOf(term))}</h3>
        <span className={styles.days}>
          {texts.days(formatCivilDate(term.from), formatCivilDate(term.to))}
        </span>
      </summary>
      <div className={styles.groups}>
        {GROUPS.map(({ title, body, seat }) => {
          const members = term.members.filter((member) => member.body === body && member.seat === seat);
          if (members.length === 0) return null;
          return (
            <section key={title}>
              <h4>{title}</h4>
              <ul>
                {members.map((member) => (
                  <li key={member.id}>
                    <Member term={term} member={member} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </details>
  );
}

/** Who was not there for the whole term has days of their own. */
function Member({ term, member }: { term: FormerTerm; member: Membership }) {
  const { full_name: name, role, term_from: from, term_to: to } = member;
  const began = formatCivilDate(from);
  return (
    <>
      <span translate="no">{name}</span>
      {role !== null && <span className={styles.days}>{role}</span>}
      {!servedWhole(term, member) && (
        <span className={styles.days}>
          {to === null ? texts.since(began) : texts.days(began, formatCivilDate(to))}
        </span>
      )}
    </>
  );
}
