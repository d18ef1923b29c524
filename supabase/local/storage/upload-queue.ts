import PQueue from 'p-queue';

interface QueueLimits {
  /** The number of uploads that are read and stored at once, each completely in memory: in all, and per person. */
  atOnce: number;
  atOnceEach: number;
  /** The number of uploads that wait unread: in all, and per person. */
  waiting: number;
  waitingEach: number;
  /** Well below the server's limit for silent clients (src/server/http/listen.ts). */
  longestWaitMs: number;
}

const LIMITS: QueueLimits = {
  atOnce: 4,
  atOnceEach: 2,
  waiting: 16,
  waitingEach: 6,
  longestWaitMs: 10_000,
};

export class TooManyUploadsError extends Error {
  override readonly name = 'TooManyUploadsError';
}

export type RunInQueue = <Result>(person: string | null, upload: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue that runs each person's uploads; null is the service role. A run rejects with TooManyUploadsError when too many
 * uploads wait, or when its own has waited too long.
 */
export function createUploadQueue(limits: QueueLimits = LIMITS): RunInQueue {
  const all = new PQueue({ concurrency: limits.atOnce });
  const people = new Map<string, PQueue>();

  function queueOf(person: string): PQueue {
    const known = people.get(person);
    if (known) return known;
    const queue = new PQueue({ concurrency: limits.atOnceEach });
    queue.on('idle', () => people.delete(person));
    people.set(person, queue);
    return queue;
  }

  return async (person, upload) => {
    const own = person === null ? null : queueOf(person);
    if ((own && own.size >= limits.waitingEach) || all.size >= limits.waiting)
      throw new TooManyUploadsError();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new TooManyUploadsError()), limits.longestWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return upload();
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
