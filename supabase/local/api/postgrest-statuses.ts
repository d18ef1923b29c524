/** A code of PostgreSQL, or of a function that names a status by `PT` and three digits. */
export const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Those of PostgREST (https://docs.postgrest.org/en/stable/references/errors.html#status-codes); all other codes are 400. */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^42501|^0[LP]|^28/, 403],
  [/^42883|^42P01/, 404],
  [/^25006/, 405],
  [/^2350[35]/, 409],
  [/^42P17/, 500],
  [/^08|^57P01/, 503],
  [/^P0001/, 400],
  [/^(?:09|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0|XX)/, 500],
];
const CLIENT_ERROR = 400;
const ASKED = /^PT(\d{3})$/;
/** lite's code for an error that names status and body itself. */
const OWN_RESPONSE = 'PGRST';

/** The HTTP status of the response to a request that the database refused with this code. */
export function statusOf(code: string): number {
  const asked = ASKED.exec(code)?.[1];
  return asked === undefined
    ? (STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? CLIENT_ERROR)
    : Number(asked);
}

/** The HTTP status of the response to a request that failed with this error of the database or of lite's tables; null for any other. */
export function statusOfError(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  if ('relation' in error) return 404;
  if (!('code' in error) || typeof error.code !== 'string') return null;
  if (error.code === OWN_RESPONSE) return 'detail' in error ? statusIn(String(error.detail)) : null;
  return SQLSTATE.test(error.code) ? statusOf(error.code) : null;
}

function statusIn(detail: string): number | null {
  try {
    const { status } = JSON.parse(detail) as { status?: unknown };
    return typeof status === 'number' ? status : null;
  } catch {
    return null;
  }
}
