import { isNoRoom } from '../../supabase/local/disk';
import { statusOfError } from '../../supabase/local/api/postgrest-statuses';

/** The database is away, stopping or starting. `OutageLog` reports that once. */
const OUTAGE = /^E?CONN|^57P0|^08/;
/** The words that lite writes before an error of these services. */
const LABEL = /^(?:Auth|Storage) error:$/;
const FIRST_FAILURE = 500;
/** The router's warning about a malformed address. The visitor gets a page. */
const HARMLESS = /^The URL path ".*" could not be decoded/;
/** lite prints this once per process, and has no option for it. The banner says it in our words. */
const EXPERIMENTAL = 'EXPERIMENTAL FEATURES ENABLED';

/**
 * Filters what lite writes to the console. lite prints every refused statement with its stack and its row, although the client has the
 * response; those are dropped, by the status of the response. Failures of the database and a full disk become one line. All other
 * errors pass unchanged.
 */
export function quietConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  const error = target.error.bind(target);
  const warn = target.warn.bind(target);
  target.error = (...values: unknown[]) => {
    const [first, second] = values;
    // The sign-in server and storage respond with 500 to every error that they print.
    const isLabelled = typeof first === 'string' && LABEL.test(first);
    const thrown = isLabelled ? second : first;
    const status = statusOfError(thrown);
    const cause = causeOf(thrown);
    const code = cause !== null && 'code' in cause ? String(cause.code) : '';
    if (OUTAGE.test(code) || (status !== null && status < FIRST_FAILURE && !isLabelled)) return;
    const system = isNoRoom(cause) ? 'Disk' : status === null ? null : `PostgreSQL ${code}`;
    if (system === null || cause === null) error(...values);
    else error(`${new Date().toISOString()} ${system} ${cause.message}`);
  };
  target.warn = (...values: unknown[]) => {
    const text = String(values[0]);
    if (!HARMLESS.test(text) && !text.startsWith(EXPERIMENTAL)) warn(...values);
  };
}

/** The error itself, or that of the database which supabase/local/api/postgrest-errors.ts wrapped; null for anything else. */
function causeOf(value: unknown): Error | null {
  if (!(value instanceof Error)) return null;
  return 'code' in value && value.code === 'PGRST' ? causeOf(value.cause) : value;
}
