import { render } from '../../../src/entry-server';
import type { RenderInput } from '../../../src/lib/render-contract';

export const ORIGIN = 'https://site.example';
export const CONFIG = { apiUrl: '', publishableKey: 'anon-key' };

type TableResponse = readonly unknown[] | Response | ((url: URL) => readonly unknown[] | Response);

/**
 * A table API that answers from memory and records its requests: those for the settings, which every page asks for, apart
 * from the others. Tables without rows are empty.
 */
export function fakeApi(tables: Readonly<Record<string, TableResponse>> = {}) {
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

export function failure(status: number, message: string, code = 'XX000'): Response {
  return Response.json({ message, code, details: null, hint: null }, { status });
}

export function renderPath(path: string, api = fakeApi(), extra: Partial<RenderInput> = {}) {
  return render({ path, origin: ORIGIN, config: CONFIG, fetch: api.fetch, ...extra });
}

export function announcement(fields: Record<string, unknown> = {}) {
  return {
    id: 7,
    title: 'Çınaraltı buluşması',
    lead: 'Gölgede bir öğle sonrası.',
    excerpt: null,
    body: '<p>Saat üçte.</p>',
    cover_url: null,
    hero_bg_url: null,
    published_at: '2026-05-12 09:00:00+00',
    featured_home: false,
    featured_until: null,
    created_at: '2026-05-11 09:00:00+00',
    updated_at: '2026-05-11 09:00:00+00',
    ...fields,
  };
}
