import { OperatorError } from '../../lib/operator-error';
import { printLine } from '../terminal';
import { logAccountChange, readEmail, withAccounts } from './support/account-store';
import { runCommand } from './support/run-command';

// For a lost telephone: the person then signs in by password alone and sets up a new second step.
await runCommand(async () => {
  const email = readEmail(process.argv.slice(2), 'npm run admin:reset-second-step -- e-posta');
  await withAccounts(process.env, async (accounts) => {
    const userId = await accounts.find(email);
    if (!userId) throw new OperatorError(`${email} adresiyle bir hesap yok.`);
    const removed = await accounts.removeSecondSteps(userId);
    if (removed === null)
      throw new OperatorError('Yerel sunucuda iki adımlı doğrulama yok; kaldırılacak bir şey de yok.');
    if (removed === 0) throw new OperatorError(`${email} hesabında iki adımlı doğrulama açık değil.`);
    await logAccountChange(accounts, userId, 'second_step_removed');
    printLine(`${email} hesabının iki adımlı doğrulaması kaldırıldı. Girişte artık yalnızca parola istenir.`);
    printLine(
      'Hesabın sahibi giriş yapınca Hesabım sayfasından yeniden açsın; cihaz çalındıysa parolasını da değiştirsin.',
    );
  });
});
