import type { Tables } from '../../lib/database/database';
import { foldTurkish } from '../../lib/text/turkish';

export type BoardMember = Pick<
  Tables<'board_members'>,
  'id' | 'full_name' | 'role' | 'body' | 'seat' | 'photo_url' | 'term_from'
>;

/** The names of the office, without marks. */
const OFFICES = ['baskan', 'yonetim kurulu baskani', 'dernek baskani'];

/** Returns the president among the members in office: of two boards the newer one's. */
export function presidentOf(members: readonly BoardMember[]): BoardMember | undefined {
  return members
    .filter(({ body, role }) => body === 'board' && OFFICES.includes(foldTurkish(role ?? '').trim()))
    .sort((one, other) => other.term_from.localeCompare(one.term_from))[0];
}
