import { OperatorError } from '../../lib/operator-error';
import { say } from '../terminal';
import { withAccounts } from './administrators';
import { readEmail } from './email-argument';
import { tellOfChange } from './rights-log';
import { runCommand } from './run-command';

await runCommand(async () => {
  const email = readEmail(process.argv.slice(2), 'npm run admin:revoke -- e-posta');
  await withAccounts(process.env, async (accounts) => {
    const userId = await accounts.find(email);
    if (!userId) throw new OperatorError(`${email} adresiyle bir hesap yok.`);
    await accounts.setAdministrator(userId, { isAdmin: false, fullName: null });
    await tellOfChange(accounts, userId, 'right_revoked');
    say(`${email} artık yönetici değil.`);
  });
});
