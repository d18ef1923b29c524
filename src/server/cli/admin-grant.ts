import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../../supabase/local/operator-error';
import { say } from '../terminal';
import { withAccounts } from './administrators';
import { readEmail } from './email-argument';
import { runCommand } from './run-command';

const MIN_PASSWORD_LENGTH = 8;
const USAGE = 'npm run admin:grant -- e-posta [--name "Ad Soyad"] [--password-stdin]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean', default: false } },
  });
  const email = readEmail(positionals, USAGE);
  const fullName = values.name?.trim() ?? null;
  const given = values['password-stdin'] ? await readPassword() : null;
  await withAccounts(process.env, async (accounts) => {
    const existing = await accounts.find(email);
    const password = given ?? randomBytes(12).toString('base64url');
    const userId = existing ?? (await accounts.create({ email, password, fullName }));
    if (existing && given) await accounts.setPassword(existing, given);
    await accounts.setAdministrator(userId, { isAdmin: true, fullName });
    say(`${email} artık yönetici.`);
    if (!existing && !given) say(`Tek seferlik parola: ${password}  (ilk girişten sonra değiştirin)`);
  });
});

async function readPassword(): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length >= MIN_PASSWORD_LENGTH) return password;
  throw new OperatorError(`Parola en az ${MIN_PASSWORD_LENGTH} karakter olmalı.`);
}
