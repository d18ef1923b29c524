/** SQLSTATE classes in which the database refuses what a client sent: wrong values, broken rules, missing rights. */
const REFUSAL = /^(22|23|P0)|^42501$/;
/** An SQLSTATE, or the driver's name for a connection that is not there. */
const DATABASE_CODE = /^([0-9A-Z]{5}|E?CONN\w+)$/;
/** The database is away, going or coming: `OutageLog` tells of it once. */
const OUTAGE = /^E?CONN|^57P0|^08/;
/** The router on addresses that somebody has garbled: the visitor is answered. */
const HARMLESS = /^The URL path ".*" could not be decoded/;

/**
 * Keeps what lite writes to the console readable. It prints every refused statement with its stack and the row it
 * concerned, though the client has its answer; what else the database complains of is one line here. All other
 * errors pass unchanged.
 */
export function quietConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  const error = target.error.bind(target);
  const warn = target.warn.bind(target);
  target.error = (...values: unknown[]) => {
    const complaint = databaseComplaint(values[0]);
    if (complaint === null) error(...values);
    else if (!REFUSAL.test(complaint.code) && !OUTAGE.test(complaint.code)) {
      error(`${new Date().toISOString()} PostgreSQL ${complaint.code} ${complaint.message}`.trim());
    }
  };
  // lite's own warning of its experiments passes: an operator is to know what "one box" stands on.
  target.warn = (...values: unknown[]) => {
    if (!HARMLESS.test(String(values[0]))) warn(...values);
  };
}

/** What the database, or lite in its name, complained of; null for any other error. */
function databaseComplaint(value: unknown): { code: string; message: string } | null {
  if (!(value instanceof Error)) return null;
  // A refusal that was put into PostgREST's words (supabase/local/api/postgrest-errors.ts).
  if ('code' in value && value.code === 'PGRST') return databaseComplaint(value.cause);
  if ('code' in value && typeof value.code === 'string') {
    return DATABASE_CODE.test(value.code) ? { code: value.code, message: value.message } : null;
  }
  return 'relation' in value ? { code: 'PGRST205', message: value.message } : null;
}
