import type {
  BaseKey,
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
import { zeroRowsError } from './zero-rows-error';

/** The page begins behind the count. That of a long list is the planner's guess, so that the page may have rows all the same. */
const BEHIND_COUNT = 416;
/** Profiles are keyed by their user, every other table by its id. */
const KEYS: Readonly<Record<string, string>> = { profiles: 'user_id' };

interface ClientResponse {
  readonly data: unknown;
  readonly count: number | null;
  readonly error: BackendFailure | null;
  readonly status: number;
}
interface About {
  readonly resource: string;
  readonly id: BaseKey;
}

/**
 * Refine's data provider over that of @refinedev/supabase, which reads single rows and creates. The client is
 * untyped, because Refine names tables at run time. Differences: a write that touched no row is an error that
 * says why; deleting a row that was already deleted succeeds; a lost session is an error and not a visitor's
 * view; lists have their own order, search and count. There are no many-row writes, so that Refine does them
 * row by row through these.
 */
export function createDataProvider(client: SupabaseClient): DataProvider {
  const published = supabaseDataProvider(client);

  const provider: DataProvider = {
    getList: async <TData extends BaseRecord>(params: GetListParams): Promise<GetListResponse<TData>> => {
      const { resource, pagination = {}, filters = [], sorters = [], meta } = params;
      await requireSession(resource);
      const found = await findRowWords(filters, (typed) => findRows(resource, typed));
      const list = (options: { count?: 'estimated' | 'exact'; head?: boolean } = {}) => {
        const query = client.from(resource).select(columns(meta), options);
        applyFilters(query, found);
        for (const { field, order } of sorters) {
          void query.order(field, { ascending: order === 'asc', nullsFirst: false });
        }
        // A unique last criterion gives equal rows the same order on all pages.
        return query.order(keyOf(resource), { ascending: false });
      };
      const { currentPage = 1, pageSize = 10, mode = 'server' } = pagination;
      const offset = (currentPage - 1) * pageSize;
      const readPage = (query: ReturnType<typeof list>): PromiseLike<ClientResponse> =>
        mode === 'server' ? query.range(offset, offset + pageSize - 1) : query;

      // An exact count would be as slow as reading the table.
      let response = await readPage(list({ count: 'estimated' }));
      let { count } = response;
      if (response.status === BEHIND_COUNT) {
        const exact = list({ count: 'exact', head: true }).limit(1);
        // Without a count the page is never refused.
        [response, { count }] = await Promise.all([readPage(list()), exact]);
      }
      const rows = dataOf(resource, response) as TData[];
      // The rows that were read are a lower bound for the estimate.
      return { data: rows, total: Math.max(count ?? 0, rows.length && offset + rows.length) };
    },

    getOne: async <TData extends BaseRecord>(params: GetOneParams): Promise<GetOneResponse<TData>> => {
      const { resource } = params;
      await requireSession(resource);
      try {
        return requireRow(resource, await published.getOne<TData>({ ...params, meta: ownMeta(params) }));
      } catch (error) {
        throw await explainError(resource, error, NO_ROW);
      }
    },

    create: async <TData extends BaseRecord, TVariables>(
      params: CreateParams<TVariables>,
    ): Promise<CreateResponse<TData>> => {
      const { resource } = params;
      await requireSession(resource);
      try {
        return requireRow(
          resource,
          await published.create<TData, TVariables>({ ...params, meta: ownMeta(params) }),
        );
      } catch (error) {
        throw await explainError(resource, error, REFUSED);
      }
    },

    update: async <TData extends BaseRecord, TVariables>(
      params: UpdateParams<TVariables>,
    ): Promise<UpdateResponse<TData>> => {
      const { resource, id, variables, meta } = params;
      await requireSession(resource);
      const request = client.from(resource).update(variables as Record<string, unknown>);
      void request.eq(keyOf(resource), id);
      const version = unchangedSince(meta);
      if (version !== undefined) void request.eq('updated_at', version);
      return { data: (await writtenRow(params, await request.select(ownColumns(meta)), version)) as TData };
    },

    deleteOne: async <TData extends BaseRecord, TVariables>(
      params: DeleteOneParams<TVariables>,
    ): Promise<DeleteOneResponse<TData>> => {
      const { resource, id, meta } = params;
      await requireSession(resource);
      const request = client.from(resource).delete().eq(keyOf(resource), id).select(columns(meta));
      try {
        return { data: (await writtenRow(params, await request)) as TData };
      } catch (error) {
        if (!isCode(error, GONE)) throw error;
        const gone: BaseRecord = { id, already_gone: true };
        return { data: gone as TData };
      }
    },

    getApiUrl: published.getApiUrl,
  };
  return provider;

  async function requireSession(table: string): Promise<void> {
    if (!(await currentSession(client))) throw toBackendError({ code: NO_SESSION, message: '' }, table);
  }

  /** Sent as GET: a write would invalidate the server's cached pages. */
  async function findRows(table: string, typed: string): Promise<number[]> {
    const response: ClientResponse = await client.rpc(
      'admin_search',
      { resource: table, q: typed },
      { get: true },
    );
    return (dataOf(table, response) as { id: number }[]).map(({ id }) => id);
  }

  /**
   * Returns the row that a write returned. Without one the policies hid it, it has another version, or it is
   * gone.
   */
  async function writtenRow(
    { resource, id }: About,
    response: ClientResponse,
    version?: string,
  ): Promise<unknown> {
    const failure = failureOf(resource, response);
    if (failure) throw await explainError(resource, failure, REFUSED);
    const [row] = response.data as readonly unknown[];
    if (row) return row;
    throw await zeroRowsError(provider.getOne, () => readAccess(client), { resource, id, version });
  }

  /**
   * A refusal or a hidden row may mean that the session has ended or lacks its second step. The error then
   * says so.
   */
  async function explainError(table: string, thrown: unknown, doubtful: string): Promise<BackendError> {
    const error = asBackendError(table, thrown);
    if (error.code !== doubtful) return error;
    const access = await readAccess(client);
    // A member sees neither a draft nor a deleted row.
    const isHidden = access === 'member' && doubtful === NO_ROW;
    return (isHidden ? undefined : refusalOf(access)) ?? error;
  }
}

function failureOf(table: string, { error, status }: ClientResponse): BackendError | undefined {
  return error ? toBackendError({ code: error.code, message: error.message, status }, table) : undefined;
}

function dataOf(table: string, response: ClientResponse): unknown {
  const failure = failureOf(table, response);
  if (failure) throw failure;
  return response.data;
}

/** @refinedev/supabase rejects with a plain object: PostgREST's code and message without the HTTP status. */
function asBackendError(table: string, thrown: unknown): BackendError {
  if (thrown instanceof BackendError) return thrown;
  const { code, message = String(thrown) } = Object(thrown) as Partial<BackendFailure>;
  return toBackendError({ code, message }, table);
}

/** @refinedev/supabase returns no error for a row that does not exist. */
function requireRow<TData>(table: string, response: { readonly data?: TData }): { data: TData } {
  if (response.data === undefined) throw toBackendError({ code: NO_ROW, message: '' }, table);
  return { data: response.data };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof BackendError && error.code === code;
}

/**
 * Refine mixes the address's query parameters into `meta`. Only the column list and `unchangedSince` are
 * used; neither can widen what is read or written.
 */
function ownMeta({ resource, meta }: { readonly resource: string; readonly meta?: MetaQuery }): MetaQuery {
  return { select: columns(meta), idColumnName: keyOf(resource) };
}

function columns(meta: MetaQuery | undefined): string {
  const select: unknown = meta?.select;
  return typeof select === 'string' ? select : '*';
}

/**
 * The row's own columns without the related rows of `columnSelect`. After an update the embedded server reads
 * those with the request's filters, which the updated row no longer matches.
 */
function ownColumns(meta: MetaQuery | undefined): string {
  return columns(meta).replace(/:\w+!\w+\([^()]*\)/g, '');
}

/** The `updated_at` of the version that an update started from. A newer stored version refuses the update. */
function unchangedSince(meta: MetaQuery | undefined): string | undefined {
  const version: unknown = meta?.unchangedSince;
  return typeof version === 'string' ? version : undefined;
}

function keyOf(table: string): string {
  return KEYS[table] ?? 'id';
}
