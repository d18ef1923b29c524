import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import { OperatorError } from './operator-error';

const CONNECT_TIMEOUT_S = 5;

/** For every connection of ours: no notices on the terminal, and a database that is silent is not waited for. */
export const CONNECTION_OPTIONS = {
  onnotice: () => undefined,
  connect_timeout: CONNECT_TIMEOUT_S,
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
