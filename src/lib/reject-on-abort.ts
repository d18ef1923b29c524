/** Takes a running work, gives its result, or rejects with the signal's reason as soon as the signal aborts; it leaves no listener behind. */
export async function rejectOnAbort<Result>(
  result: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (!signal) return result;
  // Nobody hears of what becomes of it later.
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
