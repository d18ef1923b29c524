import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { CONNECT_LIMIT_S } from '../../../src/lib/time-limits';
import { OperatorError } from '../../../src/lib/operator-error';

const RECONNECT_WAIT_S = 0.5;

/**
 * For every connection of ours: no notices on the terminal, a database that is silent is not waited for, and one that comes back is
 * found at once.
 */
export const CONNECTION_OPTIONS = {
  onnotice: () => undefined,
  connect_timeout: CONNECT_LIMIT_S,
  backoff: () => RECONNECT_WAIT_S,
} as const satisfies Options<Record<string, PostgresType>>;

/** Connects, and throws an OperatorError with the database's own reason when it does not answer. */
export async function openDatabase(url: string, { max }: { max: number }): Promise<Sql> {
  const sql = postgres(url, { ...CONNECTION_OPTIONS, max });
  try {
    await sql`select 1`;
    return sql;
  } catch (cause) {
    await sql.end();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(
      `Veri tabanına bağlanılamadı: ${reason}. Çalıştığını ve DATABASE_URL adresinin doğru olduğunu denetleyin.`,
      { cause },
    );
  }
}
