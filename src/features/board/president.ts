import { foldTurkish } from '../../lib/text/turkish';
import type { BoardMember } from './board-members';

/** The names of the office, without marks. */
const OFFICES = ['baskan', 'yonetim kurulu baskani', 'dernek baskani'];

/** Returns the president among the members in office: of two boards the newer one's. */
export function presidentOf(members: readonly BoardMember[]): BoardMember | undefined {
  return members
    .filter(({ body, role }) => body === 'board' && OFFICES.includes(foldTurkish(role ?? '').trim()))
    .sort((one, other) => other.term_from.localeCompare(one.term_from))[0];
}
