/** SQLSTATE classes of refused requests: wrong values, broken constraints, missing rights. */
const REFUSAL = /^(22|23|P0)|^42501$/;
/** An SQLSTATE, or the driver's name for a missing connection. */
const DATABASE_CODE = /^([0-9A-Z]{5}|E?CONN\w+)$/;
/** The database is away, stopping or starting. `OutageLog` reports that once. */
const OUTAGE = /^E?CONN|^57P0|^08/;
/** The router's warning about a malformed address. The visitor gets a page. */
const HARMLESS = /^The URL path ".*" could not be decoded/;
/** lite prints this once per process, and has no option for it. The banner says it in our words. */
const EXPERIMENTAL = 'EXPERIMENTAL FEATURES ENABLED';

/**
 * Filters what lite writes to the console. lite prints every refused statement with its stack and its row, although the client
 * has the response; those are dropped. Other errors of the database become one line. All other errors pass unchanged.
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
  target.warn = (...values: unknown[]) => {
    const text = String(values[0]);
    if (!HARMLESS.test(text) && !text.startsWith(EXPERIMENTAL)) warn(...values);
  };
}

/** Reads code and message of an error of the database or of lite's own lookup of tables; null for any other error. */
function databaseComplaint(value: unknown): { code: string; message: string } | null {
  if (!(value instanceof Error)) return null;
  // supabase/local/api/postgrest-errors.ts wrapped the database's error.
  if ('code' in value && value.code === 'PGRST') return databaseComplaint(value.cause);
  if ('code' in value && typeof value.code === 'string') {
    return DATABASE_CODE.test(value.code) ? { code: value.code, message: value.message } : null;
  }
  return 'relation' in value ? { code: 'PGRST205', message: value.message } : null;
}
