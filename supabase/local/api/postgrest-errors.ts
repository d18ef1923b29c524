import { PostgresConnection } from '@supabase/lite/postgres';

/** The parts of the driver's error that a client may see. */
interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** lite answers these as PostgREST does; of the others it would say 500, and keep their code to itself. */
const ANSWERED_BY_LITE = /^(?:21|22|42|53|55|PT|2350[235]|25006|PGRST)/;
/** PostgREST's table (https://docs.postgrest.org/en/stable/references/errors.html#status-codes); what is not in it is 400. */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^0[LP]|^28/, 403],
  [/^08|^57P01/, 503],
  [/^P0001/, 400],
  [/^(?:09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/, 500],
];
const CLIENTS_FAULT = 400;

/** PostgreSQL behind lite, which says of every refusal what PostgREST would: the code, its status, and the words. */
export class PostgrestConnection extends PostgresConnection {
  override normalizeDbError(error: unknown): unknown {
    const normalised = super.normalizeDbError(error);
    return isRefusal(normalised) && !ANSWERED_BY_LITE.test(normalised.code)
      ? new PostgrestError(normalised)
      : normalised;
  }
}

/** A refusal in the form in which a function states a status and a body of its own: `raise sqlstate 'PGRST'`. */
class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(cause: DatabaseError) {
    const { code, message, detail = null, hint = null } = cause;
    super(JSON.stringify({ code, message, details: detail, hint }), { cause });
    this.detail = JSON.stringify({ status: statusOf(code), headers: {} });
  }
}

function isRefusal(error: unknown): error is DatabaseError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)
  );
}

function statusOf(code: string): number {
  return STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? CLIENTS_FAULT;
}
