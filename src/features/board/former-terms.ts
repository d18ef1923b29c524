import type { Tables } from '../../lib/database/database';
import { civilParts, type CivilDate } from '../../lib/dates/dates';

export type Membership = Pick<
  Tables<'board_members'>,
  'id' | 'full_name' | 'role' | 'body' | 'seat' | 'term_from'
> & { readonly term_to: CivilDate | null };

/** A board that was in office before the present one. */
export interface FormerTerm {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly members: readonly Membership[];
}

interface Span {
  readonly from: CivilDate;
  /** Null has no end yet. */
  readonly to: CivilDate | null;
}

/**
 * Returns the terms that were over before a day, the newest first. A term is the time that most members had in common. Who came later, left
 * earlier or served longer belongs to each term that their own time touches; who left during the present one is in none.
 */
export function formerTerms(
  read: readonly Membership[],
  present: readonly Membership[],
  today: CivilDate,
): FormerTerm[] {
  const former = read.filter(({ term_to: to }) => to !== null && to < today);
  const now = mostCommon(present.map(spanOf))[0];
  const terms: Span[] = now ? [{ from: now.from, to: null }] : [];
  for (const span of mostCommon(former.map(spanOf)))
    if (!terms.some((term) => overlap(term, span))) terms.push(span);
  const members = [...former, ...present];
  return terms
    .filter((term): term is Span & { to: CivilDate } => term.to !== null)
    .sort((one, other) => other.from.localeCompare(one.from))
    .map((term) => ({ ...term, members: members.filter((member) => overlap(term, spanOf(member))) }));
}

/** Returns the years of a term: '2022–2024', or '2024' for one within a year. */
export function yearsOf({ from, to }: Pick<FormerTerm, 'from' | 'to'>): string {
  const [first, last] = [civilParts(from).year, civilParts(to).year];
  return first === last ? String(first) : `${first}–${last}`;
}

/** Whether a member's own time is the whole term. */
export function servedWhole(
  { from, to }: FormerTerm,
  { term_from: began, term_to: ended }: Membership,
): boolean {
  return began <= from && (ended === null || ended >= to);
}

function spanOf({ term_from: from, term_to: to }: Membership): Span {
  return { from, to };
}

/** Each span once, that of most members first; of equal ones the newer. */
function mostCommon(spans: readonly Span[]): Span[] {
  const counts = new Map<string, { readonly span: Span; count: number }>();
  for (const span of spans) {
    const key = `${span.from} ${span.to ?? ''}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { span, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || other.span.from.localeCompare(one.span.from))
    .map(({ span }) => span);
}

/** One may begin on the day on which the other ends. */
function overlap(one: Span, other: Span): boolean {
  return (other.to === null || one.from < other.to) && (one.to === null || other.from < one.to);
}
