/** What somebody of the team may do: everything, or write what is not public yet. The database has the same names. */
export type TeamRole = 'administrator' | 'writer';

/** The roles as the interface calls them, the one with more rights first. */
export const ROLE_WORDS: Readonly<Record<TeamRole, string>> = { administrator: 'Yönetici', writer: 'Yazar' };

/** Tells whether a value, of the database or a mail's data, is a role. */
export function isTeamRole(value: unknown): value is TeamRole {
  return typeof value === 'string' && Object.hasOwn(ROLE_WORDS, value);
}

/** 'yönetici', within a sentence. An act of the team from before there were writers names no role. */
export function roleInSentence(role: unknown): string {
  return ROLE_WORDS[isTeamRole(role) ? role : 'administrator'].toLocaleLowerCase('tr');
}
