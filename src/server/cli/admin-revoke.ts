import { OperatorError } from '../../lib/operator-error';
import { printLine } from '../terminal';
import { logAccountChange, readEmail, withAccounts } from './support/account-store';
import { runCommand } from './support/run-command';

await runCommand(async () => {
  const email = readEmail(process.argv.slice(2), 'npm run admin:revoke -- e-posta');
  await withAccounts(process.env, async (accounts) => {
    const userId = await accounts.find(email);
    if (!userId) throw new OperatorError(`${email} adresiyle bir hesap yok.`);
    await accounts.setAdministrator(userId, { isAdmin: false, fullName: null });
    await logAccountChange(accounts, userId, 'right_revoked');
    printLine(`${email} artık ekipte değil.`);
  });
});
