import { setAdministrator } from '../../../supabase/local/auth/accounts';
import type { Account, DatabaseFixture } from './database-fixture';

/** Creates accounts for a test. */
export function useAccounts(database: DatabaseFixture) {
  let names = 0;

  async function twoDevices(): Promise<{ first: Account; second: Account; name: string }> {
    const name = `kisi-${(names += 1)}`;
    return { first: await database.signUp(name), second: await database.signInAgain(name), name };
  }

  async function administrator(): Promise<Account> {
    const { first } = await twoDevices();
    await setAdministrator(database.sql, first.userId, { isAdmin: true, fullName: null });
    return first;
  }

  return { twoDevices, administrator };
}
