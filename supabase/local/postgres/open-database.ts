import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { CONNECT_LIMIT_S } from '../../../src/lib/time-limits';
import { errorMessage } from '../../../src/lib/error-message';
import { OperatorError } from '../../../src/lib/operator-error';

const RECONNECT_WAIT_S = 0.5;

/** For every connection: no notices on the terminal, a limit for connecting, and a quick reconnection. */
export const CONNECTION_OPTIONS = {
  onnotice: () => undefined,
  connect_timeout: CONNECT_LIMIT_S,
  backoff: () => RECONNECT_WAIT_S,
} as const satisfies Options<Record<string, PostgresType>>;

interface DatabaseOptions extends Options<Record<string, PostgresType>> {
  max: number;
  /** The name of the variable that holds the address. */
  variable?: string;
}

/** Connects. Throws an OperatorError with the database's own reason if that fails. */
export async function openDatabase(
  url: string,
  { variable = 'DATABASE_URL', ...options }: DatabaseOptions,
): Promise<Sql> {
  const sql = postgres(url, { ...CONNECTION_OPTIONS, ...options });
  try {
    await sql`select 1`;
    return sql;
  } catch (cause) {
    await sql.end();
    throw new OperatorError(
      `Veri tabanına bağlanılamadı: ${errorMessage(cause)}. Çalıştığını ve ${variable} adresinin doğru olduğunu denetleyin.`,
      { cause },
    );
  }
}
