import type {
  BaseKey,
  BaseRecord,
  DataProvider,
  MetaQuery,
  CrudFilter,
  CrudFilters,
  LogicalFilter,
} from '@refinedev/core';
import { dataProvider as supabaseDataProvider, generateFilter, mapOperator } from '@refinedev/supabase';
import type { SupabaseClient } from '@supabase/supabase-js';
import { appTexts } from '../i18n/app';
import { GONE, STALE } from '../lib/request-failure';
import { fieldsOfKind, ROW_WORDS } from '../schema/derive';
import { columnsInText, fillText } from '../schema/placeholders';
import type { FieldDeclaration, ResourceDefinition } from '../schema/types';
import { readAccess, refusalOf, requireSession } from './access';
import {
  BackendError,
  dataOf,
  NO_ROW,
  REFERENCED,
  refusal,
  REFUSED,
  RESTRICTED,
  toBackendError,
  type Answer,
  type BackendFailure,
} from './http-error';

/** The page begins behind the count. That of a long list is the planner's guess, so that the page may have rows all the same. */
const BEHIND_COUNT = 416;
/** What a person is told who may not see or write the row. */
const DOUBTFUL = [NO_ROW, REFUSED, GONE, STALE];
/** The header of a new row's key: the database makes one row of all requests with it. */
const SAVE_KEY = 'x-save-key';
/** How many rows are named that still use a row. The others are counted. */
const NAMED_ROWS = 3;

/** Cleans the columns of a row that is written, by the kinds of its fields. */
type Clean = <Columns>(fields: readonly FieldDeclaration[], columns: Columns) => Promise<Columns>;

/**
 * Refine's data provider: the one of @refinedev/supabase where it answers the same, which reads single rows. The client is
 * untyped, because Refine names tables at run time. What differs, in the order below: lists have their own order, search and
 * count; a new row may carry a key, so that it is made once; what is written is cleaned by kind; a write that touched no row
 * is an error that says why, but deleting a row that is gone succeeds; a refused deletion names the rows that use the row; a
 * lost session is an error and not a visitor's view. There are no many-row writes, so that Refine does them row by row through
 * these.
 */
export function createDataProvider(
  client: SupabaseClient,
  resources: readonly ResourceDefinition[] = [],
  clean: Clean = (_, columns) => Promise.resolve(columns),
): DataProvider {
  const published = supabaseDataProvider(client);

  const provider: DataProvider = {
    getList: async ({ resource, pagination = {}, filters = [], sorters = [], meta }) => {
      await requireSession(client);
      const found = await findRowWords(filters, (typed) => findRows(resource, typed));
      const list = (options: { count?: 'estimated' | 'exact'; head?: boolean } = {}) => {
        const query = client.from(resource).select(columns(meta), options);
        applyFilters(query, found);
        for (const { field, order } of sorters) {
          void query.order(field, { ascending: order === 'asc', nullsFirst: false });
        }
        // A unique last criterion gives equal rows the same order on all pages.
        return query.order('id', { ascending: false });
      };
      const { currentPage = 1, pageSize = 10, mode = 'server' } = pagination;
      const offset = (currentPage - 1) * pageSize;
      const readPage = (query: ReturnType<typeof list>) =>
        mode === 'server' ? query.range(offset, offset + pageSize - 1) : query;

      // An exact count would be as slow as reading the table.
      let answer = await readPage(list({ count: 'estimated' }));
      let { count } = answer;
      if (answer.status === BEHIND_COUNT) {
        const exact = list({ count: 'exact', head: true }).limit(1);
        // Without a count the page is never refused.
        [answer, { count }] = await Promise.all([readPage(list()), exact]);
      }
      const rows = await dataOf(answer as Answer<never[]>, resource);
      // The rows that were read are a lower bound for the estimate.
      return { data: rows, total: Math.max(count ?? 0, rows.length && offset + rows.length) };
    },

    getOne: ({ resource, id, meta }) =>
      answerOf(resource, () => published.getOne({ resource, id, meta: ownMeta(meta) })),

    create: async ({ resource, variables, meta }) => {
      const row = (await clean(fieldsOf(resource), variables)) as Record<string, unknown>;
      return answerOf(resource, async () => {
        const request = client.from(resource).insert(row).select(columns(meta));
        const saveKey: unknown = meta?.saveKey;
        if (typeof saveKey === 'string') void request.setHeader(SAVE_KEY, saveKey);
        return { data: (await dataOf<unknown[]>(request, resource))[0] };
      });
    },

    update: async ({ resource, id, variables, meta }) => {
      const row = (await clean(fieldsOf(resource), variables)) as Record<string, unknown>;
      const version: unknown = meta?.unchangedSince;
      return answerOf(resource, async () => {
        const request = client.from(resource).update(row).eq('id', id);
        if (typeof version === 'string') void request.eq('updated_at', version);
        const rows = await dataOf<unknown[]>(request.select(ownColumns(meta)), resource);
        return { data: rows[0] ?? (await failZeroRows(resource, id, version)) };
      });
    },

    deleteOne: async ({ resource, id, meta }) => {
      try {
        return await answerOf(resource, async () => {
          const request = client.from(resource).delete().eq('id', id).select(columns(meta));
          const rows = await dataOf<unknown[]>(request, resource);
          return { data: rows[0] ?? (await failZeroRows(resource, id)) };
        });
      } catch (error) {
        if (isCode(error, GONE)) return { data: { id, already_gone: true } as never };
        throw isCode(error, REFERENCED, RESTRICTED) ? await nameUses(error, resource, id) : error;
      }
    },

    getApiUrl: published.getApiUrl,
  };
  return provider;

  function fieldsOf(table: string): readonly FieldDeclaration[] {
    return resources.find((resource) => resource.table === table)?.fields ?? [];
  }

  /** Sent as GET: a write would invalidate the server's cached pages. */
  async function findRows(table: string, typed: string): Promise<number[]> {
    const request = client.rpc('admin_search', { resource: table, q: typed }, { get: true });
    const rows = await dataOf(request as PromiseLike<Answer<{ id: number }[]>>, table);
    return rows.map(({ id }) => id);
  }

  /**
   * Returns the row of a request. An answer without one is an error, which @refinedev/supabase does not say. A doubtful error may mean
   * that the person's right, session or second step is missing; then it says so.
   */
  async function answerOf(
    resource: string,
    request: () => Promise<{ readonly data: unknown }>,
  ): Promise<{ data: never }> {
    await requireSession(client);
    try {
      const { data } = await request();
      if (data === undefined) throw refusal(NO_ROW);
      // Whoever asked says what the row is.
      return { data: data as never };
    } catch (thrown) {
      const error = asBackendError(resource, thrown);
      if (!DOUBTFUL.includes(error.code)) throw error;
      const access = await readAccess(client);
      // A member sees neither a draft nor a deleted row.
      const isHidden = access === 'member' && error.code === NO_ROW;
      throw (isHidden ? undefined : refusalOf(access)) ?? error;
    }
  }

  /** Throws the error of a write that changed no row, which PostgREST answers with success. */
  async function failZeroRows(resource: string, id: BaseKey, version?: unknown): Promise<never> {
    const [row] = await dataOf<BaseRecord[]>(client.from(resource).select().eq('id', id), resource);
    if (!row) throw refusal(GONE);
    throw refusal(version === undefined || row.updated_at === version ? REFUSED : STALE);
  }

  /** Returns the error with the rows that still use the row. The database's own names only a constraint. */
  async function nameUses(error: BackendError, table: string, id: BaseKey): Promise<BackendError> {
    const found = await Promise.all(
      resources.flatMap((resource) =>
        fieldsOfKind(resource, 'relation')
          .filter(({ to }) => to === table)
          .map(({ name }) => usesIn(resource, name, id)),
      ),
    );
    const uses = found.flat();
    if (uses.length === 0) return error;
    return new BackendError(appTexts.backend.usedBy(uses), error.statusCode, error.code);
  }

  /** Returns the rows whose field holds the id, in a phrase: 'Örnekler: “Bahçe” ve 2 tane daha'. */
  async function usesIn(
    { table, labels, titleField, titlePattern = `{${titleField}}` }: ResourceDefinition,
    field: string,
    id: BaseKey,
  ): Promise<string[]> {
    const { data, total } = await provider.getList({
      resource: table,
      filters: [{ field, operator: 'eq', value: id }],
      pagination: { currentPage: 1, pageSize: NAMED_ROWS, mode: 'server' },
      meta: { select: ['id', ...columnsInText(titlePattern)].join(',') },
    });
    const titles = data.map((row) => fillText(titlePattern, row));
    return titles.length === 0 ? [] : [appTexts.backend.uses(labels.many, titles, total - titles.length)];
  }
}

/** @refinedev/supabase rejects with a plain object: PostgREST's code and message without the HTTP status. */
function asBackendError(table: string, thrown: unknown): BackendError {
  if (thrown instanceof BackendError) return thrown;
  const { code, message = String(thrown) } = Object(thrown) as Partial<BackendFailure>;
  return toBackendError({ code, message }, table);
}

function isCode(error: unknown, ...codes: readonly string[]): error is BackendError {
  return error instanceof BackendError && codes.includes(error.code);
}

/** Refine mixes the address's query into `meta`. What is used of it cannot widen what is read or written. */
function ownMeta(meta: MetaQuery | undefined): MetaQuery {
  return { select: columns(meta) };
}

function columns(meta: MetaQuery | undefined): string {
  const select: unknown = meta?.select;
  return typeof select === 'string' ? select : '*';
}

/** Without related rows: the embedded server would read them with the request's filters, after the update. */
function ownColumns(meta: MetaQuery | undefined): string {
  return columns(meta).replace(/:\w+!\w+\([^()]*\)/g, '');
}

type FindRows = (typed: string) => Promise<readonly number[]>;

/** @refinedev/supabase inserts values unescaped, so searches and `or` are written here. */
function applyFilters(query: { or: (condition: string) => unknown }, filters: CrudFilters): void {
  for (const filter of filters) {
    if (filter.operator === 'or') query.or(filter.value.map(condition).join(','));
    else if (filter.operator === 'contains')
      generateFilter({ ...filter, value: likePattern(filter.value) }, query);
    else generateFilter(filter, query);
  }
}

/** Replaces each filter on ROW_WORDS by one on the ids of the matching rows. */
function findRowWords(filters: CrudFilters, find: FindRows): Promise<CrudFilters> {
  return Promise.all(filters.map((filter) => resolve(filter, find))).then((resolved) => resolved.flat());
}

async function resolve(filter: CrudFilter, find: FindRows): Promise<CrudFilter[]> {
  if (filter.operator === 'or' || filter.operator === 'and') {
    return [{ ...filter, value: await findRowWords(filter.value, find) }];
  }
  if (!('field' in filter) || filter.field !== ROW_WORDS) return [filter];
  const ids = await find(String(filter.value));
  // Without a match the other alternatives of the `or` remain.
  return ids.length === 0 ? [] : [{ field: 'id', operator: 'in', value: ids }];
}

/**
 * Turns typed text into a LIKE pattern that matches it literally: `%`, `_` and `\` are escaped. PostgREST
 * reads `*` as `%` and offers no escape, and the database's lower case splits the Turkish i family. Each of
 * those matches any one character, because an extra row is better than a missing one.
 */
function likePattern(typed: unknown): string {
  return String(typed)
    .replace(/[%_\\]/g, String.raw`\$&`)
    .replace(/[*iıİI]/g, '_');
}

function condition(filter: CrudFilter): string {
  switch (filter.operator) {
    case 'or':
    case 'and':
      return `${filter.operator}(${filter.value.map(condition).join(',')})`;
    case 'contains':
      return `${filter.field}.ilike.%${withoutSyntax(likePattern(filter.value))}%`;
    case 'null':
    case 'nnull':
      return `${filter.field}.${mapOperator(filter.operator)}.null`;
    case 'in':
      return `${filter.field}.in.(${(filter.value as readonly number[]).join(',')})`;
    default:
      return `${filter.field}.${mapOperator(filter.operator)}.${quoted(filter)}`;
  }
}

/** The embedded backend takes quotes as part of a pattern, so the filter language's own characters must go. */
function withoutSyntax(pattern: string): string {
  return pattern.replace(/[,()"]/g, '_');
}

function quoted({ value }: LogicalFilter): string {
  return `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`;
}
