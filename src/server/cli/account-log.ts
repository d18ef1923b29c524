import { userInfo } from 'node:os';
import { securityLine } from '../../../supabase/local/auth/security-log/security-log';
import type { AccountStore } from './account-store';

/** Keeps a change of rights with the operating system's user who made it, and writes its line for whoever collects them. */
export async function logAccountChange(accounts: AccountStore, userId: string, event: string): Promise<void> {
  const actor = userInfo().username;
  await accounts.record(userId, event, actor);
  process.stderr.write(`${securityLine(event, { account: userId, actor: `os:${actor}` })}\n`);
}
