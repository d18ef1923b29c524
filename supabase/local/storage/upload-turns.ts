import PQueue from 'p-queue';

interface TurnLimits {
  /** Uploads that are read and stored at a time: each is whole in memory. */
  atOnce: number;
  atOnceEach: number;
  /** Uploads that wait, unread. */
  waiting: number;
  waitingEach: number;
  /** Well below the time after which the server takes a silent client for gone (src/server/listen.ts). */
  longestWaitMs: number;
}

const LIMITS: TurnLimits = {
  atOnce: 4,
  atOnceEach: 2,
  waiting: 16,
  waitingEach: 6,
  longestWaitMs: 10_000,
};

export class TooManyUploadsError extends Error {
  override readonly name = 'TooManyUploadsError';
}

export type InTurn = <Result>(person: string, upload: () => Promise<Result>) => Promise<Result>;

/** Gives the function that runs a person's upload when its turn comes; it throws TooManyUploadsError when too many wait, or for too long. */
export function createUploadTurns(limits: TurnLimits = LIMITS): InTurn {
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
    const own = queueOf(person);
    if (own.size >= limits.waitingEach || all.size >= limits.waiting) throw new TooManyUploadsError();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new TooManyUploadsError()), limits.longestWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return upload();
    };
    const { signal } = waiting;
    try {
      return await own.add(() => all.add(begin, { signal }), { signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
