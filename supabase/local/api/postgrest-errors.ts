import { PostgresConnection } from '@supabase/lite/postgres';
import { noteFullDisk } from './outage';
import { SQLSTATE, statusOf } from './postgrest-statuses';

/** A driver's error, with the parts that a client may see. */
export interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

/** lite maps these as PostgREST does. It responds to all others with 500 and without their code. */
const MAPPED_BY_LITE = /^(?:21|22|42|53|55|PT|2350[235]|25006|PGRST)/;
/** Gives lite's clients PostgREST's code, status and message for every error of the database. */
export class PostgrestConnection extends PostgresConnection {
  override normalizeDbError(error: unknown): unknown {
    noteFullDisk(error);
    const normalised = super.normalizeDbError(error);
    return isDatabaseError(normalised) && !MAPPED_BY_LITE.test(normalised.code)
      ? new PostgrestError(normalised)
      : normalised;
  }
}

/** An error in the form of `raise sqlstate 'PGRST'`, by which a function sets its own status and body. */
export class PostgrestError extends Error {
  readonly code = 'PGRST';
  readonly detail: string;

  constructor(
    cause: DatabaseError,
    {
      code = cause.code,
      status = statusOf(code),
      headers = {},
    }: { code?: string; status?: number; headers?: Record<string, string> } = {},
  ) {
    const { message, detail = null, hint = null } = cause;
    super(JSON.stringify({ code, message, details: detail, hint }), { cause });
    this.detail = JSON.stringify({ status, headers });
  }
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)
  );
}
