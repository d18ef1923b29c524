import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { FormValues } from '../lib/form-values';
import { requireSession } from './access';
import { dataOf, toBackendError, type BackendFailure } from './http-error';
import { thisTab } from './session/tab-locks';
import type { getBackend } from './supabase-client';

const TABLE = 'form_drafts';
const TIMEOUT_MS = 15_000;
/** A browser sends no more than this, in bytes, after the page is gone. */
const MAX_KEPT_ALIVE_BYTES = 60_000;

/** The form that a draft belongs to: a row's, a new row's, or that of a copy. */
export interface DraftForm {
  readonly table: string;
  /** Null is a new row. */
  readonly id: number | null;
  /** The row that a new one is a copy of. */
  readonly copiedId: number | null;
}

/** What was typed into a form. */
export interface Typed {
  /** The `updated_at` of the row that was edited; null for a new one. */
  readonly version: string | null;
  /** Only the values that were changed. */
  readonly changes: FormValues;
  /** The values of the same fields that the form began with. */
  readonly began: FormValues;
}

/** A draft as the server has it. */
export interface KeptDraft extends Typed, DraftForm {
  readonly key: string;
  readonly keptAt: string;
  readonly device: string;
  readonly tab: string;
}

/** `isKept` is false when another tab or device wrote something newer, which stays. */
export interface KeepAnswer extends Pick<KeptDraft, 'key' | 'keptAt' | 'device'> {
  readonly isKept: boolean;
}

interface Keep extends Typed {
  readonly key: string;
  /** The `keptAt` of the draft that this tab knows. */
  readonly seen: string | undefined;
  /** Whether the page may be gone before the answer. */
  readonly isLeaving: boolean;
}

/** The signed-in administrator's own drafts on the server, and who else has one of a row. Every method throws a BackendError. */
export function createFormDrafts(client: SupabaseClient<Database>, backend: typeof getBackend) {
  /** A page that is being left waits for nothing. */
  let token: string | undefined;
  let device = '';

  async function prepare(): Promise<void> {
    token = (await requireSession(client)).access_token;
    if (device !== '') return;
    const { deviceName } = await import('../lib/browser/device-name');
    device = deviceName(navigator.userAgent);
  }

  async function readAll(form?: DraftForm): Promise<KeptDraft[]> {
    await prepare();
    let query = client.from(TABLE).select('*').order('updated_at', { ascending: false });
    if (form) {
      query = query.eq('resource', form.table);
      query = form.id === null ? query.is('row_id', null) : query.eq('row_id', form.id);
      query = form.copiedId === null ? query.is('copied_id', null) : query.eq('copied_id', form.copiedId);
    }
    const rows = await dataOf(query, TABLE);
    return rows.map((row) => ({
      ...{ key: row.key, table: row.resource, id: row.row_id, copiedId: row.copied_id, version: row.version },
      ...{ changes: row.changes as FormValues, began: row.began as FormValues },
      ...{ keptAt: row.updated_at, device: row.device, tab: row.tab },
    }));
  }

  return {
    readAll: () => readAll(),
    read: async (form: DraftForm): Promise<KeptDraft | null> => (await readAll(form))[0] ?? null,

    keep: async (form: DraftForm, { isLeaving, ...draft }: Keep): Promise<KeepAnswer> => {
      if (!isLeaving || token === undefined) await prepare();
      const { url, publishableKey } = backend();
      const body = JSON.stringify({
        ...{ key: draft.key, resource: form.table, row_id: form.id, copied_id: form.copiedId },
        ...{ version: draft.version, seen: draft.seen, device, tab: thisTab },
        ...{ changes: JSON.stringify(draft.changes), began: JSON.stringify(draft.began) },
      });
      // The client has no option for a request that outlives its page.
      const response = await fetch(`${url}/rest/v1/rpc/keep_draft`, {
        method: 'POST',
        keepalive: new Blob([body]).size <= MAX_KEPT_ALIVE_BYTES,
        headers: {
          ...{ apikey: publishableKey, authorization: `Bearer ${token}` },
          'content-type': 'application/json',
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw toBackendError({ message: String(error) }, TABLE);
      });
      const answer = (await response.json().catch(() => ({ message: '' }))) as unknown;
      if (!response.ok)
        throw toBackendError({ ...(answer as BackendFailure), status: response.status }, TABLE);
      const [kept] = answer as { draft: string; kept_at: string; kept_on: string; is_kept: boolean }[];
      // Thrown away elsewhere between the two looks of the function.
      if (!kept) throw toBackendError({ message: '', status: response.status }, TABLE);
      return { key: kept.draft, keptAt: kept.kept_at, device: kept.kept_on, isKept: kept.is_kept };
    },

    discard: (key: string) => dataOf(client.rpc('discard_draft', { key }), TABLE),

    /** The id of the row that a request with this key has made; null if none has. */
    savedRow: async (table: string, key: string) => {
      await requireSession(client);
      const [saved] = await dataOf(client.rpc('saved_row', { key, resource: table }), TABLE);
      return saved?.row_id ?? null;
    },

    /** Who else has typed into the form of a row within a day and not saved it, latest first. */
    readWriters: (table: string, id: number) =>
      dataOf(client.rpc('draft_writers', { resource: table, row_id: id }), TABLE),
  };
}

export type FormDrafts = ReturnType<typeof createFormDrafts>;
