import { abortReason } from '../lib/pause';

/**
 * Takes how many tasks may run at a time; gives a function that runs a task when its turn comes. A task whose signal is
 * aborted while it waits is not begun, and rejects at once.
 */
export function createQueue(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(abortReason(signal));
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** The turn goes from hand to hand, so that nobody who comes later overtakes. */
  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function inTurn<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await turn(signal);
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
