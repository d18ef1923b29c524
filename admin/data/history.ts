import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { requireSession } from './access';
import { dataOf, refusal, restoreRefusals } from './http-error';

/** `erase` erased the values of all changes before it. `ask` sent the row for review and `return` sent it back, with a note in `after`. */
export type Operation = 'insert' | 'update' | 'delete' | 'erase' | 'ask' | 'return';

/** Whether an entry changed the row, so that there is a version after it. */
export function isVersion({ operation }: Pick<Change, 'operation'>): boolean {
  return operation !== 'ask' && operation !== 'return';
}

/** The note of an asking or a return; null without one. */
export function noteOf({ after }: Pick<RowChange, 'after'>): string | null {
  return typeof after?.note === 'string' ? after.note : null;
}

/** Columns and their values, as the database writes them. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** Who changed a row and when. Rows of the history are as the database gives them. */
export interface Change {
  readonly id: number;
  readonly operation: Operation;
  /** Null for the server, for the command line and for accounts that are no more. */
  readonly person: string | null;
  readonly changed_by: string | null;
  readonly changed_at: string;
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
  readonly is_erased: boolean;
}

export interface LatestChange extends Change {
  readonly row_id: number;
}

/** What administrators do to each other's rights and accounts. */
export type TeamAct = 'invite' | 'invite_again' | 'grant' | 'revoke' | 'withdraw' | 'rename' | 'change_email';

/** A change in any table, or an act of the team, which has no row. Of an added row `after` has all short values, of a changed one the changed. */
export interface RecentChange extends Omit<RowChange, 'operation'> {
  readonly operation: Operation | TeamAct;
  readonly row_id: number | null;
  readonly resource: string;
  /** Of an act of the team the name or e-mail address of the person concerned. */
  readonly title: string | null;
  /** Null for a new or deleted row. */
  readonly changed_columns: readonly string[] | null;
  /** Whether the row is there now; null when its table is no more. */
  readonly is_present: boolean | null;
}

export interface DeletedRow {
  /** Of the deletion's entry. */
  readonly id: number;
  readonly resource: string;
  readonly row_id: number;
  readonly title: string | null;
  readonly person: string | null;
  readonly deleted_at: string;
  /** Until the row is gone for good. */
  readonly days_left: number;
}

export const TRASH_PAGE = 50;
export const MAX_CHANGES = 100;

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
  readonly has_other_slug: boolean;
}

/** In milliseconds. An entry has the moment when its transaction began, `updated_at` that of the write. */
const LONGEST_WRITE = 10_000;
/** `updated_at` is rounded to milliseconds. */
const ROUNDING = 1;

/**
 * The history of the project that the client is signed in to, and restoring from it. Only the database writes it. Lists are newest
 * first; the next page starts before the last id. Every method throws a BackendError; a restore's has one of the codes of
 * `restoreRefusals` when it was refused, and the reason in `errors` under the id of the refused entry. A restore changes everything it
 * names or nothing.
 */
export function createHistory(client: SupabaseClient<Database>) {
  /** The last change of each row, deleted ones too. Lists ask by themselves, also when a person has just signed out. */
  async function readLatest(
    resource: string,
    rowIds: readonly number[],
    signal?: AbortSignal,
  ): Promise<LatestChange[]> {
    if (rowIds.length === 0) return [];
    await requireSession(client);
    const changes = client.rpc('latest_changes', { resource, row_ids: [...rowIds] });
    const rows = await dataOf(signal ? changes.abortSignal(signal) : changes);
    return rows as LatestChange[];
  }

  return {
    readLatest,

    readRow: async (resource: string, rowId: number, beforeId?: number): Promise<RowChange[]> => {
      const args = { resource, row_id: rowId, before_id: beforeId };
      return (await dataOf(client.rpc('row_history', args))) as RowChange[];
    },

    readRecent: async () =>
      (await dataOf(client.rpc('recent_changes', { max_results: MAX_CHANGES }))) as RecentChange[],

    readTrash: (words: string, beforeId?: number): Promise<DeletedRow[]> =>
      dataOf(client.rpc('trash', { q: words, max_results: TRASH_PAGE, before_id: beforeId })),

    /** The ids of the entries of the person's own writes. Refused with `changed` when a row has changed since. */
    readWritten: async (resource: string, rows: readonly WrittenRow[]): Promise<number[]> => {
      const ids = rows.map(({ id }) => id);
      const [session, changes] = await Promise.all([requireSession(client), readLatest(resource, ids)]);
      return rows.map((row) => {
        const change = changes.find(({ row_id }) => row_id === row.id);
        if (change?.changed_by === session.user.id && isOfWrite(change, row)) return change.id;
        throw refusal(restoreRefusals.changed);
      });
    },

    /** Makes the row what it was after this change, or before it. A row newer than `unchangedSince` refuses. */
    restoreVersion: (entry: number, unchangedSince?: string, side: 'before' | 'after' = 'after') =>
      dataOf<RestoredRow[]>(
        client.rpc('restore_version', {
          entry,
          before_change: side === 'before',
          unchanged_since: unchangedSince,
        }),
      ),
    /** Takes back all changes of a transaction. */
    undoTransaction: (transaction: string) =>
      dataOf<RestoredRow[]>(client.rpc('undo_transaction', { transaction })),
    undo: (entries: readonly number[]) =>
      dataOf<RestoredRow[]>(client.rpc('undo_changes', { entries: [...entries] })),
  };
}

function isOfWrite(change: Change, { updatedAt }: WrittenRow): boolean {
  if (updatedAt === null) return change.operation === 'delete';
  const age = Date.parse(updatedAt) - Date.parse(change.changed_at);
  return age >= -ROUNDING && age < LONGEST_WRITE;
}
