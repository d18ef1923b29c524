import type { SiteBackend } from './site-app';

const TABLES = '/rest/v1/';
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The same backend, which calls `onWrite` after rows were written through it, and before the writer hears of it. */
export function tellOfWrites(backend: SiteBackend, onWrite: () => void): SiteBackend {
  const { api } = backend;
  if (!api) return backend;
  return {
    ...backend,
    api: async (request, peerAddress) => {
      const answer = await api(request, peerAddress);
      if (answer.ok && mayWrite(request)) onWrite();
      return answer;
    },
  };
}

function mayWrite({ method, url }: Request): boolean {
  return !READING_METHODS.has(method) && new URL(url).pathname.startsWith(TABLES);
}
