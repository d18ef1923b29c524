import { LRUCache } from 'lru-cache';
import { type Limit, SlidingWindow } from './sliding-window';

const MINUTE_MS = 60_000;
/** A network that the subject's limit refuses gets one try after this time, however many tries others make. */
const PATIENCE_MS = 15 * MINUTE_MS;
const PATIENCE_FORGOTTEN_MS = 60 * MINUTE_MS;
const MAX_KEYS = 10_000;
const MAX_WAITING = 20_000;
const MAX_DEVICES = 1_000;

export interface AttemptSource {
  /** The client's network. */
  network: string;
  /** The target of the try: an e-mail address, or one constant for a target that all share. Empty when unknown. */
  subject: string;
  /** The known device of the client; null for an unknown one. */
  device: string | null;
}

export interface Attempt {
  /** The wait before the next try; null when this one may proceed. */
  retryAfterMs: number | null;
  /** Uncounts the attempt. */
  forgive: () => void;
}

interface LimiterOptions {
  perNetwork: Limit;
  perSubject: Limit;
}

/**
 * Limits tries by network and by subject. Unknown devices share the subject's limit, so that changing networks gains nothing. A known
 * device has its own limit, and others never lock it out. A full cache evicts the least recently used key: to flush one subject's
 * count, an attacker must get MAX_KEYS other subjects past the limits of their networks.
 */
export class AttemptLimiter {
  readonly #networks: SlidingWindow;
  readonly #subjects: SlidingWindow;
  readonly #patient: SlidingWindow;
  readonly #devices: SlidingWindow;
  /** The time at which a network began to wait for a subject. */
  readonly #waiting: LRUCache<string, number>;

  constructor({ perNetwork, perSubject }: LimiterOptions) {
    this.#networks = new SlidingWindow({ ...perNetwork, keys: MAX_KEYS });
    this.#subjects = new SlidingWindow({ ...perSubject, keys: MAX_KEYS });
    this.#patient = new SlidingWindow({ ...perSubject, keys: MAX_KEYS });
    this.#devices = new SlidingWindow({ ...perNetwork, keys: MAX_DEVICES });
    this.#waiting = new LRUCache({
      max: MAX_WAITING,
      ttl: PATIENCE_FORGOTTEN_MS,
      ttlResolution: 0,
    });
  }

  take({ network, subject, device }: AttemptSource): Attempt {
    if (device !== null) return pass([[this.#devices, device]]);
    if (subject === '') return pass([[this.#networks, network]]);
    const networkWait = this.#networks.waitFor(network);
    if (networkWait > 0) return refuse(networkWait);
    const subjectWait = this.#subjects.waitFor(subject);
    if (subjectWait === 0)
      return pass([
        [this.#networks, network],
        [this.#subjects, subject],
      ]);
    return this.#takeInTurn(network, subject, subjectWait);
  }

  /** Gives a network that has waited long enough a try from a limit that only such networks share, while others use up the subject's. */
  #takeInTurn(network: string, subject: string, subjectWait: number): Attempt {
    const place = `${network} ${subject}`;
    const now = performance.now();
    const since = this.#waiting.get(place) ?? now;
    if (since === now) this.#waiting.set(place, now);
    const wait = Math.max(since + PATIENCE_MS - now, this.#patient.waitFor(subject));
    if (wait > 0) return refuse(Math.min(wait, subjectWait));
    this.#waiting.delete(place);
    return pass([
      [this.#networks, network],
      [this.#patient, subject],
    ]);
  }
}

function pass(counts: readonly [SlidingWindow, string][]): Attempt {
  const wait = Math.max(...counts.map(([window, key]) => window.waitFor(key)));
  if (wait > 0) return refuse(wait);
  const takeBack = counts.map(([window, key]) => window.add(key));
  return { retryAfterMs: null, forgive: () => takeBack.forEach((undo) => undo()) };
}

function refuse(retryAfterMs: number): Attempt {
  return { retryAfterMs, forgive: () => undefined };
}
