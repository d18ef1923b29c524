import { BoundedMap } from './bounded-map';

/** An answer's worth: what keeping it costs, and what it is to those who ask the same later. */
export interface Keepable {
  readonly bytes: number;
  /**
   * `page` and `missing` are given again while the content has the same version; there may be any number of missing ones, so they
   * have a small share of their own. A `failure` leaves in place what was kept before it. Nothing is kept of `own`.
   */
  readonly kind: 'page' | 'missing' | 'failure' | 'own';
}

interface Kept<Answer> {
  answer: Answer;
  version: string;
  /** When it was made, in milliseconds of the clock. */
  madeAt: number;
}

/** What was last answered, though the content may be another by now. */
export interface Stale<Answer> {
  answer: Answer;
  ageMs: number;
}

const MISSING_SHARE = 1 / 16;

/** The response cache: gives the same answer to all who ask the same question, while what it was made from has the same version. */
export class KeptAnswers<Answer extends Keepable> {
  private readonly pages: BoundedMap<Kept<Answer>>;
  private readonly missing: BoundedMap<Kept<Answer>>;
  private readonly running = new Map<string, { version: string; answer: Promise<Answer> }>();

  constructor(
    maxBytes: number,
    private readonly now: () => number = Date.now,
  ) {
    this.missing = new BoundedMap(maxBytes * MISSING_SHARE);
    this.pages = new BoundedMap(maxBytes - maxBytes * MISSING_SHARE);
  }

  /**
   * Gives the kept answer at once, or what `ask` will give, which many may wait for together. `version` was read before: an answer
   * may know more than it says, never less.
   */
  answer(question: string, version: string, ask: () => Promise<Answer>): Answer | Promise<Answer> {
    const known = this.find(question);
    if (known?.version === version) return known.answer;
    const running = this.running.get(question);
    return running?.version === version ? running.answer : this.begin(question, version, ask());
  }

  /** Gives what was last kept, of whatever version, for when no better answer is to be had. */
  stale(question: string): Stale<Answer> | undefined {
    const known = this.find(question);
    return known && { answer: known.answer, ageMs: this.now() - known.madeAt };
  }

  private find(question: string): Kept<Answer> | undefined {
    return this.pages.get(question) ?? this.missing.get(question);
  }

  private begin(question: string, version: string, answer: Promise<Answer>): Promise<Answer> {
    const run = { answer, version };
    this.running.set(question, run);
    const finish = (answer?: Answer) => {
      // Overtaken by one that was begun later.
      if (this.running.get(question) !== run) return;
      this.running.delete(question);
      if (answer && answer.kind !== 'failure') this.keep(question, version, answer);
    };
    answer.then(finish, () => finish());
    return answer;
  }

  private keep(question: string, version: string, answer: Answer): void {
    this.pages.delete(question);
    this.missing.delete(question);
    if (answer.kind === 'own') return;
    const place = answer.kind === 'missing' ? this.missing : this.pages;
    place.set(question, { answer, version, madeAt: this.now() }, answer.bytes);
  }
}
