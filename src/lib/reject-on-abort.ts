/**
 * Resolves with `result`, or rejects with the signal's reason as soon as the signal aborts. Removes its listener either
 * way.
 */
export async function rejectOnAbort<Result>(
  result: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (!signal) return result;
  // A rejection after the abort is ignored.
  result.catch(() => undefined);
  signal.throwIfAborted();
  const { promise, reject } = createRejection();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([result, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function createRejection() {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, no) => (reject = no));
  return { promise, reject };
}
