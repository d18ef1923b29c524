import { byRole, type Role } from './database-fixture';
import type { Outcome } from './role-matrix';

/** `former` is an administrator whose right was taken away; the session of `ended` is gone. */
export type Caller = Role | 'former' | 'ended';
export type Rights = Record<Caller, Outcome>;

const OF_FORMER = { former: 'refused', ended: 'refused' } as const;
export const EVERYBODY: Rights = {
  ...byRole<Outcome>({ visitor: 'allowed', member: 'allowed', admin: 'allowed' }),
  ...{ former: 'allowed', ended: 'allowed' },
};
export const ADMINISTRATORS: Rights = {
  ...byRole<Outcome>({ visitor: 'refused', member: 'refused', admin: 'allowed' }),
  ...OF_FORMER,
};
export const WRITERS_TOO: Rights = { ...ADMINISTRATORS, writer: 'allowed', writerSecondStep: 'allowed' };
export const NOTHING_FOR_WRITERS: Rights = {
  ...ADMINISTRATORS,
  writer: 'nothing',
  writerSecondStep: 'nothing',
};
/** Functions about the caller's own account. */
export const SIGNED_IN: Rights = {
  ...byRole<Outcome>({ visitor: 'refused', member: 'allowed', admin: 'allowed' }),
  ...{ firstStep: 'nothing', writerFirstStep: 'nothing', former: 'allowed', ended: 'nothing' },
};
export const SERVER: Rights = {
  ...byRole<Outcome>({ visitor: 'refused', member: 'refused', admin: 'refused' }),
  ...OF_FORMER,
};
export const SOME_ROWS_OF_BOTH_ROLES: Rights = { ...SIGNED_IN, member: 'nothing', former: 'nothing' };
export const SOME_ROWS_OF_ADMINISTRATORS: Rights = {
  ...SOME_ROWS_OF_BOTH_ROLES,
  ...{ writer: 'nothing', writerSecondStep: 'nothing' },
};
