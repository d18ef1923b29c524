import type { ApiMiddleware } from './api/api-fetch';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first purge leaves the server's start alone. */
const FIRST_MS = 5 * 60 * 1000;

/** Purges before the response to an erasure. It goes by what the database noted: clients choose the response's form. */
export function withErasedFiles(
  purge: () => Promise<void>,
  onError: (error: unknown) => void,
): ApiMiddleware {
  return (next) => async (request, peerAddress) => {
    const response = await next(request, peerAddress);
    if (response.ok && new URL(request.url).pathname === '/rest/v1/rpc/erase_history')
      await purge().catch(onError);
    return response;
  };
}

/** Purges once a day, and tries again the next day after an error. Resolves once a running purge has ended. */
export function purgeDaily(
  purge: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = purge().catch(onError);
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const daily = setInterval(run, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
    return running;
  };
}
