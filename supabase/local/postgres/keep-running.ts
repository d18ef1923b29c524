import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/**
 * Supervises a child process. Whenever it exits by itself, after a crash or for lack of memory, `startAgain` starts the next one, with
 * a longer wait after each failure, which it reports as null. Returns the function that stops the process for good and waits for its
 * exit.
 */
export function keepRunning(
  child: ChildProcess,
  startAgain: () => Promise<ChildProcess | null>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;
  let current: ChildProcess | null = child;
  const interrupt = () => void current?.kill('SIGINT');
  process.once('exit', interrupt);

  const supervised = (async () => {
    for (let wait = FIRST_WAIT_MS; !isStopping();) {
      if (current) await ended(current);
      await delay(wait, undefined, { signal }).catch(() => undefined);
      if (isStopping()) break;
      current = await startAgain();
      wait = current ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    // The process may have started while it was asked to stop.
    interrupt();
    if (current) await ended(current);
  })();

  return async () => {
    stopping.abort();
    interrupt();
    await supervised;
    process.off('exit', interrupt);
  };
}

export function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined;
}

async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}
