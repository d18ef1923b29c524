import { LRUCache } from 'lru-cache';
import { type Limit, SlidingWindow } from './sliding-window';

const MINUTE_MS = 60_000;
/** A network that was refused for the sake of a subject gets a try of its own after this long, however hard others go on. */
const PATIENCE_MS = 15 * MINUTE_MS;
const PATIENCE_FORGOTTEN_MS = 60 * MINUTE_MS;
const MAX_KEYS = 10_000;
const MAX_WAITING = 20_000;
const MAX_DEVICES = 1_000;

export interface AttemptSource {
  /** The network that the try comes from. */
  network: string;
  /** What is tried: an e-mail address, or one word for a door that all share. Empty when unknown. */
  subject: string;
  /** The known device that it comes from, null for a stranger. */
  device: string | null;
}

export interface Attempt {
  /** How long to wait before the next try; null when this one may proceed. */
  retryAfterMs: number | null;
  /** Takes the attempt back, so that it does not count. */
  forgive: () => void;
}

interface LimiterOptions {
  perNetwork: Limit;
  perSubject: Limit;
}

/**
 * Limits tries by network and by what they try. Strangers share the subject's limit, so ever-fresh networks gain nothing; a known
 * device has a limit of its own and is never locked out by strangers. A full cache forgets the key that was longest unused:
 * to flush one subject's count, an attacker must get MAX_KEYS others past the limit of their networks.
 */
export class AttemptLimiter {
  readonly #networks: SlidingWindow;
  readonly #subjects: SlidingWindow;
  readonly #patient: SlidingWindow;
  readonly #devices: SlidingWindow;
  /** Since when a network has been waiting for a subject. */
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

  /** While others use up a subject's tries, a network that has waited long enough gets one that only such networks share. */
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
