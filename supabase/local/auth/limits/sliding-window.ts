import { LRUCache } from 'lru-cache';

export interface Limit {
  /** The number of tries that pass within any period of `windowMs`. */
  max: number;
  windowMs: number;
}

interface WindowOptions extends Limit {
  /** The number of keys that are remembered. Beyond it, the least recently used key is evicted. */
  keys: number;
}

/** Counts tries by key. The clock is `performance`, so that setting the machine's clock changes nothing. */
export class SlidingWindow {
  readonly #times: LRUCache<string, readonly number[]>;
  readonly #options: WindowOptions;

  constructor(options: WindowOptions) {
    this.#options = options;
    this.#times = new LRUCache({ max: options.keys, ttl: options.windowMs, ttlResolution: 0 });
  }

  /** Returns the milliseconds until one more try with this key passes; 0 if it passes now. */
  waitFor(key: string): number {
    const { max, windowMs } = this.#options;
    const oldest = this.#recent(key).at(-max);
    return oldest === undefined ? 0 : oldest + windowMs - performance.now();
  }

  /** Counts a try; the result uncounts it. */
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
