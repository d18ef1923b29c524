import { userInfo } from 'node:os';
import { securityLine } from '../../../../supabase/local/auth/security-log/security-log';
import { writeLog } from '../../terminal';
import type { AccountStore } from './account-store';

/** Records a change of an account with the operating system's user who made it, and writes a line to the security log. */
export async function logAccountChange(accounts: AccountStore, userId: string, event: string): Promise<void> {
  const actor = userInfo().username;
  await accounts.record(userId, event, actor);
  writeLog({ level: 'warn', message: securityLine(event, { account: userId, actor: `os:${actor}` }) });
}
