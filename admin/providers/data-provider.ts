import type {
  BaseRecord,
  CreateParams,
  CreateResponse,
  DataProvider,
  DeleteOneParams,
  DeleteOneResponse,
  GetListParams,
  GetListResponse,
  GetOneParams,
  GetOneResponse,
  MetaQuery,
  UpdateParams,
  UpdateResponse,
} from '@refinedev/core';
import { dataProvider as supabaseDataProvider } from '@refinedev/supabase';
import type { SupabaseClient } from '@supabase/supabase-js';
import { currentSession, readAccess, refusalOf } from './access';
import { applyFilters, findRowWords } from './filters';
import {
  BackendError,
  GONE,
  NO_ROW,
  NO_SESSION,
  REFUSED,
  toBackendError,
  type BackendFailure,
} from './http-error';
import { whyUntouched } from './untouched-row';

/** The asked page begins behind the last row: rows were deleted since it was opened. */
const PAGE_TOO_FAR = 'PGRST103';
/** Profiles are keyed by their user; every other table by its id. */
const KEYS: Readonly<Record<string, string>> = { profiles: 'user_id' };

interface Answer {
  readonly data: unknown;
  readonly count: number | null;
  readonly error: BackendFailure | null;
  readonly status: number;
}
type Row = Record<string, unknown>;

/**
 * Takes the client, untyped because Refine names tables at run time; gives Refine's data provider over @refinedev/supabase's. It never lies: a write that touched
 * nothing is an error that says why, a row that somebody else had deleted already is deleted, a lost session is an error and not a visitor's view, and a descending order
 * puts empty values last. A count is exact up to a thousand rows and an estimate beyond, because counting would take as long as the table. The many-row writes are left out, so that Refine does them row by row through these; repeating
 * a failed read is the query cache's business alone.
 */
export function createDataProvider(client: SupabaseClient): DataProvider {
  const wrapped = supabaseDataProvider(client);

  async function from(table: string) {
    if (await currentSession(client)) return client.from(table);
    throw toBackendError({ code: NO_SESSION, message: '' }, table);
  }

  const provider: DataProvider = {
    getList: async <TData extends BaseRecord>(params: GetListParams): Promise<GetListResponse<TData>> => {
      const { resource, pagination = {}, filters = [], sorters = [], meta } = params;
      const table = await from(resource);
      const found = await findRowWords(filters, (typed) => findRows(resource, typed));
      const query = table.select(columns(meta), { count: 'estimated' }).retry(false);
      applyFilters(query, found);
      for (const { field, order } of sorters) {
        void query.order(field, { ascending: order === 'asc', nullsFirst: false });
      }
      // Rows that are equal so far keep one order over all pages.
      void query.order(keyOf(resource), { ascending: false });
      const { currentPage = 1, pageSize = 10, mode = 'server' } = pagination;
      const offset = (currentPage - 1) * pageSize;
      if (mode === 'server') void query.range(offset, offset + pageSize - 1);
      const { data, count, error, status }: Answer = await query;
      if (error?.code === PAGE_TOO_FAR) return { data: [], total: offset };
      if (error) throw toBackendError({ code: error.code, message: error.message, status }, resource);
      const rows = data as TData[];
      // The rows themselves know better than an estimate.
      return { data: rows, total: Math.max(count ?? 0, offset + rows.length) };
    },

    getOne: async <TData extends BaseRecord>(params: GetOneParams): Promise<GetOneResponse<TData>> => {
      const { resource, id, meta } = params;
      const request = (await from(resource)).select(columns(meta)).eq(keyOf(resource), id);
      return { data: (await explained(oneRow(resource, request.retry(false)), [NO_ROW])) as TData };
    },

    create: async <TData extends BaseRecord, TVariables>(
      params: CreateParams<TVariables>,
    ): Promise<CreateResponse<TData>> => {
      const { resource, variables, meta } = params;
      const request = (await from(resource)).insert(variables as Row).select(columns(meta));
      return { data: (await explained(oneRow(resource, request), [REFUSED])) as TData };
    },

    update: async <TData extends BaseRecord, TVariables>(
      params: UpdateParams<TVariables>,
    ): Promise<UpdateResponse<TData>> => {
      const { resource, id, variables, meta } = params;
      const request = (await from(resource)).update(variables as Row).eq(keyOf(resource), id);
      const version = unchangedSince(meta);
      if (version !== undefined) void request.eq('updated_at', version);
      return { data: (await write(params, request.select(columns(meta)))) as TData };
    },

    deleteOne: async <TData extends BaseRecord, TVariables>(
      params: DeleteOneParams<TVariables>,
    ): Promise<DeleteOneResponse<TData>> => {
      const { resource, id, meta } = params;
      const request = (await from(resource)).delete().eq(keyOf(resource), id).select(columns(meta));
      try {
        return { data: (await write(params, request)) as TData };
      } catch (error) {
        if (!isCode(error, GONE)) throw error;
        return { data: { id, already_gone: true } as BaseRecord as TData };
      }
    },

    getApiUrl: wrapped.getApiUrl,
  };
  return provider;

  /** Asked for as a reading: a write would make the server's pages anew. */
  async function findRows(table: string, typed: string): Promise<number[]> {
    const asked: PromiseLike<Answer> = client
      .rpc('admin_search', { resource: table, q: typed }, { get: true })
      .retry(false);
    const { data, error, status } = await asked;
    if (error) throw toBackendError({ code: error.code, message: error.message, status }, table);
    return (data as { id: number }[]).map(({ id }) => id);
  }

  async function write(
    { resource, id, meta }: Pick<UpdateParams, 'resource' | 'id' | 'meta'>,
    request: PromiseLike<Answer>,
  ): Promise<unknown> {
    try {
      return await explained(oneRow(resource, request), [REFUSED]);
    } catch (error) {
      if (!isCode(error, NO_ROW)) throw error;
      const version = unchangedSince(meta);
      throw await whyUntouched(provider.getOne, () => readAccess(client), { resource, id, version });
    }
  }

  /** A refusal, or a row out of sight, may mean that the session has ended or lacks its second step: then the error says so. */
  async function explained(answer: Promise<unknown>, codes: readonly string[]): Promise<unknown> {
    try {
      return await answer;
    } catch (error) {
      if (!codes.some((code) => isCode(error, code))) throw error;
      const access = await readAccess(client);
      // A member does not see a draft, as little as one that is deleted.
      const isHidden = access === 'member' && isCode(error, NO_ROW);
      throw (isHidden ? undefined : refusalOf(access)) ?? error;
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof BackendError && error.code === code;
}

/** The row itself must come back: no row means that the policies hid it, or that it is gone. */
async function oneRow(table: string, request: PromiseLike<Answer>): Promise<unknown> {
  const { data, error, status } = await request;
  if (error) throw toBackendError({ code: error.code, message: error.message, status }, table);
  const row: unknown = Array.isArray(data) ? data[0] : undefined;
  if (!row) throw toBackendError({ code: NO_ROW, message: '', status }, table);
  return row;
}

/**
 * Refine mixes the address's query parameters into `meta`; of all of it only the column list is honoured, and
 * `unchangedSince`: neither can widen anything.
 */
function columns(meta: MetaQuery | undefined): string {
  const select: unknown = meta?.select;
  return typeof select === 'string' ? select : '*';
}

/** The `updated_at` of the version that an update was made from; a newer one refuses it. */
function unchangedSince(meta: MetaQuery | undefined): string | undefined {
  const version: unknown = meta?.unchangedSince;
  return typeof version === 'string' ? version : undefined;
}

function keyOf(table: string): string {
  return KEYS[table] ?? 'id';
}
