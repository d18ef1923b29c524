import PQueue from 'p-queue';

export interface QueueLimits {
  /** The number of jobs that run at once: in all, and per person. */
  atOnce: number;
  atOnceEach: number;
  /** The number of jobs that wait: in all, and per person. */
  waiting: number;
  waitingEach: number;
  /** Well below the server's limit for silent clients (src/server/http/listen.ts). */
  longestWaitMs: number;
  /** How long a job may run before its place goes to the next; without limit if absent. */
  longestRunMs?: number;
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export type RunInQueue = <Result>(person: string | null, job: () => Promise<Result>) => Promise<Result>;

/**
 * Runs each person's jobs; null is nobody's, without a share. Rejects with QueueFullError after too many or too long a wait, with p-queue's
 * TimeoutError after too long a run.
 */
export function createFairQueue({ longestRunMs, ...limits }: QueueLimits): RunInQueue {
  const all = new PQueue({
    concurrency: limits.atOnce,
    ...(longestRunMs !== undefined && { timeout: longestRunMs }),
  });
  const people = new Map<string, PQueue>();

  function queueOf(person: string): PQueue {
    const known = people.get(person);
    if (known) return known;
    const queue = new PQueue({ concurrency: limits.atOnceEach });
    queue.on('idle', () => people.delete(person));
    people.set(person, queue);
    return queue;
  }

  return async (person, job) => {
    const own = person === null ? null : queueOf(person);
    if ((own && own.size >= limits.waitingEach) || all.size >= limits.waiting) throw new QueueFullError();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new QueueFullError()), limits.longestWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return job();
    };
    const { signal } = waiting;
    try {
      const enter = () => all.add(begin, { signal });
      return await (own ? own.add(enter, { signal }) : enter());
    } finally {
      clearTimeout(timer);
    }
  };
}
