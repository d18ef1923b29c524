import type { SiteBackend } from './site-app';

const TABLES = '/rest/v1/';
/** They are called by POST, whatever they do: ours read, for everyone who searches. */
const FUNCTIONS = '/rest/v1/rpc/';
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The same backend, which calls `onWrite` after rows were written through it, and before the writer hears of it. */
export function tellOfWrites(backend: SiteBackend, onWrite: () => void): SiteBackend {
  const { api } = backend;
  if (!api) return backend;
  return {
    ...backend,
    api: async (request, peerAddress, requestId) => {
      const answer = await api(request, peerAddress, requestId);
      if (answer.ok && mayWrite(request)) onWrite();
      return answer;
    },
  };
}

function mayWrite({ method, url }: Request): boolean {
  if (READING_METHODS.has(method)) return false;
  const { pathname } = new URL(url);
  return pathname.startsWith(TABLES) && !pathname.startsWith(FUNCTIONS);
}
