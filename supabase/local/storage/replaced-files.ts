import type { ApiFetch } from '../api/api-fetch';

const PUBLIC_FILE = /^(\/storage\/v1\/object\/public\/media\/)([^?]+)$/;
/** A browser asks again after this time, in case the file was replaced once more. */
const LIFETIME_S = 3600;
/** Browsers that follow it request the new address with the same method. */
export const MOVED = 308;

/** Resolves to the name of the file that took another's place, or to null. */
type FindReplacement = (name: string) => Promise<string | null>;

/** Leads from the address of a file that is gone to the file that took its place everywhere (`replace_file`). */
export function withReplacedFiles(api: ApiFetch, find: FindReplacement): ApiFetch {
  return async (request, peerAddress) => {
    const response = await api(request, peerAddress);
    const { pathname, search } = new URL(request.url);
    const [, folder, name] = PUBLIC_FILE.exec(pathname) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (response.status !== 404 || !isRead || folder === undefined || name === undefined) return response;
    const replacement = await find(decodeURIComponent(name)).catch(() => null);
    if (replacement === null) return response;
    await response.body?.cancel();
    const headers = { location: folder + replacement + search, 'cache-control': `max-age=${LIFETIME_S}` };
    return new Response(null, { status: MOVED, headers });
  };
}

/** Asks a hosted project. `fetch` reaches it. */
export function askProject(
  { url, publishableKey }: { readonly url: string; readonly publishableKey: string },
  fetch: typeof globalThis.fetch,
  limitMs: number,
): FindReplacement {
  return async (name) => {
    const address = `${url}/rest/v1/rpc/replaced_file?${new URLSearchParams({ name }).toString()}`;
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(address, { headers: { apikey: publishableKey }, signal });
    const found: unknown = response.ok ? await response.json() : null;
    return typeof found === 'string' ? found : null;
  };
}
