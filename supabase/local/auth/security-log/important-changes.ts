import type { Sql } from 'postgres';
import { securityLine } from './security-log';

interface ImportantChange {
  id: string;
  kind: string;
  account: string | null;
  actor: string | null;
}

/**
 * Logs a line for each important change, whoever makes it: the database notifies of them, also of those that the command line makes.
 * A notification only names the row, so that a forged one logs nothing. After a lost connection, what happened meanwhile is logged; a
 * change of that moment may be logged twice. It ends with the connection.
 */
export async function logImportantChanges(
  sql: Sql,
  log: (line: string) => void,
  onError: (error: unknown) => void,
): Promise<void> {
  const [newest] = await sql<{ id: string }[]>`
    select coalesce(max(id), 0)::text as id from private.important_changes`;
  let last = newest?.id ?? '0';
  const write = async (rows: Promise<readonly ImportantChange[]>) => {
    for (const { id, kind, account, actor } of await rows) {
      log(securityLine('important_change', { change: kind, account, actor: actor ?? 'server' }));
      if (BigInt(id) > BigInt(last)) last = id;
    }
  };
  const read = (from: string, to: string) => sql<ImportantChange[]>`
    select id::text, kind, account, changed_by as actor from private.important_changes
    where id between ${from} and ${to} order by id`;
  await sql.listen(
    'important_changes',
    (id) => {
      if (/^[1-9]\d{0,17}$/.test(id)) write(read(id, id)).catch(onError);
    },
    () => void write(read(String(BigInt(last) + 1n), MAX_ID)).catch(onError),
  );
}

/** The largest bigint. */
const MAX_ID = '9223372036854775807';
