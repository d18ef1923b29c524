import type { PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';

/** Who asks, as lite reads it from a verified token; absent for a visitor. */
interface Session {
  readonly auth?: { readonly uid?: string; readonly role?: string | null; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: string };
}

/** lite's own method, which says the same in six statements, most of them two round trips long. */
const METHOD = 'applyJwtSessionContext';

/**
 * Makes lite tell PostgreSQL in one statement on whose behalf a transaction is: the role, which row-level security goes by, and the
 * token's contents, which `auth.uid()` reads. Throws when lite no longer has the method that this stands in for.
 */
export function tellSessionAtOnce(connection: PostgresConnection): void {
  if (!(METHOD in connection))
    throw new Error(`lite has no ${METHOD} any more: see supabase/local/session-context.ts`);
  Object.assign(connection, { [METHOD]: tellSession });
}

async function tellSession(transaction: Kysely<unknown>, { auth, storage }: Session): Promise<void> {
  // No role at all would be PostgreSQL's own, whom no policy binds.
  const role = auth?.role ?? 'anon';
  const settings = {
    role,
    'request.jwt.claim.sub': auth?.uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
    'storage.operation': storage?.operation ?? '',
  };
  // For this transaction only: the connection then serves somebody else.
  const told = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(told)}`.execute(transaction);
}
