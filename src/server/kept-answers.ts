import { BoundedMap } from './bounded-map';

/** What is published is seen by everyone who asks this much later: within a second, reading and sending it included. */
export const SEEN_WITHIN_MS = 800;

/** The part of an answer's time after which the next one is prepared. */
const GOOD_SHARE = 0.75;

/** An answer's worth: how long it may be given again (0 for not at all), and what keeping it costs. */
export interface Keepable {
  readonly keptMs: number;
  readonly bytes: number;
}

/** Both were begun at `since`: an answer knows nothing of what happened later. */
interface Kept<Answer> {
  answer: Answer;
  since: number;
}

interface Running<Answer> {
  answer: Promise<Answer>;
  since: number;
}

/**
 * Gives the same answer to many who ask the same question, for as long as that answer says. In the last quarter of its time the next
 * one is prepared, so that nobody waits for what is asked all the time. `now` counts milliseconds and never goes back.
 */
export class KeptAnswers<Answer extends Keepable> {
  private readonly kept: BoundedMap<Kept<Answer>>;
  private readonly running = new Map<string, Running<Answer>>();

  constructor(
    maxBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.kept = new BoundedMap(maxBytes);
  }

  /** Gives the kept answer at once, or what `ask` will give, which many may wait for together. */
  answer(question: string, ask: () => Promise<Answer>): Answer | Promise<Answer> {
    const moment = this.now();
    const known = this.kept.get(question);
    const age = known ? moment - known.since : Infinity;
    if (known && age < known.answer.keptMs * GOOD_SHARE) return known.answer;
    const running = this.running.get(question);
    const isShared = running && moment - running.since < SEEN_WITHIN_MS;
    const next = isShared ? running : this.begin(question, ask, moment);
    return known && age < known.answer.keptMs ? known.answer : next.answer;
  }

  /** Something changed: no answer that was begun before now is given to anyone who asks from now on. */
  forget(): void {
    this.kept.clear();
    this.running.clear();
  }

  private begin(question: string, ask: () => Promise<Answer>, since: number): Running<Answer> {
    const run: Running<Answer> = { answer: ask(), since };
    this.running.set(question, run);
    const finish = (answer?: Answer) => {
      // Forgotten, or overtaken by one that knows more.
      if (this.running.get(question) !== run) return;
      this.running.delete(question);
      this.kept.delete(question);
      if (answer && answer.keptMs > 0) this.kept.set(question, { answer, since }, answer.bytes);
    };
    run.answer.then(finish, () => finish());
    return run;
  }
}
