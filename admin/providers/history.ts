import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Json } from '../../src/lib/database/database.types';
import { currentSession } from './access';
import { BackendError, NO_SESSION, restoreRefusals, toBackendError, type BackendFailure } from './http-error';

/** `erase` erased the values of all changes before it. */
export type Operation = 'insert' | 'update' | 'delete' | 'erase';
/** Columns and their values, as the database writes them. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** Who changed a row and when. */
export interface Change {
  /** Of the entry in the history. */
  readonly id: number;
  readonly operation: Operation;
  /** Null for the server, for the command line and for accounts that are no more. */
  readonly person: string | null;
  readonly personId: string | null;
  /** A timestamp as the database writes it. */
  readonly at: string;
  /** Changes of one transaction have the same. */
  readonly transaction: string;
}

/** A change of one row with its values: all columns of a new or deleted row, otherwise the changed ones. */
export interface RowChange extends Change {
  readonly before: ColumnValues | null;
  readonly after: ColumnValues | null;
  /** The entry that this change restored or undid. */
  readonly restores: number | null;
  /** Whether its values were erased, for personal data. Nothing restores it. */
  readonly isErased: boolean;
}

export interface LatestChange extends Change {
  readonly rowId: number;
}

/** What administrators do to each other's rights and accounts. */
export type TeamAct = 'invite' | 'invite_again' | 'grant' | 'revoke' | 'withdraw' | 'rename' | 'change_email';

/** A change in any table, or an act of the team, which has no row. */
export interface RecentChange extends Omit<Change, 'operation'> {
  readonly operation: Operation | TeamAct;
  readonly rowId: number | null;
  readonly resource: string;
  /** Of an act of the team the name or e-mail address of the person concerned. */
  readonly title: string | null;
  /** Empty for a new or deleted row. */
  readonly columns: readonly string[];
  /** The short values among the changed columns; of a new row among all, in `after`. Null for none. */
  readonly before: ColumnValues | null;
  readonly after: ColumnValues | null;
  /** Whether the row is there now; null when its table is no more. */
  readonly isPresent: boolean | null;
  readonly restores: number | null;
  /** Whether its title and values were erased. */
  readonly isErased: boolean;
}

export interface DeletedRow extends LatestChange {
  readonly resource: string;
  readonly title: string | null;
  /** Until the row is gone for good. */
  readonly daysLeft: number;
}

/** How many rows a page of the trash has at most. */
export const TRASH_PAGE = 50;

/** A row that was written a moment ago. */
export interface WrittenRow {
  readonly id: number;
  /** Its `updated_at` after the write; null when the write deleted it. */
  readonly updatedAt: string | null;
}

/** A row after a restore. */
export interface RestoredRow {
  readonly resource: string;
  readonly id: number;
  /** The address it has now; null without a slug. */
  readonly slug: string | null;
  /** Whether the old address was taken, so that it got another one. */
  readonly hasOtherSlug: boolean;
  /** Null when the restore deleted the row. */
  readonly updatedAt: string | null;
}

/**
 * Reads the history and restores from it. Only the database writes it. Lists are newest first; the next page
 * starts before the last id. Every method throws a BackendError; a restore's has one of the codes of
 * `restoreRefusals` when it was refused, and the reason in `errors` under the id of the refused entry. A
 * restore changes everything it names or nothing.
 */
export interface History {
  readonly readRow: (resource: string, rowId: number, beforeId?: number) => Promise<RowChange[]>;
  readonly readRecent: (beforeId?: number, size?: number) => Promise<RecentChange[]>;
  readonly readTrash: (words: string, beforeId?: number) => Promise<DeletedRow[]>;
  /** The last change of each row, deleted ones too. */
  readonly readLatest: (
    resource: string,
    rowIds: readonly number[],
    signal?: AbortSignal,
  ) => Promise<LatestChange[]>;
  /**
   * The ids of the entries that the person's own writes made. Refused with `changed` when a row has changed
   * since, or when its write changed nothing.
   */
  readonly readWritten: (resource: string, rows: readonly WrittenRow[]) => Promise<number[]>;
  /**
   * Makes the row what it was after this change, or before it; a deletion has no state after it.
   * `unchangedSince` is the present row's `updated_at`; a newer row refuses the restore.
   */
  readonly restoreVersion: (
    entry: number,
    unchangedSince?: string,
    side?: 'before' | 'after',
  ) => Promise<RestoredRow[]>;
  readonly undo: (entries: readonly number[]) => Promise<RestoredRow[]>;
  readonly undoTransaction: (transaction: string) => Promise<RestoredRow[]>;
}

/** In milliseconds. An entry has the moment when its transaction began, `updated_at` that of the write. */
const LONGEST_WRITE = 10_000;
/** `updated_at` is rounded to milliseconds. */
const ROUNDING = 1;

/** Returns the history of the project that the client is signed in to. */
export function createHistory(client: SupabaseClient<Database>): History {
  const history: History = {
    readRow: async (resource, rowId, beforeId) => {
      const rows = await rowsOf(
        client.rpc('row_history', { resource, row_id: rowId, ...startBefore(beforeId) }),
      );
      return rows.map((row) => ({
        ...changeOf(row),
        before: columnsOf(row.before),
        after: columnsOf(row.after),
        restores: row.restores,
        isErased: row.is_erased,
      }));
    },
    readRecent: async (beforeId, size) => {
      const rows = await rowsOf(
        client.rpc('recent_changes', {
          ...startBefore(beforeId),
          ...(size !== undefined && { max_results: size }),
        }),
      );
      return rows.map((row) => ({
        ...changeOf(row),
        operation: row.operation as Operation | TeamAct,
        rowId: row.row_id,
        resource: row.resource,
        title: row.title,
        columns: (row.changed_columns as string[] | null) ?? [],
        before: columnsOf(row.before),
        after: columnsOf(row.after),
        isPresent: row.is_present,
        restores: row.restores,
        isErased: row.is_erased,
      }));
    },
    readTrash: async (words, beforeId) => {
      const rows = await rowsOf(
        client.rpc('trash', { q: words, max_results: TRASH_PAGE, ...startBefore(beforeId) }),
      );
      return rows.map((row) => ({
        id: row.id,
        operation: 'delete',
        personId: row.deleted_by,
        person: row.person,
        at: row.deleted_at,
        transaction: row.transaction,
        rowId: row.row_id,
        resource: row.resource,
        title: row.title,
        daysLeft: row.days_left,
      }));
    },
    readLatest: async (resource, rowIds, signal) => {
      if (rowIds.length === 0) return [];
      await requireSession(client);
      const changes = client.rpc('latest_changes', { resource, row_ids: [...rowIds] });
      const rows = await rowsOf(signal ? changes.abortSignal(signal) : changes);
      return rows.map((row) => ({ ...changeOf(row), rowId: row.row_id }));
    },
    readWritten: async (resource, rows) => {
      const [session, changes] = await Promise.all([
        currentSession(client),
        history.readLatest(
          resource,
          rows.map(({ id }) => id),
        ),
      ]);
      return rows.map((row) => {
        const change = changes.find(({ rowId }) => rowId === row.id);
        if (change?.personId === session?.user.id && isOfWrite(change, row)) return change.id;
        throw toBackendError({ code: restoreRefusals.changed, message: '' }, resource);
      });
    },
    restoreVersion: async (entry, unchangedSince, side = 'after') =>
      restoredRows(
        client.rpc('restore_version', {
          entry,
          before_change: side === 'before',
          ...(unchangedSince !== undefined && { unchanged_since: unchangedSince }),
        }),
      ),
    undo: async (entries) => restoredRows(client.rpc('undo_changes', { entries: [...entries] })),
    undoTransaction: async (transaction) => restoredRows(client.rpc('undo_transaction', { transaction })),
  };
  return history;
}

function isOfWrite(change: Change | undefined, { updatedAt }: WrittenRow): change is Change {
  if (!change) return false;
  if (updatedAt === null) return change.operation === 'delete';
  const age = Date.parse(updatedAt) - Date.parse(change.at);
  return age >= -ROUNDING && age < LONGEST_WRITE;
}

/** A refused restore has the id of its entry as `details`. */
interface Failure extends BackendFailure {
  readonly details?: string;
}

interface Answer<Row> {
  readonly data: Row[] | null;
  readonly error: Failure | null;
  readonly status: number;
}

async function rowsOf<Row>(answer: PromiseLike<Answer<Row>>): Promise<Row[]> {
  const { data, error, status } = await answer;
  if (error) throw failureOf(error, status);
  return data ?? [];
}

function failureOf({ code, message, details }: Failure, status: number): BackendError {
  const failure = toBackendError({ code, message, status }, 'history');
  const entry = /^\d+$/.exec(details ?? '')?.[0];
  return entry === undefined
    ? failure
    : new BackendError(failure.message, failure.statusCode, failure.code, entry);
}

/** Lists ask by themselves, also when a person has just signed out. */
async function requireSession(client: SupabaseClient<Database>): Promise<void> {
  if (!(await currentSession(client))) throw toBackendError({ code: NO_SESSION, message: '' }, 'history');
}

function startBefore(beforeId: number | undefined) {
  return beforeId === undefined ? {} : { before_id: beforeId };
}

interface ChangeRow {
  readonly id: number;
  readonly operation: string;
  readonly changed_by: string | null;
  readonly person: string | null;
  readonly changed_at: string;
  readonly transaction: string;
}

function changeOf(row: ChangeRow): Change {
  return {
    id: row.id,
    operation: row.operation as Operation,
    personId: row.changed_by,
    person: row.person,
    at: row.changed_at,
    transaction: row.transaction,
  };
}

function columnsOf(values: Json): ColumnValues | null {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? values : null;
}

interface RestoredColumns {
  readonly resource: string;
  readonly id: number;
  readonly slug: string | null;
  readonly has_other_slug: boolean;
  readonly updated_at: string | null;
}

async function restoredRows(answer: PromiseLike<Answer<RestoredColumns>>): Promise<RestoredRow[]> {
  const rows = await rowsOf(answer);
  return rows.map(({ has_other_slug: hasOtherSlug, updated_at: updatedAt, ...row }) => ({
    ...row,
    hasOtherSlug,
    updatedAt,
  }));
}
