const MINUTE_MS = 60_000;
const WINDOW_MS = 5 * MINUTE_MS;
const MAX_ATTEMPTS = 10;
/** An attacker with many addresses must not keep an account's owner out for longer than this. */
const MAX_LOCKOUT_MS = 15 * MINUTE_MS;
const MAX_KEYS = 10_000;

interface Lock {
  since: number;
  until: number;
}

export interface Attempt {
  /** How long to wait before the next try; null when this one may proceed. */
  retryAfterMs: number | null;
  /** Takes the attempt back: called when it succeeded, so that only failures count. */
  forgive: () => void;
}

/** Counts failed sign-ins and recoveries by network address and by e-mail: ten in five minutes each. */
export class AttemptLimiter {
  readonly #attempts = new Map<string, number[]>();
  readonly #locks = new Map<string, Lock>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  take(address: string, email: string): Attempt {
    const now = this.#now();
    const pair = `${address} ${email}`;
    const wait = Math.max(this.#waitFor(address, now), this.#waitForEmail(email, pair, now));
    if (wait > 0) return { retryAfterMs: wait, forgive: () => undefined };
    const keys = email === '' ? [address] : [address, email, pair];
    for (const key of keys) this.#attempts.set(key, [...this.#recent(key, now), now]);
    this.#prune(now);
    return { retryAfterMs: null, forgive: () => this.#forgive(keys, now) };
  }

  #waitFor(key: string, now: number): number {
    const recent = this.#recent(key, now);
    const oldestThatCounts = recent.at(-MAX_ATTEMPTS);
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + WINDOW_MS - now;
  }

  /** An e-mail stays locked for 15 minutes at most to an address that has not itself failed on it. */
  #waitForEmail(email: string, pair: string, now: number): number {
    const wait = this.#waitFor(email, now);
    if (wait === 0) return 0;
    const before = this.#locks.get(email);
    // A lock that follows soon after another continues it: the attack has not paused.
    const since = before && before.until + WINDOW_MS > now ? before.since : now;
    this.#locks.set(email, { since, until: now + wait });
    if (this.#recent(pair, now).length > 0) return wait;
    return Math.min(wait, Math.max(since + MAX_LOCKOUT_MS - now, 0));
  }

  #recent(key: string, now: number): number[] {
    return (this.#attempts.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
  }

  #forgive(keys: readonly string[], time: number): void {
    for (const key of keys) {
      const times = this.#attempts.get(key) ?? [];
      const index = times.indexOf(time);
      if (index >= 0) this.#attempts.set(key, times.toSpliced(index, 1));
    }
  }

  #prune(now: number): void {
    if (this.#attempts.size < MAX_KEYS) return;
    for (const key of this.#attempts.keys())
      if (this.#recent(key, now).length === 0) this.#attempts.delete(key);
    for (const [email, lock] of this.#locks) if (lock.until + WINDOW_MS <= now) this.#locks.delete(email);
  }
}
