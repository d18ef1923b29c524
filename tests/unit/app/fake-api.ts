import { render } from '../../../src/entry-server';
import type { RenderInput } from '../../../src/lib/render-contract';

export const ORIGIN = 'https://site.example';
export const CONFIG = { apiUrl: '', publishableKey: 'anon-key' };

type TableResponse = readonly unknown[] | Response | ((url: URL) => readonly unknown[] | Response);
export type Tables = Readonly<Record<string, TableResponse>>;
export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * A table API that answers from memory and records its requests: those for the settings, which every page asks for, apart
 * from the others. Tables without rows are empty.
 */
export function fakeApi(tables: Tables = {}) {
  const requests: URL[] = [];
  const settingsRequests: URL[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    (url.pathname.endsWith('/settings') ? settingsRequests : requests).push(url);
    const answer = tables[url.pathname.replace('/rest/v1/', '')] ?? [];
    const result = typeof answer === 'function' ? answer(url) : answer;
    return Promise.resolve(result instanceof Response ? result.clone() : Response.json(result));
  };
  return { fetch, requests, settingsRequests };
}

export const CLOSED = 'Veri tabanı dinleniyor';

export function failure(status = 500, message = CLOSED, code = 'XX000'): Response {
  return Response.json({ message, code, details: null, hint: null }, { status });
}

/** Answers with the rows whose columns equal those of the query. */
export const matching =
  (...rows: Readonly<Record<string, unknown>>[]) =>
  ({ searchParams }: URL) =>
    rows.filter((row) =>
      [...searchParams].every(
        ([name, value]) => !value.startsWith('eq.') || value === `eq.${String(row[name])}`,
      ),
    );

/** Renders an address as the server does, with the rows of these tables or from an API that records its requests. */
export function renderPath(path: string, from: Tables | FakeApi = {}, extra: Partial<RenderInput> = {}) {
  const { fetch } = isApi(from) ? from : fakeApi(from);
  return render({ path, origin: ORIGIN, config: CONFIG, fetch, ...extra });
}

function isApi(from: Tables | FakeApi): from is FakeApi {
  return 'settingsRequests' in from;
}
