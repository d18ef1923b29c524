import { userInfo } from 'node:os';
import { securityLine } from '../../../supabase/local/auth/security-log';
import type { AccountBook } from './administrators';

/** Keeps a change of rights with the operating system's user who made it, and writes its line for whoever collects them. */
export async function tellOfChange(accounts: AccountBook, userId: string, event: string): Promise<void> {
  const actor = userInfo().username;
  await accounts.record(userId, event, actor);
  process.stderr.write(`${securityLine(event, { account: userId, actor: `os:${actor}` })}\n`);
}
