import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { findPasswordFault } from '../../../supabase/local/auth/passwords/password-check';
import { OperatorError } from '../../lib/operator-error';
import { printLine } from '../terminal';
import { logAccountChange, readEmail, withAccounts } from './support/account-store';
import { runCommand } from './support/run-command';

const USAGE = 'npm run admin:grant -- e-posta [--name "Ad Soyad"] [--password-stdin]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean', default: false } },
  });
  const email = readEmail(positionals, USAGE);
  const fullName = values.name?.trim() ?? null;
  const given = values['password-stdin'] ? await readPassword(email) : null;
  await withAccounts(process.env, async (accounts) => {
    const existing = await accounts.find(email);
    const password = given ?? randomBytes(12).toString('base64url');
    const userId = existing ?? (await accounts.create({ email, password, fullName }));
    if (existing && given) await accounts.setPassword(existing, given);
    if (!existing && !given) await accounts.requirePasswordChange(userId);
    await accounts.setAdministrator(userId, { isAdmin: true, fullName });
    if (existing && given) await logAccountChange(accounts, userId, 'password_changed');
    await logAccountChange(accounts, userId, 'right_granted');
    printLine(`${email} artık yönetici.`);
    if (!existing && !given) printLine(`Tek seferlik parola: ${password}  (ilk girişten sonra değiştirin)`);
  });
});

async function readPassword(email: string): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const fault = await findPasswordFault(password, email);
  if (fault) throw new OperatorError(fault.sentence);
  return password;
}
