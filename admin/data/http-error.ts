import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { historyTexts } from '../i18n/history';
import { GONE, SAVED, SECOND_STEP, STALE, UPDATING } from '../lib/request-failure';
import { sessionTexts } from '../i18n/identity';
import { savingTexts } from '../i18n/forms';

/** The error of a failed request from PostgREST, the embedded backend or supabase-js. */
export interface BackendFailure {
  readonly message: string;
  readonly code?: string | undefined;
  /** The id of the entry that a refused restore is about. */
  readonly details?: string | null | undefined;
  /** The HTTP status; 0 or missing when no answer came. */
  readonly status?: number | undefined;
}

export interface Answer<Data> {
  readonly data: Data | null;
  readonly error: BackendFailure | null;
  readonly status: number;
}

/** Refine's HttpError as a real Error: forms read `errors`, hooks read `code`. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly errors: Record<string, string>;

  constructor(
    message: string,
    readonly statusCode: number,
    readonly code: string,
    field?: string,
  ) {
    super(message);
    this.errors = field ? { [field]: message } : {};
  }
}

/** A row that the policies hid or somebody deleted: the request succeeded and touched nothing. */
export const NO_ROW = 'PGRST116';
export const NO_SESSION = 'no_session';
/** A row that another one references, and a reference to a row that does not exist. */
export const REFERENCED = '23503';
export const RESTRICTED = '23001';
export const REFUSED = '42501';
/** The person is no longer an administrator. */
export const NO_RIGHT = 'no_right';
/** The password was shown to an operator and must be replaced before it opens anything. */
export const OWES_PASSWORD = 'owes_password';
/** Why a restore was refused: no such entry, a unique value is taken, the row is gone, it was changed, or the values were erased. */
export const restoreRefusals = {
  unknown: 'PT404',
  taken: 'PT409',
  gone: 'PT410',
  changed: 'PT412',
  erased: 'PT422',
} as const;
const NETWORK = 'network';
const CHECK_VIOLATION = '23514';

const { backend } = appTexts;

const CODES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  [NETWORK]: [0, backend.network],
  [NO_SESSION]: [401, messages.errors.noSession],
  PGRST301: [401, messages.errors.noSession],
  PGRST302: [401, messages.errors.noSession],
  PGRST303: [401, messages.errors.noSession],
  [REFUSED]: [403, backend.refused],
  [SECOND_STEP]: [403, sessionTexts.secondStep],
  [NO_RIGHT]: [403, messages.public.notAdmin],
  [OWES_PASSWORD]: [403, sessionTexts.owesPassword],
  [NO_ROW]: [404, backend.missingRow],
  [GONE]: [410, savingTexts.gone],
  [STALE]: [412, savingTexts.stale],
  [SAVED]: [423, savingTexts.alreadySaved],
  23502: [400, backend.required],
  [REFERENCED]: [409, backend.referenced],
  // PostgreSQL 18 has a separate code for `on delete restrict`.
  [RESTRICTED]: [409, backend.referenced],
  23505: [409, backend.duplicate],
  [CHECK_VIOLATION]: [400, backend.invalid],
  22001: [400, backend.tooLong],
  22003: [400, backend.malformed],
  22007: [400, backend.malformed],
  22008: [400, backend.malformed],
  '22P02': [400, backend.malformed],
  42703: [400, backend.outdated],
  // Refused restores (`createHistory`).
  [restoreRefusals.unknown]: [404, historyTexts.refused.unknown],
  [restoreRefusals.taken]: [409, historyTexts.refused.taken],
  [restoreRefusals.gone]: [410, historyTexts.refused.gone],
  [restoreRefusals.changed]: [412, historyTexts.refused.changed],
  [restoreRefusals.erased]: [422, historyTexts.refused.erased],
  PGRST204: [400, backend.outdated],
  PGRST205: [404, backend.outdated],
  57014: [503, backend.unavailable],
  // The embedded backend's own codes.
  database_unavailable: [503, backend.unavailable],
  [UPDATING]: [503, messages.errors.updating],
  disk_full: [507, messages.errors.diskFull],
  EntityTooLarge: [413, backend.tooLarge],
};

export const STATUSES: Readonly<Record<number, string>> = {
  401: messages.errors.noSession,
  403: backend.refused,
  413: backend.tooLarge,
  429: backend.tooMany,
  502: backend.unavailable,
  503: backend.unavailable,
  504: backend.unavailable,
};

/** The message for a broken check constraint, by the last word of its name. */
const CHECK_KINDS: Readonly<Record<string, string>> = {
  required: backend.required,
  length: backend.tooLong,
  format: backend.malformed,
  range: backend.outOfRange,
  order: backend.wrongOrder,
  calendar: backend.calendarNeedsDate,
  source: backend.belongsToEvent,
  option: backend.unknownOption,
};

/** Turns a failed request into the error to throw, with the field or the refused entry that the database names. */
export function toBackendError(failure: BackendFailure, table: string): BackendError {
  const code = codeOf(failure);
  const status = failure.status ?? 0;
  const known = CODES[code];
  if (!known) return new BackendError(STATUSES[status] ?? failure.message, status, code);
  const [knownStatus, message] = known;
  if (code === REFERENCED && !failure.message.startsWith('insert or update')) {
    return new BackendError(message, knownStatus, code);
  }
  const entry = /^\d+$/.exec(failure.details ?? '')?.[0];
  const { field, kind } = findViolation(failure.message, table);
  return new BackendError(sentenceOf(code, kind) ?? message, knownStatus, code, entry ?? field);
}

/** Returns our own error, by one of the codes above. */
export function refusal(code: string): BackendError {
  return toBackendError({ code, message: '' }, '');
}

/**
 * Returns the data of an answer, or throws its error. `table` is the one whose constraints may refuse, `sentences` says what codes mean
 * in this place.
 */
export async function dataOf<Data>(
  request: Answer<Data> | PromiseLike<Answer<Data>>,
  table = '',
  sentences: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const { data, error, status } = await request;
  if (!error) return data as Data;
  const { code = '', message, details } = error;
  const sentence = sentences[code];
  if (sentence !== undefined) throw new BackendError(sentence, status, code);
  throw toBackendError({ code, message, details, status }, table);
}

function sentenceOf(code: string, kind: string): string | undefined {
  if (code === REFERENCED) return backend.targetGone;
  return code === CHECK_VIOLATION ? CHECK_KINDS[kind] : undefined;
}

/** Chromium, Firefox and Safari each use their own words. A time-out arrives as an AbortError or TimeoutError. */
const NETWORK_MESSAGE = /failed to fetch|networkerror|load failed|fetch failed|aborterror|timeouterror/i;

function codeOf({ code = '', message, status = 0 }: BackendFailure): string {
  return code === '' && (status === 0 || NETWORK_MESSAGE.test(message)) ? NETWORK : code;
}

/** Finds the column in a message: `column "title"`, or a constraint called `<table>_<column>_<kind>`. */
function findViolation(message: string, table: string) {
  const column = /null value in column "([^"]+)"/.exec(message)?.[1];
  if (column) return { field: column, kind: 'required' };
  const constraint = /constraint "([^"]+)"/.exec(message)?.[1] ?? '';
  const named = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : '';
  const kindAt = named.lastIndexOf('_');
  return { field: named.slice(0, Math.max(kindAt, 0)) || undefined, kind: named.slice(kindAt + 1) };
}
