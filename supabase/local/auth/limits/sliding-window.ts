import { LRUCache } from 'lru-cache';

export interface Limit {
  /** How many tries pass… */
  max: number;
  /** …within any stretch of this length. */
  windowMs: number;
}

interface WindowOptions extends Limit {
  /** How many keys are remembered; beyond that the one that was longest unused is forgotten. */
  keys: number;
}

/**
 * Counts tries by key. A try takes the same short time however many keys there are. Time is `performance`'s, here and in the cache:
 * it goes on evenly when somebody sets the machine's clock.
 */
export class SlidingWindow {
  readonly #times: LRUCache<string, readonly number[]>;
  readonly #options: WindowOptions;

  constructor(options: WindowOptions) {
    this.#options = options;
    this.#times = new LRUCache({ max: options.keys, ttl: options.windowMs, ttlResolution: 0 });
  }

  /** How long, in milliseconds, until one more try with this key passes; 0 when it passes now. */
  waitFor(key: string): number {
    const { max, windowMs } = this.#options;
    const oldest = this.#recent(key).at(-max);
    return oldest === undefined ? 0 : oldest + windowMs - performance.now();
  }

  /** Counts a try. Gives what takes it back. */
  add(key: string): () => void {
    const time = performance.now();
    this.#times.set(key, [...this.#recent(key), time]);
    return () => {
      const times = this.#times.get(key) ?? [];
      const index = times.indexOf(time);
      if (index >= 0) this.#times.set(key, times.toSpliced(index, 1));
    };
  }

  #recent(key: string): readonly number[] {
    const since = performance.now() - this.#options.windowMs;
    return (this.#times.get(key) ?? []).filter((time) => time > since);
  }
}
